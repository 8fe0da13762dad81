import { expect, test } from "vitest";
import { loanTermsIn } from "./loan-terms.ts";
import { readLoanTerms } from "./read-loan-terms.ts";

test("reads terms as people write them in either market", () => {
  const terms = { equity: 1_800_000, yearlyRate: 5.4, years: 25 };
  expect(readLoanTerms({ equity: "1 800 000 kr", yearlyRate: "5,4 %", years: "25" })).toEqual({
    terms,
  });
  expect(readLoanTerms({ equity: "$1,800,000", yearlyRate: "5.4", years: "25" })).toEqual({
    terms,
  });
});

test("names each field without a valid number", () => {
  expect(readLoanTerms({ equity: "-1", yearlyRate: "26", years: "" })).toEqual({
    wrong: ["equity", "yearlyRate", "years"],
  });
  expect(readLoanTerms({ equity: "0", yearlyRate: "0", years: "41" })).toEqual({
    wrong: ["years"],
  });
});

test("ignores anything else in storage", () => {
  expect(loanTermsIn({ equity: 1, yearlyRate: 5, years: 20 })).toEqual({
    equity: 1,
    yearlyRate: 5,
    years: 20,
  });
  for (const stored of [null, 7, {}, { equity: "1", yearlyRate: 5, years: 20 }, [1, 2, 3]]) {
    expect(loanTermsIn(stored)).toBeNull();
  }
});
