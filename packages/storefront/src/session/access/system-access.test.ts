import { HOUR_MS } from "@hjem/domain/durations";
import { expect, test } from "vitest";
import { createStorage } from "../../storage/storage.ts";
import { createSystemAccess, gateTimer, parseExpiration } from "./system-access.ts";

const NOON = Date.parse("2026-11-21T12:00:00Z");

function browser() {
  const values = new Map<string, string>();
  let instant = NOON;
  const backend = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const now = () => instant;
  const access = createSystemAccess(createStorage(backend, now), now);
  return { access, values, advance: (milliseconds: number) => (instant += milliseconds) };
}

test("ACC-105..107: sets a timer for an authorisation only when less than 24 hours are left", () => {
  expect(gateTimer(NOON + 25 * HOUR_MS, NOON)).toBeNull();
  expect(gateTimer(NOON + 24 * HOUR_MS, NOON)).toBeNull();
  expect(gateTimer(NOON + 24 * HOUR_MS - 1, NOON)).toBe(24 * HOUR_MS - 1);
  expect(gateTimer(NOON - 1, NOON)).toBe(0);
});

test.each([
  ["2026-11-21T12:00:00.000Z", NOON],
  [NOON / 1000, NOON],
  [String(NOON / 1000), NOON],
  [NOON, NOON],
  ["soon", undefined],
  ["", undefined],
  [null, undefined],
])("ACC-111: reads an expiration of %j", (expiration, instant) => {
  expect(parseExpiration(expiration)).toBe(instant);
});

test("ACC-104, ACC-108: keeps access until it expires, then removes it", () => {
  const { access, values, advance } = browser();
  expect(access.until()).toBeNull();
  access.open(NOON + HOUR_MS);
  expect(access.until()).toBe(NOON + HOUR_MS);
  advance(HOUR_MS);
  expect(access.until()).toBeNull();
  expect(values.size).toBe(0);
});
