import type { RegionBasics } from "../region.ts";
import type { FormatContext } from "./format-context.ts";
import { languageConventions } from "./language-conventions.ts";

/** A name in quotation marks: «Ranheim» in Norwegian, “Ranheim” in English. */
export function formatQuote({ language }: Pick<FormatContext, "language">, text: string): string {
  const [before, after] = languageConventions[language.code].quotes;
  return `${before}${text}${after}`;
}

/**
 * A phone number in E.164 in the digit groups of its market: `+4799900001` as `+47 999 00 001`. A foreign
 * number, or one of another length, is left unchanged.
 */
export function formatPhone(
  { dialCode, phoneGroups }: Pick<RegionBasics, "dialCode" | "phoneGroups">,
  phone: string,
): string {
  const groups = phoneGroups.map((length) => String.raw`(\d{${length}})`).join("");
  const parts = new RegExp(`^(\\${dialCode})${groups}$`).exec(phone);
  return parts ? parts.slice(1).join(" ") : phone;
}

/** Joins parts as sentences: adds a full stop where one is missing, and leaves out empty parts. */
export const joinSentences = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .map((part, at, all) => (at < all.length - 1 && !/[.!?…]$/.test(part) ? `${part}.` : part))
    .join(" ");
