import { WHOLE_MONEY_MAX } from "../listing/money-limits.ts";
import { totalPriceOf } from "../listing/price/total-price.ts";
import type { PriceAndDate } from "./draft-detail.ts";

/** The total needs no currency: it is a sum of amounts of one market. */
const money = (amount: number | null | undefined) =>
  amount === null || amount === undefined
    ? null
    : { amount, min: null, max: null, currency: "NOK" as const };

/**
 * The total price of a draft in whole units: asking price, joint debt, and the purchase costs unless the price includes
 * them (LIST-061, D90, market N1). Null without an asking price, and for a sum that is no amount of a home.
 */
export function draftTotalPrice({
  askingPrice,
  jointDebt,
  addingCost,
  costIncluded,
}: Pick<PriceAndDate, "askingPrice" | "jointDebt" | "addingCost" | "costIncluded">): number | null {
  const total = totalPriceOf({
    askingPrice: money(askingPrice),
    jointDebt: money(jointDebt),
    addingCost: costIncluded === true ? null : money(addingCost),
  });
  const sum = total?.min ?? null;
  return sum !== null && sum <= WHOLE_MONEY_MAX ? sum : null;
}
