import type { FormatContext } from "./format-context.ts";
import { languageConventions } from "./language-conventions.ts";

/** A name in quotation marks: « Ranheim » with hair spaces inside in Norwegian, “Ranheim” in English. */
export function formatQuote({ language }: Pick<FormatContext, "language">, text: string): string {
  const [before, after] = languageConventions[language.code].quotes;
  return `${before}${text}${after}`;
}
