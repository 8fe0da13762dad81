import type { SavedHome } from "@hjem/domain/saved/collection";
import { type Better, bestFigures, type Figure } from "./best-value.ts";

/** What a home has in a row; no lines where that is unknown. */
export interface ComparedCell {
  lines: readonly string[];
  isBest: boolean;
}

/** A fact of all compared homes. */
export interface ComparedRow {
  key: string;
  label: string;
  cells: readonly ComparedCell[];
  /** The word beside the best cell. */
  bestLabel: string;
  /** What a cell without lines says. */
  empty: string;
  /** True where all homes have the same. */
  isSame: boolean;
}

/** What a home has in a row: its text, or a line for each person, and the figure behind it. */
export interface Entry {
  text: string | readonly string[];
  figure?: Figure;
  /** True where the home is of a kind that cannot have it: this alone shows no row. @default false */
  isNone?: boolean;
}

/** The home has nothing in the row. */
export const NOTHING: Entry = { text: "" };
/** A figure without a range. */
export const point = (value: number | null): Figure =>
  value === null ? null : { min: value, max: value };

const linesOf = ({ text }: Entry): readonly string[] =>
  (typeof text === "string" ? [text] : text).filter((line) => line !== "");

/** True for a home that can still be viewed and bought or rented; a sold one wins nothing, and its viewings are cancelled. */
export const isOnMarket = ({ property: { availability }, isGone }: SavedHome): boolean =>
  !isGone && (availability === "available" || availability === "future");

interface RowOptions {
  /**
   * Which figure is the best one, the word beside it, and the words where others are unknown, with how many are
   * known, without which there is none then. @default none is
   */
  best?: readonly [Better, string, ((known: number) => string)?];
  /** What the cell of a home without anything says. @default "Not stated" */
  empty?: string;
}

/** A row with a cell for each home; null where no home has anything of its own in it. The best is among those on the market. */
export function rowOf(
  key: string,
  label: string,
  homes: readonly SavedHome[],
  entryOf: (home: SavedHome) => Entry,
  { best, empty = "" }: RowOptions = {},
): ComparedRow | null {
  const entries = homes.map(entryOf);
  const texts = entries.map(linesOf);
  const isStated = entries.some(({ isNone = false }, index) => !isNone && texts[index]?.length);
  if (label === "" || !isStated) return null;
  const rivals = homes.flatMap((home, index) => (isOnMarket(home) ? [index] : []));
  const figures = rivals.map((index) => entries[index]?.figure ?? null);
  const known = figures.filter((figure) => figure !== null).length;
  const bestLabel = known < figures.length ? best?.[2]?.(known) : best?.[1];
  const winners =
    best && bestLabel ? bestFigures(figures, best[0]).map((index) => rivals[index]) : [];
  const [first = []] = texts;
  return {
    key,
    label,
    bestLabel: bestLabel ?? "",
    empty,
    cells: texts.map((lines, index) => ({
      lines,
      isBest: winners.includes(index),
    })),
    isSame: texts.every((lines) => lines.join("\n") === first.join("\n")),
  };
}

/** The rows in which any home has something. */
export const rowsOf = (...rows: readonly (ComparedRow | null)[]): ComparedRow[] =>
  rows.filter((row) => row !== null);
