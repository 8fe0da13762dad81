import type { SitemapListing, SitemapPart } from "@hjem/domain/sitemap/sitemap";
import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";

/**
 * Parts of a region's available listings. A part is a stretch of `perPart` internal ids: a listing never moves to another
 * one, so a searcher reads only the parts in which something changed. Parts without any are left out.
 */
export const findSitemapParts = async (
  db: Queries,
  regionId: string,
  perPart: number,
): Promise<SitemapPart[]> => {
  const { rows } = await sql<{ part: number; count: number; changed_at: string }>`
    select ((id - 1) / ${perPart}::int8 + 1)::int4 as part, count(*)::int4 as count, max(changed_at) as changed_at
    from listing
    where region = ${regionId} and listing ->> 'status' = 'available'
    group by 1
    order by 1
  `.execute(db);
  return rows.map(({ part, count, changed_at: changedAt }) => ({ part, count, changedAt }));
};

/** Where to read in a part: places count from 1 to `perPart`. */
export interface SitemapStretch {
  part: number;
  perPart: number;
  after: number;
  size: number;
}

/** The next available listings of a part behind a place in it, each with its own place. */
export const findSitemapListings = async (
  db: Queries,
  regionId: string,
  { part, perPart, after, size }: SitemapStretch,
): Promise<(SitemapListing & { place: number })[]> => {
  const start = (part - 1) * perPart;
  const { rows } = await sql<{
    place: number;
    public_id: string;
    agency_id: string;
    changed_at: string;
  }>`
    select (id - ${start}::int8)::int4 as place, public_id, agency_id, changed_at
    from listing
    where region = ${regionId} and listing ->> 'status' = 'available'
      and id > ${start + after}::int8 and id <= ${start + perPart}::int8
    order by id
    limit ${size}
  `.execute(db);
  return rows.map((row) => ({
    place: row.place,
    propertyId: row.public_id,
    agencyId: row.agency_id,
    changedAt: row.changed_at,
  }));
};
