import { expect, test } from "vitest";
import { tabsOf } from "./tabs-of.ts";

test("PROP-002..005: a home for sale has all tabs, a rental no loan tab", () => {
  const open = { status: "available" } as const;
  expect(tabsOf(open, { hasLoan: true, hasInsurance: true })).toEqual([
    "history",
    "insurance",
    "mortgage",
  ]);
  expect(tabsOf(open, { hasLoan: false, hasInsurance: true })).toEqual(["history", "insurance"]);
  expect(tabsOf({ status: "future" }, { hasLoan: true, hasInsurance: false })).toEqual([
    "history",
    "mortgage",
  ]);
});

test("D17: a home off the market keeps its history and has no purchase tabs", () => {
  for (const status of ["sold", "rented", "unavailable"] as const) {
    expect(tabsOf({ status }, { hasLoan: true, hasInsurance: true })).toEqual(["history"]);
  }
});
