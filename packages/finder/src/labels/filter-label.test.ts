import { regionAuBasics } from "@hjem/region-au/basics";
import { terms as australian } from "@hjem/region-au/terms/en";
import { regionNoBasics } from "@hjem/region-no/basics";
import { terms as termsNo } from "@hjem/region-no/terms/no";
import type { Translator } from "@hjem/storefront/page-context";
import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { filterLabel } from "./filter-label.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const norway: Translator = {
  region: regionNoBasics,
  language: regionNoBasics.languages[0],
  term: (key) => termsNo[key],
  i18n,
};
const australia: Translator = {
  region: regionAuBasics,
  language: regionAuBasics.languages[0],
  term: (key) => australian[key],
  i18n,
};

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("shortens amounts as the market does", () => {
  const search = { priceMin: 4_000_000, priceMax: 7_000_000 };
  expect(plain(filterLabel(norway, search, "price"))).toBe("4–7 mill.");
  expect(plain(filterLabel(australia, search, "price"))).toBe("$4m – 7m");
});

test("a rent has the period of its market", () => {
  const rent = { priceMax: 600, listingType: "rent", acquisition: "rent" } as const;
  expect(plain(filterLabel(australia, rent, "price"))).toBe("Up to $600 per week");
  expect(plain(filterLabel(norway, { ...rent, priceMax: 15_000 }, "price"))).toBe(
    "Up to 15 000 kr/mnd.",
  );
  const open = { listingType: "rent", acquisition: "rent" } as const;
  expect(filterLabel(australia, open, "price")).toBe("");
  const premises = { priceMax: 60_000, listingType: "commercial", acquisition: "rent" } as const;
  expect(plain(filterLabel(australia, premises, "price"))).toBe("Up to $60k per year");
});

test("no bedrooms are a studio", () => {
  expect(filterLabel(australia, { bedroomMax: 0 }, "bedroom")).toBe("Studio");
  expect(filterLabel(australia, { bedroomMin: 1, bedroomMax: 2 }, "bedroom")).toBe("1–2 bedrooms");
});

test("rooms are a minimum, other ranges from and up to", () => {
  expect(filterLabel(norway, { bedroomMin: 2 }, "bedroom")).toBe("2+ soverom");
  expect(plain(filterLabel(norway, { primaryRoomMin: 60 }, "primaryRoom"))).toBe(
    "BRA-i from 60 m²",
  );
});

test("joins several values of a filter, in the market's terms", () => {
  expect(filterLabel(norway, { energyProfile: ["a", "b"] }, "energyProfile")).toBe(
    "Energimerking A, B",
  );
  expect(filterLabel(norway, { propertyType: ["apartment", "townhouse"] }, "propertyType")).toBe(
    "Leilighet, Rekkehus",
  );
});

test("uses the Australian name of the ground floor, and never calls it level 1 in a range", () => {
  expect(filterLabel(australia, { floors: { min: 1, max: 1 } }, "floors")).toBe("Ground floor");
  expect(filterLabel(australia, { floors: { min: 2, max: 2 } }, "floors")).toBe("Level 2");
  expect(filterLabel(australia, { floors: { min: 1, max: 3 } }, "floors")).toBe("Level up to 3");
  expect(filterLabel(norway, { floors: { min: 1, max: 1 } }, "floors")).toBe("1. etasje");
});

test("has its own label for not the ground floor", () => {
  expect(filterLabel(norway, { floors: { min: 2 } }, "floors")).toBe("Ikke 1. etasje");
});
