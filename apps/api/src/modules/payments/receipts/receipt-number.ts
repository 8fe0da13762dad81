import type { Queries } from "../../../db/schema.ts";

const DIGITS = 6;

/**
 * The next number of a site's receipts and credit notes, e.g. `2026-000001`: one series a year without gaps, as the number
 * is taken in the transaction that needs it, one after another (D97).
 */
export async function nextReceiptNumber(
  trx: Queries,
  { region, year }: { region: string; year: number },
): Promise<string> {
  const { last } = await trx
    .insertInto("receipt_series")
    .values({ region, year, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["region", "year"])
        .doUpdateSet((is) => ({ last: is("receipt_series.last", "+", 1) })),
    )
    .returning("last")
    .executeTakeFirstOrThrow();
  return `${year}-${String(last).padStart(DIGITS, "0")}`;
}
