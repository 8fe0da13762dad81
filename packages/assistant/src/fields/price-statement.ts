import type { Answer } from "../answer-types.ts";
import type { FieldContext } from "./field-row.ts";

/** What is asked of a price, in any words: none of it is known while the price is withheld. */
const amounts: ReadonlySet<string> = new Set([
  "askingPrice",
  "totalPrice",
  "addingCost",
  "transferDuty",
  "monthlyCost",
  "pricePerArea",
  "valuation",
  "annualPropertyTax",
  "rentalIncome",
]);

/** The statement that the law puts in place of a price that is withheld (D125); null for every other question and home. */
export function priceStatementFor({ listing }: FieldContext, intent: string): Answer | null {
  const { priceStatement } = listing;
  if (priceStatement === undefined || !amounts.has(intent)) return null;
  return {
    intent,
    sentences: [priceStatement],
    quotes: [{ field: "priceStatement", anchor: "price" }],
    status: "answered",
    isEnquiryOffered: false,
  };
}
