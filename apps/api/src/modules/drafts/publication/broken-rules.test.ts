import type { Draft } from "@hjem/domain/draft/draft";
import { regionAu } from "@hjem/region-au";
import { regionNo } from "@hjem/region-no";
import { expect, test } from "vitest";
import { brokenRules } from "./broken-rules.ts";

const now = Date.parse("2026-11-21T09:00:00Z");
const state = { complete: true, missing: [] };
const draft: Draft & { listingType: NonNullable<Draft["listingType"]> } = {
  id: "0190b6a0-0000-7000-8000-000000000000",
  propertyId: null,
  agencyId: "-1",
  status: "draft",
  version: 1,
  listingType: "residential_sale",
  location: { region: "VIC" },
  images: [],
  propertyDetail: { propertyTypes: ["apartment"], title: "Renovated two-bedroom apartment" },
  priceAndDate: { priceMethod: "guide", askingPrice: 850_000, askingPriceMax: 920_000 },
  contacts: {},
  attachments: [],
  tabs: { type: state, photos: state, location: state, details: state, price: state },
  hasUnpublishedChanges: false,
  isPaid: false,
  review: null,
  undoUntil: null,
  expiresAt: null,
  publishedAt: null,
  createdAt: "2026-11-20T10:00:00.000Z",
  changedAt: "2026-11-20T10:00:00.000Z",
};

test("market 13: a price range that Victoria forbids is not published, and named by its field", () => {
  expect(brokenRules(draft, regionAu, now)).toEqual([]);
  const priceAndDate = { ...draft.priceAndDate, askingPriceMax: 990_000 };
  expect(brokenRules({ ...draft, priceAndDate }, regionAu, now)).toEqual([
    "price_and_date.asking_price_max",
  ]);
});

test("market 13: a deposit above six months' rent is not published in Norway", () => {
  const rental = { ...draft, listingType: "residential_rent" as const };
  const priceAndDate = { monthly: 15_000, deposit: 100_000 };
  expect(brokenRules({ ...rental, priceAndDate }, regionNo, now)).toEqual([
    "price_and_date.deposit",
  ]);
});

test("LIST-087, LIST-101: what does not fit the schema of its type is not published; empty fields do", () => {
  const premises = { ...draft, listingType: "commercial_rent" as const, priceAndDate: {} };
  expect(brokenRules(premises, regionNo, now)).toEqual(["property_detail.gross_area"]);
});

test("an energy label that is missing is advice, and stops nobody", () => {
  expect(
    brokenRules({ ...draft, priceAndDate: { askingPrice: 4_000_000 } }, regionNo, now),
  ).toEqual([]);
});
