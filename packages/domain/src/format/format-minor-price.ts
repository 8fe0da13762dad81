import { type FormatContext, NO_BREAK_SPACE } from "./format-context.ts";
import { formatNumber } from "./format-number.ts";

const MINOR_UNITS = 100;
const DECIMALS = 2;

/** An amount in minor units of the region's currency, to the last of them: `3 490,00 kr`, `$599.00` (D30). */
export function formatMinorPrice(context: FormatContext, minor: number): string {
  const { position, symbol } = context.region.currency;
  const figure = formatNumber(context, Math.abs(minor) / MINOR_UNITS, DECIMALS, true);
  const amount =
    position === "after" ? `${figure}${NO_BREAK_SPACE}${symbol}` : `${symbol}${figure}`;
  return minor < 0 ? `\u2212${amount}` : amount;
}
