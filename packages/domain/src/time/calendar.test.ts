import { expect, test } from "vitest";
import {
  addDays,
  availableFromMonths,
  daysBetween,
  isDay,
  resolveDay,
  viewingDays,
} from "./calendar.ts";

test("a day must exist", () => {
  expect(
    ["2028-02-29", "2026-02-29", "2026-13-01", "2026-1-1", "today", "2026-04-31"].map(isDay),
  ).toEqual([true, false, false, false, false, false]);
});

test("FND-053: TODAY is the current day, every other day is itself", () => {
  expect(resolveDay("TODAY", "2026-11-21")).toBe("2026-11-21");
  expect(resolveDay("2026-12-24", "2026-11-21")).toBe("2026-12-24");
});

test("SRCH-170, SRCH-171: the viewing filter offers 30 days from today", () => {
  const days = viewingDays("2026-11-21");
  expect(days).toHaveLength(30);
  expect([days[0], days[29]]).toEqual(["2026-11-21", "2026-12-20"]);
});

test("SRCH-172, SRCH-173: the available-from filter offers 12 months from this one", () => {
  const months = availableFromMonths("2026-11-30");
  expect(months).toHaveLength(12);
  expect([months[0], months[2], months[11]]).toEqual(["2026-11", "2027-01", "2027-10"]);
});

test("counts days across months and leap days", () => {
  expect(addDays("2028-02-28", 2)).toBe("2028-03-01");
  expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
  expect(daysBetween("2026-11-21", "2026-12-01")).toBe(10);
  expect(daysBetween("2026-12-01", "2026-11-21")).toBe(-10);
});
