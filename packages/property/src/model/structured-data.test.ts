import { propertyTypes } from "@hjem/domain/listing/enumerations";
import type { Listing } from "@hjem/domain/listing/listing";
import {
  australianListing,
  kroner,
  listing,
  listingDetails,
  listingPrices,
} from "@hjem/storefront/testing/sample-listing";
import { vocabularyErrors } from "@hjem/storefront/testing/schema-org";
import { expect, test } from "vitest";
import { structuredData, type ListingSummary } from "./structured-data.ts";

const view = (given: Partial<ListingSummary> = {}): ListingSummary => ({
  address: "https://no.example/property/001204/3f7q9z2k1m",
  description: "6 490 000 kr. Innholdsrik enebolig",
  country: "NO",
  language: "nb-NO",
  rentPeriod: "month",
  isPriceHidden: false,
  facilities: [{ key: "fireplace", icon: "mdi:fireplace", group: "indoor", label: "Peis" }],
  ...given,
});
const project: Partial<Listing> = {
  objectType: "project",
  propertyTypes: ["apartment"],
  prices: listingPrices({
    price: { amount: null, min: 3_000_000, max: 5_000_000, currency: "NOK" },
  }),
  details: listingDetails({
    bedrooms: { min: 1, max: 3 },
    totalRooms: { min: 2, max: 4 },
    internalArea: { min: 38, max: 92 },
    floor: 3,
  }),
};

test("D86: published questions are questions with accepted answers, and a listing without any has none", () => {
  const publishedAt = "2026-11-20T12:00:00.000Z";
  const words = { question: "Hører det en bod til?", answer: "Ja.", publishedAt };
  const data = structuredData(listing({ questions: [words] }), view());
  expect(vocabularyErrors(data)).toEqual([]);
  expect(data.hasPart).toEqual([
    {
      "@type": "Question",
      name: words.question,
      dateCreated: publishedAt,
      acceptedAnswer: { "@type": "Answer", text: words.answer },
    },
  ]);
  expect(structuredData(listing({ questions: [] }), view())).not.toHaveProperty("hasPart");
});

test("describes every listing type with schema.org terms", () => {
  const kinds = propertyTypes.filter((type) => type !== "all");
  const listings = [
    ...kinds.map((type) => listing({ propertyTypes: [type] })),
    listing(project),
    listing({ ...project, listingType: "residential_rent" }),
    listing({ listingType: "residential_rent", status: "rented" }),
    listing({ agency: null, agent: null, images: [], yearBuilt: null, status: "future" }),
    australianListing({ status: "unavailable" }),
  ];
  const fieldErrors = listings.flatMap((one) => vocabularyErrors(structuredData(one, view())));
  expect(fieldErrors).toEqual([]);
});

test("describes the price, seller, size and facilities of a house for sale", () => {
  expect(structuredData(listing(), view())).toMatchObject({
    image: ["https://no.example/media/aaaaaaaa01-1600.webp", expect.any(String)],
    offers: {
      "@type": "Offer",
      price: 6_490_000,
      priceCurrency: "NOK",
      availability: "https://schema.org/InStock",
      seller: { "@type": "RealEstateAgent", name: "Fjordgløtt Eiendom" },
    },
    about: {
      "@type": "SingleFamilyResidence",
      numberOfRooms: 7,
      numberOfBedrooms: 4,
      numberOfBathroomsTotal: 2,
      yearBuilt: 1956,
      floorSize: { value: 148, unitCode: "MTK" },
      additionalProperty: { name: "lotSize", value: 742 },
      amenityFeature: [{ name: "Peis", value: true }],
      address: { addressCountry: "NO", postalCode: "7032" },
    },
  });
});

test("D23: describes ranges of prices, rooms and areas as ranges", () => {
  expect(structuredData(listing(project), view())).toMatchObject({
    offers: { "@type": "AggregateOffer", lowPrice: 3_000_000, highPrice: 5_000_000 },
    about: {
      numberOfBedrooms: { minValue: 1, maxValue: 3 },
      floorSize: { minValue: 38, maxValue: 92 },
    },
  });
});

test("D30: describes a rent for the market's period", () => {
  const rental = listing({
    listingType: "residential_rent",
    prices: listingPrices({ price: kroner(14_500) }),
  });
  const price = (rentPeriod: "month" | "week" | "year") =>
    structuredData(rental, view({ rentPeriod })).offers;
  expect(price("month")).toMatchObject({
    "@type": "Offer",
    priceSpecification: { price: 14_500, unitCode: "MON" },
  });
  expect(price("week")).toMatchObject({ priceSpecification: { unitCode: "WEE" } });
  expect(price("year")).toMatchObject({ priceSpecification: { unitCode: "ANN" } });
  expect(price("week")).not.toHaveProperty("price");
});

test("leaves out a price that is on request only", () => {
  const { offers } = structuredData(australianListing(), view({ isPriceHidden: true }));
  expect(JSON.stringify(offers)).not.toMatch(/\d{7}/);
});

test("D17: a home off the market is not available, and a withdrawn one is not sold", () => {
  const availability = (status: Listing["status"]) =>
    structuredData(listing({ status }), view()).offers;
  expect(availability("sold")).toMatchObject({ availability: "https://schema.org/SoldOut" });
  expect(availability("unavailable")).toMatchObject({
    availability: "https://schema.org/Discontinued",
  });
});

test("leaves out private owners and phone numbers", () => {
  const data = structuredData(listing({ agency: null, ownerType: "user" }), view());
  expect(data.offers).not.toHaveProperty("seller");
  expect(JSON.stringify(structuredData(listing(), view()))).not.toContain("+47");
});
