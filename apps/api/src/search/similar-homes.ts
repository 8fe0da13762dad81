import type { Point } from "@hjem/domain/distance";
import { type PropertyType } from "@hjem/domain/listing/enumerations";
import {
  type DraftListingType,
  draftListingTypes,
  listingOfDraft,
} from "@hjem/domain/listing/listing-type";
import { propertyType } from "@hjem/domain/search/filters/property-types";
import { SearchRequest } from "@hjem/domain/search/search-filter";
import { type SimilarRequest, similarTypes, type SimilarTraits } from "@hjem/domain/search/similar";
import { type ComparedRow, readHomeRow } from "../db/home-row.ts";
import type { Queries } from "../db/schema.ts";
import { kindCodes } from "./column-codes.ts";

/** The home that others are compared with. */
export interface SimilarTo extends SimilarTraits {
  /** Internal id. */
  id: number;
  /** Internal id of its card: its own, or that of the project through which it is found. */
  card: number;
  kind: DraftListingType;
  /** Bits of its property types. */
  types: number;
  /** Internal ids of its places below the widest; of all where it has no other. */
  places: readonly number[];
  /** The largest place that contains it: a county, a state. */
  widest: readonly number[];
  location: Point;
}

const similarTo = (row: ComparedRow): SimilarTo => {
  const { lat, lng, ...traits } = row;
  return {
    ...traits,
    kind: draftListingTypes.find((type) => kindCodes[type] === row.kind) ?? "residential_sale",
    places: row.places.length > 1 ? row.places.slice(1) : row.places,
    widest: row.places.slice(0, 1),
    location: { lat, lng },
  };
};

/** Finds the home by its public id in its own market; null where it is not. */
export const findSimilarTo = async (
  db: Queries,
  regionId: string,
  propertyId: string,
): Promise<SimilarTo | null> => {
  const row = await readHomeRow(db, propertyId.toLowerCase());
  return row?.region === regionId && row.compared ? similarTo(row.compared) : null;
};

const typesIn = (mask: number): PropertyType[] =>
  propertyType.fact.values.filter((_, bit) => (mask >>> bit) & 1);

/**
 * The search in which homes like another are looked for: its own draft type, types that can be alike, and what the visitor
 * filters by, which stands above both.
 */
export const similarSearch = (
  { kind, types }: Pick<SimilarTo, "kind" | "types">,
  { filter, page, size }: Pick<SimilarRequest, "filter" | "page" | "size">,
): SearchRequest =>
  SearchRequest.parse({
    propertyType: similarTypes(typesIn(types)),
    ...filter,
    ...listingOfDraft(kind),
    page,
    size,
  });

/** A home compared by its widest place alone: everything of its county or state can be like it. */
export const inWholeRegion = (requested: SimilarTo): SimilarTo => ({
  ...requested,
  places: requested.widest,
});

/** How far from a home others are recommended, in metres. */
const RECOMMEND_REACH_M = 25_000;
/** How far the price of what is recommended may lie from the home's own. */
const RECOMMEND_PRICE = { from: 0.8, to: 1.2 } as const;
/** No sum of a listing is higher, so no search may request more. */
const PRICE_MAX = 2_000_000_000;

/**
 * Homes to be recommended beside another: not only next door, as those like it are, but within reach, for about the same
 * money. Their places count for nothing, price and size decide.
 */
export const recommendable = (
  requested: SimilarTo,
): { requested: SimilarTo; filter: SimilarRequest["filter"] } => ({
  requested: inWholeRegion(requested),
  filter: {
    mapCentroid: requested.location,
    propertyRadius: RECOMMEND_REACH_M,
    ...(requested.price !== null && {
      priceMin: Math.floor(requested.price * RECOMMEND_PRICE.from),
      priceMax: Math.min(PRICE_MAX, Math.ceil(requested.price * RECOMMEND_PRICE.to)),
    }),
  },
});
