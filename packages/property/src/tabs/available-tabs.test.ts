import { expect, test } from "vitest";
import { availableTabs } from "./available-tabs.ts";

test("PROP-002..005: a home for sale has all tabs, a rental no loan tab", () => {
  const open = { status: "available" } as const;
  expect(availableTabs(open, { hasLoan: true, hasInsurance: true })).toEqual([
    "history",
    "insurance",
    "mortgage",
  ]);
  expect(availableTabs(open, { hasLoan: false, hasInsurance: true })).toEqual([
    "history",
    "insurance",
  ]);
  expect(availableTabs({ status: "future" }, { hasLoan: true, hasInsurance: false })).toEqual([
    "history",
    "mortgage",
  ]);
});

test("D17: a home off the market keeps its history and has no purchase tabs", () => {
  for (const status of ["sold", "rented", "unavailable"] as const) {
    expect(availableTabs({ status }, { hasLoan: true, hasInsurance: true })).toEqual(["history"]);
  }
});
