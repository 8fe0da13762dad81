import { expect, test } from "vitest";
import { vocabularyErrors } from "./schema-org.ts";

const context = { "@context": "https://schema.org" };

test("finds no error in structured data with known terms", () => {
  const offer = { "@type": "Offer", price: 1, availability: "https://schema.org/InStock" };
  const about = { "@type": "House", numberOfRooms: 4, yearBuilt: 1956 };
  const data = { ...context, "@type": "RealEstateListing", name: "x", offers: offer, about };
  expect(vocabularyErrors(data)).toEqual([]);
});

test("names unknown types, properties and values", () => {
  expect(vocabularyErrors({ ...context, "@type": "Hytte" })).toEqual([
    "Hytte: there is no type Hytte",
  ]);
  expect(vocabularyErrors({ ...context, "@type": "Residence", numberOfBedrooms: 3 })).toEqual([
    "Residence.numberOfBedrooms: Residence has no such property",
  ]);
  const gone = { "@type": "Offer", availability: "https://schema.org/Gone" };
  expect(vocabularyErrors({ ...context, "@type": "RealEstateListing", offers: gone })).toEqual([
    expect.stringContaining("RealEstateListing.offers.availability"),
  ]);
  const person = { ...context, "@type": "Offer", seller: { "@type": "House" } };
  expect(vocabularyErrors(person)).toHaveLength(1);
});
