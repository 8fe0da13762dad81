import { DAY_MS } from "@hjem/domain/durations";
import { expect, test } from "vitest";
import { createStorage } from "../storage/storage.ts";
import { firstVisitOf, storeVisitor, renewVisitor } from "./visitor-record.ts";

const START = Date.parse("2026-11-21T12:00:00Z");
const other = () => "other";

test("FND-042, FND-046, ACC-128: the first visit creates a record with an id that expires in five days", () => {
  const values = new Map<string, string>();
  const backend = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  storeVisitor(
    createStorage(backend, () => START),
    START,
    () => "first",
  );
  expect(JSON.parse(values.get("visitor") ?? "")).toEqual({
    value: { id: "first", expiry: START + 5 * DAY_MS, since: START },
    expires: START + 5 * DAY_MS,
  });
});

test("ACC-125, ACC-127: a visit on the fourth day keeps the id and extends it to the ninth", () => {
  const first = renewVisitor(undefined, START, () => "first");
  const again = renewVisitor(first, START + 4 * DAY_MS, other);
  expect(again).toEqual({ id: "first", expiry: START + 9 * DAY_MS, since: START });
});

test("ACC-124: after five days without a visit there is a new id", () => {
  const first = renewVisitor(undefined, START, () => "first");
  expect(renewVisitor(first, START + 5 * DAY_MS, other).id).toBe("other");
});

test("CMS-037: the first visit is that of the record, however often it is renewed", () => {
  const first = renewVisitor(undefined, START, () => "first");
  expect(firstVisitOf(renewVisitor(first, START + 4 * DAY_MS, other))).toBe(START);
  // A record of an earlier version says nothing about it.
  expect(firstVisitOf({ id: "first", expiry: START })).toBeNull();
  expect(firstVisitOf(null)).toBeNull();
});

test.each([null, "text", {}, { id: 3, expiry: START + 1 }, { id: "", expiry: START + 1 }])(
  "ignores an invalid record (%j)",
  (stored) => expect(renewVisitor(stored, START, other).id).toBe("other"),
);
