import type { DraftListingType } from "@hjem/domain/listing/enumerations";
import { listingOfDraft } from "@hjem/domain/search/listing-type";
import { SearchRequest } from "@hjem/domain/search/search-filter";
import type { SimilarRequest, SimilarTraits } from "@hjem/domain/search/similar";
import { sql } from "kysely";
import type { Queries } from "../db/schema.ts";
import { kindCodes } from "./codes.ts";

/** The home that others are compared with. */
export interface SimilarTo extends SimilarTraits {
  /** Internal id. */
  id: number;
  kind: DraftListingType;
  /** Bits of its property types. */
  types: number;
  /** Internal ids of its places below the widest; of all where it has no other. */
  places: readonly number[];
}

interface Row extends SimilarTraits {
  id: number;
  kind: number;
  types: number;
  places: number[];
}

/** Finds the home by its public id in its own market; null where it is not. */
export const findSimilarTo = async (
  db: Queries,
  regionId: string,
  propertyId: string,
): Promise<SimilarTo | null> => {
  const { rows } = await sql<Row>`
    select s.id, s.kind, s.property_types as types, s.place_ids as places, s.price_low as price,
      floor(s.primary_low) as area, s.bedrooms_low as bedrooms
    from listing l join listing_search s on s.id = l.id
    where l.public_id = ${propertyId.toLowerCase()} and l.region = ${regionId}
  `.execute(db);
  const [row] = rows;
  if (!row) return null;
  const kinds = Object.entries(kindCodes) as [DraftListingType, number][];
  const kind = kinds.find(([, code]) => code === row.kind)?.[0] ?? "residential_sale";
  return { ...row, kind, places: row.places.length > 1 ? row.places.slice(1) : row.places };
};

/** The search in which homes like another are looked for: its own draft type, and what the visitor filters by. */
export const similarSearch = (
  { kind }: Pick<SimilarTo, "kind">,
  { filter, page, size }: Pick<SimilarRequest, "filter" | "page" | "size">,
): SearchRequest => SearchRequest.parse({ ...filter, ...listingOfDraft(kind), page, size });
