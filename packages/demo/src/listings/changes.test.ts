import { changesBetween } from "@hjem/domain/listing/listing-changes";
import { expect, test } from "vitest";
import { demoListings } from "../demo-listings.ts";
import { demoChanges } from "./changes.ts";

const order = { region: "no", count: 300, seed: "log", anchorDay: "2026-11-21" };
const listings = demoListings(order).map(({ listing }) => listing);
const logOf = (listing: (typeof listings)[number]) =>
  demoChanges(order.seed, listing, order.anchorDay);

test("D35: the change log of a listing is deterministic, within its lifetime, and newest first", () => {
  for (const listing of listings) {
    const log = logOf(listing);
    expect(log).toEqual(logOf(listing));
    const days = log.map(({ at }) => at);
    expect(days).toEqual(days.toSorted().toReversed());
    const outside = days
      .map((day) => day.slice(0, 10))
      .filter((day) => day < listing.publishedAt.slice(0, 10) || day > order.anchorDay);
    expect(outside).toEqual([]);
  }
});

test("a price drop is in the change log and in the price history, and ends at today's price", () => {
  const reduced = listings.filter(({ priceHistory }) =>
    priceHistory.some(({ action }) => action === "price_changed"),
  );
  expect(reduced.length).toBeGreaterThan(5);
  for (const listing of reduced) {
    const step = listing.priceHistory.find(({ action }) => action === "price_changed");
    const view = logOf(listing).find(({ change }) => change.what === "price");
    expect(view?.change).toMatchObject({ after: { min: step?.price, max: step?.price } });
  }
});

test("there is an example of every kind of change", () => {
  const kinds = new Set(
    listings.flatMap((listing) => logOf(listing).map(({ change }) => change.what)),
  );
  expect([...kinds].toSorted()).toEqual([
    "area",
    "description",
    "photos",
    "price",
    "status",
    "viewing",
  ]);
  expect(listings.flatMap((listing) => changesBetween(listing, listing))).toEqual([]);
});
