import type { FormatContext } from "@hjem/domain/format/format-context";
import { formatNumber } from "@hjem/domain/format/format-number";
import { readTypedNumber } from "@hjem/domain/format/read-typed-number";
import type { Notation } from "./use-typed.ts";

/** Bounds of a number and its decimals. */
export interface NumberRule {
  bounds?: { min: number; max: number } | undefined;
  /** @default 0 */
  decimals?: number;
  /** Digits in groups: amounts and areas, not years. @default true */
  isGrouped?: boolean;
}

/** A number in the language's notation, within its bounds. */
export const numberNotation = (
  context: Pick<FormatContext, "language">,
  { bounds, decimals = 0, isGrouped = true }: NumberRule,
): Notation<number> => {
  const isWhole = decimals === 0 && isGrouped;
  const separator = formatNumber(context, 1_000).replaceAll(/\d/g, "");
  const decimalSign = formatNumber(context, 0.5, 1).replaceAll(/\d/g, "");
  const plain = (value: number | null) =>
    value === null ? "" : String(value).replace(".", decimalSign);
  const show = (value: number | null) =>
    value === null || !isGrouped ? plain(value) : formatNumber(context, value, decimals);
  return {
    show,
    edit: isWhole ? show : plain,
    // Another sign than the language's own between groups may stand before decimals: it stays, and the text is no value.
    tidy: (typed) => {
      const digits = typed.replaceAll(separator, "").replaceAll(/\s/g, "");
      return isWhole && /^[1-9]\d{0,14}$/.test(digits)
        ? formatNumber(context, Number(digits))
        : typed;
    },
    read: (typed) => {
      const value = readTypedNumber(typed, context.language, decimals);
      if (typeof value !== "number" || !bounds) return value;
      return value >= bounds.min && value <= bounds.max ? value : undefined;
    },
  };
};
