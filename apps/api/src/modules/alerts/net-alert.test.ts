import type { ListingChange } from "@hjem/domain/listing/listing-history";
import type { AlertReason } from "@hjem/domain/saved/saved-rules";
import { expect, test } from "vitest";
import { type AlertedChange, joinChanges, netAlerts } from "./net-alert.ts";

const price = (before: number, after: number): ListingChange => ({
  what: "price",
  before: { min: before, max: before },
  after: { min: after, max: after },
});
const status = (before: "available" | "sold", after: "available" | "sold"): ListingChange => ({
  what: "status",
  before,
  after,
});
const time = (day: string) => ({ day, timeFrom: "17:00", timeTo: "18:00" });
const viewing = (before: string | null, after: string | null): ListingChange => ({
  what: "viewing",
  before: before === null ? null : time(before),
  after: after === null ? null : time(after),
});

let number = 0;
const alert = (
  reasons: readonly AlertReason[],
  changes: readonly ListingChange[],
  more: Partial<AlertedChange> = {},
): AlertedChange => ({
  alertId: `alert-${(number += 1)}`,
  propertyId: "home",
  reasons,
  changes,
  searchIds: [],
  isFavorite: false,
  ...more,
});

/** What is said of alerts in the order in which they were made. */
const said = (...alerts: AlertedChange[]) => {
  const [item] = netAlerts(alerts.toReversed());
  return item ? { reasons: item.reasons, changes: item.changes } : null;
};

test("D72: a home that changed three times is one item from the first price to the present one", () => {
  const [first, second, third] = [
    alert(["price"], [price(4_650_000, 4_600_000)], { searchIds: ["b"] }),
    alert(["price"], [price(4_600_000, 4_550_000)], { isFavorite: true }),
    alert(["price", "viewing"], [price(4_550_000, 4_490_000), viewing(null, "2026-12-01")], {
      searchIds: ["a", "b"],
    }),
  ];
  expect(netAlerts([third, second, first])).toEqual([
    {
      ...third,
      reasons: ["price", "viewing"],
      changes: [price(4_650_000, 4_490_000), viewing(null, "2026-12-01")],
      searchIds: ["a", "b"],
      isFavorite: true,
      alertIds: [third.alertId, second.alertId, first.alertId],
    },
  ]);
});

test("D72: a price that is back to what it was is no news, unless something else happened", () => {
  const down = alert(["price"], [price(4_650_000, 4_490_000)]);
  const up = [price(4_490_000, 4_650_000)];
  expect(said(down, alert(["price"], up))).toBeNull();
  expect(
    said(down, alert(["price", "photos"], [...up, { what: "photos", before: 8, after: 8 }])),
  ).toEqual({ reasons: ["photos"], changes: [{ what: "photos", before: 8, after: 8 }] });
});

test("D70: of what a home became only the last holds", () => {
  const sold = alert(["sold"], [status("available", "sold")]);
  const back = alert(["back"], [status("sold", "available")]);
  expect(said(alert(["new"], []), sold)?.reasons).toEqual(["sold"]);
  expect(said(sold, back)).toBeNull();
  expect(said(alert(["new"], []), sold, back)?.reasons).toEqual(["new"]);
  expect(said(back, alert(["price"], [price(5, 4)]))?.reasons).toEqual(["price", "back"]);
});

test("a listing that came and was deleted is not mentioned; one that was sold and deleted is without page", () => {
  const deleted = alert(["withdrawn"], []);
  expect(said(alert(["new"], []), deleted)).toBeNull();
  expect(said(alert(["sold"], [status("available", "sold")]), deleted)).toEqual({
    reasons: ["withdrawn"],
    changes: [],
  });
});

test("a new home is new whatever else was added to it; its price may have changed", () => {
  const changed = alert(["price", "text"], [price(5, 4), { what: "description" }]);
  expect(said(alert(["new"], []), changed)?.reasons).toEqual(["new", "price"]);
});

test.each([
  ["moved twice", [viewing("1", "2"), viewing("2", "3")], [viewing("1", "3")]],
  ["moved and back", [viewing("1", "2"), viewing("2", "1")], []],
  ["added and cancelled", [viewing(null, "2"), viewing("2", null)], []],
  ["cancelled and restored", [viewing("2", null), viewing(null, "2")], []],
  ["another", [viewing("1", null), viewing(null, "2")], [viewing("1", null), viewing(null, "2")]],
])("viewings one after the other are one change: %s", (_name, changes, expected) => {
  expect(joinChanges(changes)).toEqual(expected);
});

test("other homes stay items of their own, the newest first", () => {
  const one = alert(["new"], [], { propertyId: "one" });
  const two = alert(["new"], [], { propertyId: "two" });
  const again = alert(["viewing"], [viewing(null, "1")], { propertyId: "one" });
  expect(netAlerts([again, two, one]).map(({ propertyId }) => propertyId)).toEqual(["one", "two"]);
});
