import { expect, test } from "vitest";
import type { z } from "zod";
import { changesBetween } from "./listing-changes.ts";
import { Listing } from "./listing.ts";
import { viewingDate } from "./viewing-date.ts";

const at = (day: string) => viewingDate({ day, timeFrom: "12:00", timeTo: "13:00" }, "Europe/Oslo");
const image = (name: string) => ({
  type: "kitchen" as const,
  url: `/media/${name}`,
  ratio: 1.5,
  color: "#000000",
});

type Given = Partial<z.input<typeof Listing>>;
const listing = (given: Given = {}): Listing =>
  Listing.parse({
    id: "0000000001",
    listingType: "residential_sale",
    propertyTypes: ["apartment"],
    ownerType: "user",
    agencyId: "-1",
    agency: null,
    title: "A flat",
    description: "<p>Light.</p>",
    address: {
      fullAddress: "Storgata 1, 0184 Oslo",
      displayName: "Oslo",
      street: "Storgata 1",
      suburb: "Oslo",
      region: "Oslo",
      municipality: "Oslo",
      postCode: "0184",
      coordinates: { lat: 59.9, lng: 10.7 },
      geoIds: ["county:03"],
      timeZone: "Europe/Oslo",
    },
    images: [image("aaaaaaaa"), image("bbbbbbbb")],
    facilities: ["lift", "balcony"],
    prices: { price: { amount: 5_000_000, currency: "NOK" } },
    details: { internalArea: { min: 60, max: 60 } },
    contractDetails: {},
    additionalInfo: { energyProfile: {} },
    status: "available",
    viewingDates: [],
    priceHistory: [],
    createdAt: "2026-11-01T08:00:00.000Z",
    publishedAt: "2026-11-02T08:00:00.000Z",
    changedAt: "2026-11-20T08:00:00.000Z",
    ...given,
  });

const since = (before: Given, after: Given) => changesBetween(listing(before), listing(after));

test("PROP-051: a change of price, price range or status is listed with the previous value", () => {
  expect(since({}, { prices: { price: { amount: 4_900_000, currency: "NOK" } } })).toEqual([
    {
      what: "price",
      before: { min: 5_000_000, max: 5_000_000 },
      after: { min: 4_900_000, max: 4_900_000 },
    },
  ]);
  expect(since({}, { prices: { price: { min: 4, max: 6, currency: "NOK" } } })).toMatchObject([
    { what: "price", after: { min: 4, max: 6 } },
  ]);
  expect(since({}, { status: "sold" })).toEqual([
    { what: "status", before: "available", after: "sold" },
  ]);
});

test("changes of area, text and pictures are listed; reordered pictures are not", () => {
  expect(since({}, { details: { internalArea: { min: 62, max: 62 } } })).toEqual([
    { what: "area", area: "internal", before: { min: 60, max: 60 }, after: { min: 62, max: 62 } },
  ]);
  expect(since({}, { title: "A light flat", description: "<p>Lighter.</p>" })).toEqual([
    { what: "title", before: "A flat", after: "A light flat" },
    { what: "description" },
  ]);
  expect(since({}, { images: [image("bbbbbbbb"), image("aaaaaaaa")] })).toEqual([]);
  expect(since({}, { images: [image("bbbbbbbb"), image("cccccccc")] })).toEqual([
    { what: "photos", before: 2, after: 2 },
  ]);
});

test("removing a past viewing is no change, removing a future one is a cancellation", () => {
  const view = since(
    { viewingDates: [at("2026-11-19"), at("2026-12-01")] },
    { viewingDates: [at("2026-12-05")] },
  );
  expect(view).toEqual([
    {
      what: "viewing",
      before: { day: "2026-12-01", timeFrom: "12:00", timeTo: "13:00" },
      after: null,
    },
    {
      what: "viewing",
      before: null,
      after: { day: "2026-12-05", timeFrom: "12:00", timeTo: "13:00" },
    },
  ]);
});

test("a change that the page does not show is not listed", () => {
  expect(since({}, { facilities: ["balcony", "lift"] })).toEqual([]);
});
