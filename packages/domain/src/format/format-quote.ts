import { HAIR_SPACE, type FormatContext } from "./format-context.ts";

/** A name in quotation marks: « Ranheim » with hair spaces inside in Norwegian, “Ranheim” in English. */
export const formatQuote = ({ language }: Pick<FormatContext, "language">, text: string): string =>
  language.code === "no" ? `«${HAIR_SPACE}${text}${HAIR_SPACE}»` : `“${text}”`;
