import { placeSlug } from "./place-name.ts";
import type { Place, PlaceKind } from "./place.ts";

/** Kinds of place that have a page of their own; postcodes and streets cut across them. */
export const areaKinds = [
  "county",
  "state",
  "city",
  "municipality",
  "district",
  "suburb",
] as const satisfies readonly PlaceKind[];
export type AreaKind = (typeof areaKinds)[number];

/** Letters of a term; no place lies deeper or is named longer. */
export const AREA_TERM_MAX_LENGTH = 200;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    // Caught: only a malformed escape throws; such an address is read as it is written.
    return text;
  }
};

/**
 * The rest of an address after `/locations/` as the words of one search (RTE-015, RTE-016): slashes part words,
 * percent-encoding is undone once, and what cannot be undone stays as it is. `norway/oslo` → `norway oslo`.
 */
export const locationTerm = (rest: string): string =>
  decoded(rest)
    .replaceAll(/[\s/]+/g, " ")
    .trim();

const keyOf = (geoId: string): string => geoId.slice(geoId.indexOf(":") + 1);

/**
 * The geo id of the place in which another lies, by the rule of geo ids (D32): a municipality's number begins with its
 * county's, a district's key with its municipality's, a city or a suburb names its state. Null at the top.
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

/** A place on the way from the widest to the one that is addressed. */
export interface AddressedPlace extends Pick<Place, "geoId" | "name"> {
  /** Another place beside it bears the name: the key of its geo id, which holds the postcode, tells them apart. */
  isNameShared: boolean;
}

/**
 * The one true address of a place, the rest after `/locations/`: its names from wide to narrow, folded; a state by its
 * code. `oslo/frogner`, `more-og-romsdal/alesund`, `vic/richmond`.
 */
export const areaAddress = (path: readonly AddressedPlace[]): string =>
  path
    .map(({ geoId, name, isNameShared }) =>
      isNameShared || geoId.startsWith("state:") ? keyOf(geoId) : placeSlug(name) || keyOf(geoId),
    )
    .join("/");

/** The postcode that distinguishes a place from its namesake, as its address has it; empty where none is. */
export const addressPostcode = (address: string): string =>
  /(?:^|\/)(\d+)-[^/]*$/.exec(address)?.[1] ?? "";

const isAreaKind = (kind: string): kind is AreaKind => areaKinds.some((known) => known === kind);

/**
 * An address of a place's page, made of what a search knows of the place: the rest after `/locations/`, which leads on to
 * the one true address. A suburb is named by its key, which no other bears. Null for a place without a page.
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
