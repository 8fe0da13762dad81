import { expect, test } from "vitest";
import { firstListedAt } from "./first-listed.ts";

const listedAt = (...steps: readonly [string, "listed" | "relisted" | "withdrawn" | "sold"][]) =>
  firstListedAt({
    publishedAt: "2026-11-02T08:00:00.000Z",
    timeZone: "Europe/Oslo",
    priceHistory: steps.map(([date, action]) => ({ date, action })),
  });

test("D87: a home that was withdrawn and relisted is listed since the first time", () => {
  expect(
    listedAt(["2026-11-02", "relisted"], ["2026-06-01", "listed"], ["2026-08-01", "withdrawn"]),
  ).toBe("2026-05-31T22:00:00.000Z");
});

test("D87, D100: a sale, or more than 180 days off the market, starts anew", () => {
  expect(listedAt(["2020-03-01", "listed"], ["2020-04-01", "sold"], ["2026-10-01", "listed"])).toBe(
    "2026-09-30T22:00:00.000Z",
  );
  expect(
    listedAt(["2025-01-10", "listed"], ["2025-02-01", "withdrawn"], ["2026-10-01", "relisted"]),
  ).toBe("2026-09-30T22:00:00.000Z");
});

test("without a history it is the instant of publication", () => {
  expect(listedAt()).toBe("2026-11-02T08:00:00.000Z");
  expect(listedAt(["2026-11-05", "relisted"])).toBe("2026-11-02T08:00:00.000Z");
});
