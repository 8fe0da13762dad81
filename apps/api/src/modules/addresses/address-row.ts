import { metresBetween, type Point } from "@hjem/domain/distance";
import type { DraftLocation } from "@hjem/domain/draft/draft-detail";
import type { AddressFault, AddressRow } from "@hjem/domain/place/address";
import { fold } from "@hjem/domain/text/fold";
import { typosBetween } from "@hjem/domain/text/typos";
import type { Queries } from "../../db/schema.ts";
import { type KnownRow, readNamedRows, readRowsOfCode } from "./row-repository.ts";

/** Rows that are offered at a time. */
const OFFERS_MAX = 3;

/** Spellings that mean the same name: `St Kilda` and `Saint Kilda`, `Mt Eliza`, `Brisbane` and `Brisbane City`. */
const sameName = (name: string): string =>
  fold(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/^st(?= )/, "saint")
    .replace(/^mt(?= )/, "mount")
    .replace(/ (?:city|sentrum)$/, "");

const nameIn = ({ names }: KnownRow, suburb: string): string | undefined =>
  names.find((name) => sameName(name) === sameName(suburb));

const isNamed = (row: KnownRow, suburb: string): boolean => nameIn(row, suburb) !== undefined;

const isIn = ({ regions }: KnownRow, region: string): boolean =>
  regions.some((each) => fold(each) === fold(region.trim()));

const offersOf = (rows: readonly KnownRow[]): AddressRow[] => {
  const offered = rows.map(({ suburb, region, postCode }) => ({ suburb, region, postCode }));
  return [...new Map(offered.map((row) => [JSON.stringify(row), row])).values()].slice(
    0,
    OFFERS_MAX,
  );
};

/** Rows whose name is spelt most like the typed one first, then those nearer to the pin. */
const byLikeness = (rows: readonly KnownRow[], suburb: string, pin: Point | null): KnownRow[] => {
  const typed = sameName(suburb);
  const farOf = (row: KnownRow) => (pin ? metresBetween(row.location, pin) : 0);
  const typosOf = ({ names }: KnownRow) =>
    Math.min(...names.map((name) => typosBetween(typed, sameName(name))));
  return rows.toSorted((one, other) => typosOf(one) - typosOf(other) || farOf(one) - farOf(other));
};

const byDistance = (rows: readonly KnownRow[], pin: Point | null): KnownRow[] =>
  pin
    ? rows.toSorted(
        (one, other) => metresBetween(one.location, pin) - metresBetween(other.location, pin),
      )
    : [...rows];

/** The postcode is of another place than the one that is named: which of both is wrong is told by the pin, else by the state. */
function contradicting(
  ofCode: readonly KnownRow[],
  named: readonly KnownRow[],
  { suburb, region, pin }: { suburb: string; region: string; pin: Point | null },
): AddressFault {
  const likely = byLikeness(ofCode, suburb, pin);
  const inRegion = named.filter((row) => region !== "" && isIn(row, region));
  const others = byDistance(inRegion.length > 0 ? inRegion : named, pin);
  const [code] = byDistance(ofCode, pin);
  const [other] = others;
  if (!other || !code)
    return { field: other ? "post_code" : "suburb", offers: offersOf([...likely, ...others]) };
  const isCodeWrong = pin
    ? metresBetween(other.location, pin) <= metresBetween(code.location, pin)
    : inRegion.length > 0;
  return isCodeWrong
    ? { field: "post_code", offers: offersOf([...others.slice(0, OFFERS_MAX - 1), ...likely]) }
    : { field: "suburb", offers: offersOf([...likely.slice(0, OFFERS_MAX - 1), ...others]) };
}

/**
 * Checks that postcode, place and county or state are a row of the market's table of places. Null where they are, where one is
 * missing, and in a market whose table is not loaded; else the part that does not fit, with the likely rows. A place
 * on both sides of a border has a row for each. The pin only says which row is likely (decision 065).
 */
export async function findAddressFault(
  db: Queries,
  regionId: string,
  { postCode, suburb, region: stated, coordinates }: DraftLocation,
): Promise<AddressFault | null> {
  const name = suburb?.trim() ?? "";
  const region = stated?.trim() ?? "";
  if (!postCode || name === "") return null;
  const { isLoaded, rows: ofCode } = await readRowsOfCode(db, regionId, postCode);
  if (!isLoaded) return null;
  const fitting = ofCode.filter((row) => isNamed(row, name));
  if (fitting.length > 0) {
    const isRight = region === "" || fitting.some((row) => isIn(row, region));
    return isRight ? null : { field: "region", offers: offersOf(fitting) };
  }
  const pin = coordinates ?? null;
  const named = await readNamedRows(db, regionId, { name, pin });
  return contradicting(ofCode, named, { suburb: name, region, pin });
}

/**
 * A location with its place as the table of places writes it, which is what pages, mails and receipts show: `Surry Hills` where
 * `surry hills` was typed, `St Kilda` for `Saint Kilda`. What is no row of the table stays as it was typed.
 */
export async function withWrittenPlace(
  db: Queries,
  regionId: string,
  location: DraftLocation,
): Promise<DraftLocation> {
  const { postCode, suburb } = location;
  if (!postCode || !suburb?.trim()) return location;
  const { rows } = await readRowsOfCode(db, regionId, postCode);
  const [written] = rows.flatMap((row) => nameIn(row, suburb) ?? []);
  return written === undefined ? location : { ...location, suburb: written };
}
