import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("D27: without a word about it the mode is live, and everything has a usable value", () => {
  const config = readConfig({});
  expect(config).toMatchObject({ mode: "live", port: 3001, databaseUrl: null, pictures: "draw" });
  expect(config.trustedProxies).toEqual(["127.0.0.1", "::1"]);
});

test("D35: a fixed instant stops the clock", () => {
  const { now } = readConfig({ HJEM_NOW: "2026-11-21T10:00:00+01:00" });
  expect(now()).toBe(Date.parse("2026-11-21T09:00:00Z"));
});

test("a wrong variable is named", () => {
  expect(() => readConfig({ PORT: "eighty" })).toThrow(/^PORT is not usable/);
  expect(() => readConfig({ HJEM_MODE: "test" })).toThrow(/^HJEM_MODE is not usable/);
});

test("tests ask for a smaller demo than the one that is shown", () => {
  expect(readConfig({}).demoListings).toBe(6_000);
  expect(readConfig({ DEMO_LISTINGS: "1000" }).demoListings).toBe(1_000);
  expect(() => readConfig({ DEMO_LISTINGS: "0" })).toThrow(/^DEMO_LISTINGS is not usable/);
});

test("D48: memory answers searches unless the database alone is asked for", () => {
  expect(readConfig({}).searchIndex).toBe("memory");
  expect(readConfig({ SEARCH_INDEX: "sql" }).searchIndex).toBe("sql");
  expect(() => readConfig({ SEARCH_INDEX: "none" })).toThrow(/^SEARCH_INDEX is not usable/);
});
