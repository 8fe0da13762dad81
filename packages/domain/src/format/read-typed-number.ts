import type { RegionLanguage } from "../language.ts";
import { bareNumber, readNumber } from "./read-number.ts";

const decimalSigns = new Map<string, string>();

/** The sign before decimals in a language: `,` in Norwegian. */
function decimalSign({ formatTag }: Pick<RegionLanguage, "formatTag">): string {
  const known = decimalSigns.get(formatTag);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(formatTag).formatToParts(0.5);
  const sign = parts.find(({ type }) => type === "decimal")?.value ?? ".";
  decimalSigns.set(formatTag, sign);
  return sign;
}

/**
 * Reads what is typed into a field with at most `decimals` decimals, where a wrong reading would be stored: three digits
 * after the language's own sign of decimals (`1.012` in English) may be a group of another language or too many decimals,
 * so they are no number. Null for an empty field, undefined for what is none.
 */
export function readTypedNumber(
  typed: string,
  language: Pick<RegionLanguage, "formatTag">,
  decimals: number,
): number | null | undefined {
  const [, minus = "", written = ""] = /^([-\u2212]?)(.*)$/.exec(bareNumber(typed)) ?? [];
  if (minus + written === "") return null;
  const [, ...groups] = written.split(decimalSign(language));
  const isDoubtful = groups.length === 1 && /^\d{3}$/.test(groups[0] ?? "");
  const value = isDoubtful ? undefined : readNumber(written);
  if (value === undefined || Number(value.toFixed(decimals)) !== value) return undefined;
  return minus === "" ? value : -value + 0;
}
