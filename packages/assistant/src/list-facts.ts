import { type Language, regionLanguage } from "@hjem/domain/language";
import type { Region } from "@hjem/domain/region";
import type { AnswerFacts, AnswerQuote } from "./answer-types.ts";
import { publishedSentences } from "./description/quote-advertiser.ts";
import { rowLabel } from "./fields/field-row.ts";
import { fieldRows } from "./fields/field-rows.ts";

/** A fact about a home as the assistant says it, and where it is from. */
export interface HomeFact extends AnswerQuote {
  /** Without a full stop, such as `Strata levies: $1,240 per quarter`. */
  text: string;
}

/**
 * Every fact that the listing, the market's rules and the formulas give about a home, in the page's language, and what its
 * advertiser has answered publicly, as their words: what a model may say (D85). `now` in milliseconds.
 */
export function listFacts(
  { listing, stops = [] }: AnswerFacts,
  region: Region,
  language: Language,
  now: number,
): HomeFact[] {
  const context = { region, language: regionLanguage(region, language), listing, stops, now };
  const fields = Object.values(fieldRows).flatMap((row): HomeFact[] => {
    const { field, anchor } = row;
    const value = row.read(context);
    return value === null ? [] : [{ field, anchor, text: `${rowLabel(context, row)}: ${value}` }];
  });
  const published = (listing.questions ?? []).map((each): HomeFact => {
    const text = publishedSentences(context, each).join(" ");
    return { field: "questions", anchor: "questions", text };
  });
  const { priceStatement } = listing;
  const withheld: HomeFact[] =
    priceStatement === undefined
      ? []
      : [{ field: "priceStatement", anchor: "price", text: priceStatement }];
  return [...fields, ...withheld, ...published];
}
