import { placeSlug } from "./place-name.ts";
import type { Place, PlaceKind } from "./place.ts";

/** Kinds of places with their own page; postcodes and streets overlap them. */
export const areaKinds = [
  "county",
  "state",
  "city",
  "municipality",
  "district",
  "suburb",
] as const satisfies readonly PlaceKind[];
export type AreaKind = (typeof areaKinds)[number];

/** Maximum length of a term; no place has a longer path. */
export const AREA_TERM_MAX_LENGTH = 200;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    // Caught: only malformed encoding throws; such a path is read as it is.
    return text;
  }
};

/**
 * The path after `/locations/` as one search term (RTE-015, RTE-016): slashes separate words, percent-encoding is
 * decoded once, and malformed encoding is kept. `norway/oslo` → `norway oslo`.
 */
export const locationTerm = (rest: string): string =>
  decoded(rest)
    .replaceAll(/[\s/]+/g, " ")
    .trim();

const keyOf = (geoId: string): string => geoId.slice(geoId.indexOf(":") + 1);

/**
 * The geo id of the wider place, by the rule of geo ids (D32): a municipality's number begins with its county's, a
 * district's key with its municipality's, a city or a suburb names its state. Null at the top.
 */
export function widerGeoId({ geoId, parent }: Pick<Place, "geoId" | "parent">): string | null {
  const key = keyOf(geoId);
  switch (geoId.slice(0, geoId.indexOf(":"))) {
    case "municipality":
      return `county:${key.slice(0, 2)}`;
    case "district":
      return `municipality:${key.slice(0, 4)}`;
    case "city":
    case "suburb":
      return parent === null ? null : `state:${placeSlug(parent)}`;
    default:
      return null;
  }
}

/** A place on the path from the widest to the requested one. */
export interface AddressedPlace extends Pick<Place, "geoId" | "name"> {
  /**
   * True if a neighbouring place has the same name: the key of its geo id, which contains the postcode, tells them
   * apart.
   */
  isNameShared: boolean;
}

/**
 * The canonical path of a place after `/locations/`: its names from wide to narrow, in ASCII; a state by its code.
 * `oslo/frogner`, `more-og-romsdal/alesund`, `vic/richmond`.
 */
export const areaAddress = (path: readonly AddressedPlace[]): string =>
  path
    .map(({ geoId, name, isNameShared }) =>
      isNameShared || geoId.startsWith("state:") ? keyOf(geoId) : placeSlug(name) || keyOf(geoId),
    )
    .join("/");

/** The postcode in the path of a place that shares its name; empty without one. */
export const addressPostcode = (address: string): string =>
  /(?:^|\/)(\d+)-[^/]*$/.exec(address)?.[1] ?? "";

const isAreaKind = (kind: string): kind is AreaKind => areaKinds.some((known) => known === kind);

/**
 * A path of a place's page after `/locations/`, from what a search knows of the place; it redirects to the canonical
 * one. A suburb is named by its key, which is unique. Null for a place without a page.
 */
export function areaTerm({
  geoId,
  name,
  parent,
}: Pick<Place, "geoId" | "name" | "parent">): string | null {
  const kind = geoId.slice(0, geoId.indexOf(":"));
  if (!isAreaKind(kind)) return null;
  const own = kind === "state" || kind === "suburb" ? keyOf(geoId) : placeSlug(name);
  const around = parent === null ? "" : placeSlug(parent);
  return [around === own ? "" : around, own].filter(Boolean).join("/") || null;
}
