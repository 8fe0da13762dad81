import type { ListingAddress } from "@hjem/domain/listing/listing-address";
import {
  canonicalAddress,
  fullStreetName,
  readStreetAddress,
} from "@hjem/domain/listing/street-address";
import type { AddressSuggestion } from "@hjem/domain/place/address";
import { formatAddress } from "@hjem/domain/place/format-address";
import type { Region } from "@hjem/domain/region";
import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";
import type { FoundPlace, PlaceFinder } from "../places/place-finder.ts";
import {
  type ContainingPlace,
  findAddressPath,
  regionOnPath,
  type StatedPlace,
} from "./address-path.ts";

/** Places that are asked for; the wide ones among them are left out. */
const PLACES_MAX = 12;
/** Postcodes of one street that are offered. */
const PARTS_OF_STREET_MAX = 3;

/** What is typed in its parts: `Storgata 12B, Grünerløkka`, `12/45 Smith Street Fitzroy`. */
interface TypedAddress {
  /** Number as typed: `12B`, `12/45`, `G01/12`; empty without one. */
  number: string;
  /** It stands before the street. */
  isNumberFirst: boolean;
  /** Street with number; null where a place alone is typed. */
  street: string | null;
  /** What is looked for among streets. */
  name: string;
  /** What follows a comma; empty without one. */
  town: string;
}

/** `Unit 5, 12 …` is `5/12 …`. */
const wordedUnit = /^(?:unit|apartment|apt|flat|u)\.?\s?#?([a-z]{0,2}\d+[a-z]?)\s?[,/]?\s?(?=\d)/iu;
const numberFirst =
  /^((?:unit |lot )?(?:[a-z]{1,2}\d+[a-z]?\/)?\d+[a-z]?(?:[/-]\d+[a-z]?)*)\s+(?=\p{L})/iu;
const numberLast = /\s+(\d+\s?[a-z]?)$/iu;

/** Reads the parts of what was typed; `0552` alone is a postcode and no number. */
export const readTypedAddress = (typed: string): TypedAddress => {
  const [line = "", ...others] = typed
    .trim()
    .replaceAll(/\s+/g, " ")
    .replace(wordedUnit, "$1/")
    .split(/\s*,\s*/);
  const before = numberFirst.exec(line)?.[1];
  const number = (before ?? numberLast.exec(line)?.[1] ?? "").trim();
  return {
    number,
    isNumberFirst: before !== undefined,
    street: number || others.length > 0 ? line : null,
    name: number ? fullStreetName(line) : line,
    town: others.join(" "),
  };
};

type Known = Pick<
  ListingAddress,
  "street" | "suburb" | "region" | "postCode" | "coordinates" | "geoIds" | "fullAddress"
>;

/** The parts of streets in which listings are or were, by the id of the street: one of each postcode. */
const addressesOnStreets = async (
  db: Queries,
  ids: readonly number[],
): Promise<Map<number, Known[]>> => {
  const { rows } = await sql<{ id: number; addresses: Known[] }>`
    select street.id, found.addresses
    from unnest(${ids}::int4[]) as street(id), lateral (
      select coalesce(json_agg(part.address), '[]') as addresses from (
        select distinct on (l.listing -> 'address' ->> 'postCode') l.listing -> 'address' as address
        from listing_search s join listing l on l.id = s.id
        where s.place_ids @> array[street.id]
        order by l.listing -> 'address' ->> 'postCode', l.id
        limit ${PARTS_OF_STREET_MAX}
      ) part
    ) found
  `.execute(db);
  return new Map(rows.map(({ id, addresses }) => [id, addresses]));
};

/** The number on the side of the name that the street's own addresses have it on; where they have none, as it was typed. */
const numbered = (
  name: string,
  { number, isNumberFirst }: TypedAddress,
  example: string,
): string => {
  if (!number) return name;
  const isFirst = example === name ? isNumberFirst : readStreetAddress(example).isNumberFirst;
  return isFirst ? `${number} ${name}` : `${name} ${number}`;
};

const townOf = ({ fullAddress, suburb, postCode }: Known): string =>
  new RegExp(`, ${postCode} (.+)$`).exec(fullAddress)?.[1] ?? suburb;

const streetSuggestions = (
  place: FoundPlace,
  known: readonly Known[],
  typed: TypedAddress,
  region: Region,
): AddressSuggestion[] =>
  known.map((address) => {
    const street = numbered(fullStreetName(address.street), typed, address.street);
    const parts = { street, suburb: townOf(address), region: address.region };
    const isExact = canonicalAddress(street) === canonicalAddress(address.street);
    return {
      ...parts,
      label: formatAddress({ ...parts, postCode: address.postCode }, region),
      postCode: address.postCode,
      coordinates: isExact ? address.coordinates : place.location,
      isExact,
      geoIds: address.geoIds.filter((geoId) => !geoId.startsWith("postcode:")),
      landRegistry: null,
    };
  });

/** Postcode in the id of a suburb or postcode. */
const postCodeOf = (geoId: string): string | null =>
  /^(?:suburb|postcode):(\d{4})/.exec(geoId)?.[1] ?? null;

const placeSuggestion = (
  place: FoundPlace,
  path: readonly ContainingPlace[],
  street: string | null,
  region: Region,
): AddressSuggestion => {
  const isCode = place.kind === "postcode";
  const municipality = path.find(({ kind }) => kind === "municipality")?.name;
  const suburb = isCode ? (place.parent ?? municipality ?? "") : place.name;
  const parts = { street, suburb, region: regionOnPath(path) };
  const postCode = postCodeOf(place.geoId);
  return {
    ...parts,
    label: formatAddress({ ...parts, postCode }, region),
    postCode,
    coordinates: place.location,
    isExact: false,
    geoIds: path.map(({ geoId }) => geoId),
    landRegistry: null,
  };
};

const isOffered = ({ kind }: FoundPlace): boolean =>
  ["municipality", "district", "suburb", "postcode", "street"].includes(kind);

/** A postcode says less than its suburbs. */
const withoutSplitCodes = (places: readonly FoundPlace[]): FoundPlace[] =>
  places.filter(
    ({ kind, name }) =>
      kind !== "postcode" || !places.some(({ geoId }) => geoId.startsWith(`suburb:${name}-`)),
  );

/**
 * Addresses from what is known here: the streets in which homes are or were, and the places of the market. What was typed
 * before a comma is believed where the street is not known.
 */
export const findKnownAddresses = async (
  { db, places }: { db: Queries; places: PlaceFinder },
  typed: string,
  { region, now, limit }: { region: Region; now: number; limit: number },
): Promise<AddressSuggestion[]> => {
  const scope = { region, now };
  const parts = readTypedAddress(typed);
  const wanted = [parts.name, parts.town].filter(Boolean).join(" ");
  const named = (await places.suggest(wanted, scope, PLACES_MAX)).filter(isOffered);
  const streets = named.filter(({ kind }) => kind === "street");
  const towns =
    streets.length === 0 && parts.town
      ? (await places.suggest(parts.town, scope, PLACES_MAX)).filter(isOffered)
      : named;
  const onStreets = await addressesOnStreets(
    db,
    streets.map(({ id }) => id),
  );
  const street = streets.length === 0 && parts.town ? parts.street : null;
  const offered = withoutSplitCodes([...new Set([...streets, ...towns])]).slice(0, limit);
  const found = await Promise.all(
    offered.map(async (place) => {
      if (place.kind === "street") {
        return streetSuggestions(place, onStreets.get(place.id) ?? [], parts, region);
      }
      const stated: StatedPlace = {
        suburb: place.kind === "postcode" ? "" : place.name,
        region: place.parent,
        postCode: postCodeOf(place.geoId),
        coordinates: place.location,
      };
      return [placeSuggestion(place, await findAddressPath(db, region.id, stated), street, region)];
    }),
  );
  const byLabel = new Map(found.flat().map((address) => [address.label, address]));
  return [...byLabel.values()].slice(0, limit);
};
