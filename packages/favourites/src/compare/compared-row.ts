import type { SavedHome } from "@hjem/domain/saved/collection";
import { type Better, bestFigure, type Figure } from "./best-value.ts";

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
  /** True where all homes have the same. */
  isSame: boolean;
}

/** What a home has in a row: its text, or a line for each person, and the figure behind it. */
export interface Entry {
  text: string | readonly string[];
  figure?: Figure;
}

/** The home has nothing in the row. */
export const NOTHING: Entry = { text: "" };
/** A figure without a range. */
export const point = (value: number | null): Figure =>
  value === null ? null : { min: value, max: value };

const linesOf = ({ text }: Entry): readonly string[] =>
  (typeof text === "string" ? [text] : text).filter((line) => line !== "");

/** A row with a cell for each home; null where no home has anything in it. */
export function rowOf(
  key: string,
  label: string,
  homes: readonly SavedHome[],
  entryOf: (home: SavedHome) => Entry,
  [better, bestLabel]: readonly [Better | null, string] = [null, ""],
): ComparedRow | null {
  const entries = homes.map(entryOf);
  const texts = entries.map(linesOf);
  if (label === "" || texts.every(({ length }) => length === 0)) return null;
  const best =
    better &&
    bestFigure(
      entries.map(({ figure }) => figure ?? null),
      better,
    );
  const [first = []] = texts;
  return {
    key,
    label,
    bestLabel,
    cells: texts.map((lines, index) => ({ lines, isBest: index === best })),
    isSame: texts.every((lines) => lines.join("\n") === first.join("\n")),
  };
}

/** The rows in which any home has something. */
export const rowsOf = (...rows: readonly (ComparedRow | null)[]): ComparedRow[] =>
  rows.filter((row) => row !== null);
