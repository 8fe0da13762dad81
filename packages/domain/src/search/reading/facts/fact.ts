import type { FilterName } from "../../active-filters.ts";
import type { Lexicon } from "../lexicon.ts";
import type { ChipKind, ReadFilter } from "../reading.ts";
import type { Token } from "../tokens.ts";

/** What facts are read with. */
export interface FactText {
  tokens: readonly Token[];
  lexicon: Lexicon;
  /** The market's day, `YYYY-MM-DD`. */
  today: string;
  /** Of how many a year shared costs are paid, and of how many those of a stated period. */
  sharedCostPeriod: "month" | "quarter";
}

/** A piece of a text that a filter holds. */
export interface Fact {
  from: number;
  to: number;
  /** The filter that must be offered, else the piece remains words. Null: understood, but not a filter. */
  filter: FilterName | null;
  kind: ChipKind;
  /** Null where no filter can hold it: the piece remains words. */
  fields: Partial<ReadFilter> | null;
  /** Only homes to rent have it: `ledig fra 1. mars`. */
  isOfRental?: true;
  /** An address may have it too: `Storgata 5, 4. etasje`. */
  isOfAddress?: true;
}

/** Reads a fact that begins at a token; null where there is none. */
export type FactReader = (text: FactText, from: number) => Fact | null;

/** Skips any of some words. */
export function skipWords(
  tokens: readonly Token[],
  at: number,
  words: { match: (tokens: readonly Token[], at: number) => { end: number } | null },
): number {
  let end = at;
  for (let next = words.match(tokens, end); next; next = words.match(tokens, end)) end = next.end;
  return end;
}

/** A dash, or a word that joins the ends of a range. */
export const rangeJointAt = ({ tokens, lexicon }: FactText, at: number): number | null => {
  const isDash = tokens[at]?.kind === "sign" && "-–—".includes(tokens[at].norm);
  return isDash
    ? at + 1
    : ((lexicon.to.match(tokens, at) ?? lexicon.and.match(tokens, at))?.end ?? null);
};
