import { expect, test } from "vitest";
import { repaymentPlan } from "./repayment-plan.ts";

/** The same loan paid down month by month. */
function payDown(loan: number, yearlyRate: number, years: number, monthly: number) {
  let balance = loan;
  let interest = 0;
  const afterYear: number[] = [];
  for (let month = 1; month <= years * 12; month += 1) {
    const due = (balance * yearlyRate) / 1_200;
    interest += due;
    balance += due - monthly;
    if (month % 12 === 0) afterYear.push(balance);
  }
  return { interest, afterYear };
}

test("PROP-005: total cost and remaining balances match month-by-month payments", () => {
  for (const [loan, yearlyRate, years] of [
    [4_000_000, 5.4, 25],
    [600_000, 6.1, 30],
    [1_000_000, 0.01, 7],
  ] as const) {
    const course = repaymentPlan({ loan, yearlyRate, years });
    const stepwise = payDown(loan, yearlyRate, years, course.monthly);
    expect(course.interest).toBeCloseTo(stepwise.interest, 0);
    for (const { year, balance } of course.owed) {
      expect(balance).toBeCloseTo(Math.max(0, stepwise.afterYear[year - 1] ?? Number.NaN), 0);
    }
  }
});

test("lists the balance after the first, every fifth and the last year, ending at zero", () => {
  const { owed } = repaymentPlan({ loan: 1_200_000, yearlyRate: 5, years: 12 });
  expect(owed.map(({ year }) => year)).toEqual([1, 5, 10, 12]);
  expect(owed.at(-1)?.balance).toBeCloseTo(0, 4);
});

test("a loan without interest is repaid in equal parts", () => {
  expect(repaymentPlan({ loan: 120_000, yearlyRate: 0, years: 10 })).toEqual({
    monthly: 1_000,
    paid: 120_000,
    interest: 0,
    owed: [
      { year: 1, balance: 108_000 },
      { year: 5, balance: 60_000 },
      { year: 10, balance: 0 },
    ],
  });
});
