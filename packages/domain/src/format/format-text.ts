import type { FormatContext } from "./format-context.ts";
import { languageConventions } from "./language-conventions.ts";

/** A name in quotation marks: «Ranheim» in Norwegian, “Ranheim” in English. */
export function formatQuote({ language }: Pick<FormatContext, "language">, text: string): string {
  const [before, after] = languageConventions[language.code].quotes;
  return `${before}${text}${after}`;
}

/** Joins parts as sentences: adds a full stop where one is missing, and leaves out empty parts. */
export const joinSentences = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .map((part, at, all) => (at < all.length - 1 && !/[.!?…]$/.test(part) ? `${part}.` : part))
    .join(" ");
