import type { PropertyType } from "../../listing/enumerations.ts";
import type { TypeWords } from "../../search-vocabulary.ts";
import type { Found } from "./build-filter.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Marks } from "./marks.ts";
import type { Quantity } from "./quantity.ts";
import type { Token } from "./tokens.ts";

/** Words that were taken for a kind of home, and their tokens. */
export interface NamedType {
  row: TypeWords;
  from: number;
  to: number;
}

const homes: ReadonlySet<PropertyType> = new Set([
  "single_dwelling",
  "apartment",
  "townhouse",
  "twin_dwelling",
  "cabin",
]);
const isOf = ({ row }: NamedType, all: ReadonlySet<PropertyType>): boolean =>
  row.types.every((type) => all.has(type));
/** Land that a home stands on. */
const grounds: ReadonlySet<PropertyType> = new Set(["land", "plot"]);
const farms: ReadonlySet<PropertyType> = new Set(["farm"]);
/** Homes of a kind of their own, whatever else they are called: a `retirement village unit`. */
const communities: ReadonlySet<PropertyType> = new Set(["retirement"]);

/** Square metres from which land is acreage: an acre. */
const ACREAGE_M2 = 4_047;

/** Whether a word between two kinds says that one has the other or stands on it: `block with a house`. */
function isLinked(
  one: NamedType,
  other: NamedType,
  tokens: readonly Token[],
  { lying, having }: Lexicon,
): boolean {
  const [first, last] = one.from < other.from ? [one, other] : [other, one];
  return tokens
    .slice(first.to, last.from)
    .some(({ norm }) => having.get(norm) === true || lying.get(norm) === true || norm === "on");
}

/** Whether a word or sign for a choice stands between two kinds: `house or land`, `unit/villa`; not `block with a house`. */
function isChoice(
  one: NamedType,
  other: NamedType,
  tokens: readonly Token[],
  lexicon: Lexicon,
): boolean {
  const [first, last] = one.from < other.from ? [one, other] : [other, one];
  return (
    !isLinked(one, other, tokens, lexicon) &&
    tokens
      .slice(first.to, last.from)
      .some(
        ({ norm }, at) =>
          [",", "/", "+"].includes(norm) || lexicon.and.match(tokens, first.to + at) !== null,
      )
  );
}

/**
 * Two kinds in one phrase are one home unless the text says `or`: the land of a `house on acreage` and of a `block with a house`, and the
 * village of a `retirement village unit`.
 */
export function joinCompounds(
  named: readonly NamedType[],
  tokens: readonly Token[],
  found: Found,
  lexicon: Lexicon,
  marks: Marks,
): void {
  const leave = ({ row, from, to }: NamedType) => {
    found.types.splice(found.types.indexOf(row), 1);
    marks.release(from, to);
    marks.take(from, to, null);
  };
  const choices = (own: NamedType, all: readonly NamedType[]) =>
    all.some((each) => isChoice(own, each, tokens, lexicon));
  const dwellings = named.filter((each) => isOf(each, homes));
  const village = named.find((each) => isOf(each, communities));
  if (village && dwellings.length > 0 && !choices(village, dwellings)) {
    for (const each of dwellings) leave(each);
    return;
  }
  for (const each of named) {
    if (dwellings.length === 0 || choices(each, dwellings)) continue;
    if (isOf(each, grounds) && dwellings.some((home) => isLinked(each, home, tokens, lexicon)))
      leave(each);
    const isOn = tokens[each.from - 1]?.norm === "on" || tokens[each.from - 2]?.norm === "on";
    if (!isOf(each, farms) || !isOn) continue;
    leave(each);
    if (!found.quantities.some(({ kind }) => kind === "land"))
      found.quantities.push(acreage(each.to));
    marks.release(each.from, each.to);
    marks.take(each.from, each.to, "land");
  }
}

const acreage = (end: number): Quantity => ({
  kind: "land",
  min: ACREAGE_M2,
  isLoose: false,
  hasCurrency: false,
  period: null,
  isSquareMetres: false,
  types: undefined,
  end,
});
