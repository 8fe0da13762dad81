import { SearchRequest, type SearchRequestInput } from "@hjem/domain/search/search-filter";
import { messages as labelsNo } from "@hjem/finder/labels/locales/no.po";
import { regionAuBasics } from "@hjem/region-au/basics";
import { terms as termsAu } from "@hjem/region-au/terms/en";
import { regionNoBasics } from "@hjem/region-no/basics";
import { terms as termsNo } from "@hjem/region-no/terms/no";
import type { Translator } from "@hjem/storefront/page-context";
import { type Messages, setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { messages as titleNo } from "../title/locales/no.po";
import { messages as nameNo } from "./locales/no.po";
import { searchName } from "./search-name.ts";

const translator = (
  part: Pick<Translator, "region" | "term">,
  locale: "en" | "no",
  messages: Messages,
): Translator => ({
  ...part,
  language: part.region.languages[0],
  i18n: setupI18n({ locale, messages: { [locale]: messages } }),
});
const norway = translator({ region: regionNoBasics, term: (key) => termsNo[key] }, "no", {
  ...labelsNo,
  ...titleNo,
  ...nameNo,
});
const australia = translator({ region: regionAuBasics, term: (key) => termsAu[key] }, "en", {});

const name = (site: Translator, search: SearchRequestInput, ...places: string[]) =>
  searchName(
    site,
    SearchRequest.parse(search),
    places.map((place) => ({ geoId: `city:${place.toLowerCase()}`, name: place })),
  ).replaceAll("\u00a0", " ");

test("names bedrooms, place and price as the market writes them", () => {
  const search: SearchRequestInput = { bedroomMin: 3, priceMax: 5_000_000 };
  expect(name(norway, search, "Trondheim")).toBe("3+ soverom i Trondheim under 5 mill.");
  expect(name(australia, { bedroomMin: 3, priceMax: 1_500_000 }, "Fitzroy")).toBe(
    "3+ bedrooms in Fitzroy under $1.5m",
  );
});

test("says what is searched where no type or bedrooms are chosen, and that homes are for rent", () => {
  expect(name(norway, {})).toBe("Boliger til salgs");
  expect(name(australia, {}, "Fitzroy", "Carlton")).toBe("Homes for sale in Fitzroy and Carlton");
  const rental: SearchRequestInput = { listingType: "rent", acquisition: "rent", priceMin: 10_000 };
  expect(name(norway, rental, "Oslo")).toBe("Boliger til leie i Oslo over 10 000 kr");
  expect(name(norway, { ...rental, bedroomMin: 2, priceMax: 20_000 }, "Oslo")).toBe(
    "2+ soverom til leie i Oslo 10 000–20 000 kr",
  );
  const leisure: SearchRequestInput = { listingType: "leisure", bedroomMin: 4 };
  expect(name(norway, leisure, "Oppdal")).toBe("Fritidsboliger til salgs med 4+ soverom i Oppdal");
});

test("joins the type with the bedrooms", () => {
  const search: SearchRequestInput = { propertyType: ["townhouse"], bedroomMin: 2 };
  expect(name(norway, search, "Bergen")).toBe("Rekkehus med 2+ soverom i Bergen");
  expect(name(australia, { ...search, listingType: "rent", acquisition: "rent" })).toBe(
    "Townhouse with 2+ bedrooms for rent",
  );
});

test("names an area that is drawn, a circle, and the frame of a map", () => {
  const polygon: [number, number][] = [
    [10.3, 63.4],
    [10.4, 63.4],
    [10.4, 63.5],
  ];
  expect(name(norway, { polygon })).toBe("Boliger til salgs i et tegnet område");
  const circle = { mapCentroid: { lat: 63.4, lng: 10.4 }, propertyRadius: 2_000 };
  expect(name(australia, circle)).toBe("Homes for sale within 2 km of a point");
  const frame = {
    locationTopLeftLat: 63.5,
    locationTopLeftLng: 10.2,
    locationBottomRightLat: 63.3,
    locationBottomRightLng: 10.6,
  };
  expect(name(norway, frame)).toBe("Boliger til salgs i et utsnitt av kartet");
});

test("names three more filters and counts the others; a name has 100 characters at most", () => {
  const many: SearchRequestInput = {
    bedroomMin: 3,
    floors: { min: 2 },
    primaryRoomMin: 60,
    isPetAllowed: true,
    isPublishedToday: true,
    keywords: "peis",
  };
  const long = name(norway, many, "Trondheim");
  expect(long).toMatch(/^3\+ soverom i Trondheim, .+, .+, .+, 2 filtre til$/);
  expect(long).toContain("BRA-i fra 60 m²");
  const keywords = "lang ".repeat(30).trim();
  expect(name(norway, { bedroomMin: 3, keywords }, "Trondheim")).toBe(
    "3+ soverom i Trondheim, 1 filter til",
  );
  const places = ["Å".repeat(60), "Ø".repeat(60)];
  expect(name(norway, { bedroomMin: 3 }, ...places).length).toBeLessThanOrEqual(100);
});
