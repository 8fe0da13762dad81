import type { RegionBasics } from "../region.ts";

type Casing = RegionBasics["placeNames"];

const capitalised = (word: string): string => {
  const isMixed = word !== word.toLowerCase() && word !== word.toUpperCase();
  const rest = isMixed ? word.slice(1) : word.slice(1).toLowerCase();
  return (word.slice(0, 1).toUpperCase() + rest)
    .replace(/^Mc(\p{Ll})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(
      /^(\p{Lu}['’])(\p{Ll})(?=\p{L})/u,
      (_, start: string, letter: string) => start + letter.toUpperCase(),
    );
};

/**
 * The name of a place as it is written (spec §5): every word capitalised, also after a hyphen, `Mc` and `O'`; the
 * region's configured words stay in lower case unless they come first. `NORE OG UVDAL` → `Nore og Uvdal`.
 */
export function placeName(text: string, casing: Pick<Casing, "lowerCaseWords">): string {
  let isFirst = true;
  return text
    .trim()
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[\p{L}\p{M}\p{N}'’.]+/gu, (word) => {
      const small = word.toLowerCase();
      const isStored = !isFirst && casing.lowerCaseWords.includes(small);
      isFirst = false;
      return isStored ? small : capitalised(word);
    });
}

/** A state or county: upper case where the region uses codes (`vic` → `VIC`), else unchanged (SRCH-179). */
export const stateName = (text: string, casing: Pick<Casing, "isStateUpperCase">): string =>
  casing.isStateUpperCase ? text.trim().toUpperCase() : text;

const collators = new Map<string, Intl.Collator>();

/** Sorts names as the language does: in Norwegian æ, ø and å come last and `Aa` is å; digits by value. */
export function comparePlaceNames(languageTag: string): (one: string, other: string) => number {
  const collator = collators.get(languageTag) ?? new Intl.Collator(languageTag, { numeric: true });
  collators.set(languageTag, collator);
  return collator.compare;
}

/** A name as part of a geo id, ASCII only: `Grünerløkka` → `grunerlokka`, `Ærøy` → `aeroy`. */
export const placeSlug = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("æ", "ae")
    .replaceAll("ø", "o")
    .replaceAll("đ", "d")
    .replaceAll("ŋ", "n")
    .replaceAll("ŧ", "t")
    .normalize("NFKD")
    .replaceAll(/\p{M}|['’.]/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
