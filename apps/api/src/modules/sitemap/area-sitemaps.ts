import type { Region } from "@hjem/domain/region";
import type { SitemapArea, SitemapPart } from "@hjem/domain/sitemap/sitemap";
import { sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { availableConditions } from "../../search/filter-conditions.ts";
import { areaDirectory } from "../areas/area-directory.ts";
import { findAreas } from "../areas/repository.ts";
import { TtlCache } from "../places/ttl-cache.ts";
import type { SitemapStretch } from "./repository.ts";

/** Search engines come rarely, and then read every part of a sitemap one after the other. */
const CACHE = { ageMs: 10 * 60_000, size: 20 } as const;

type PlacedArea = SitemapArea & { id: number };

/** The last change of any available listing in each place: one pass over them. */
const findChanges = async (db: Database, regionId: string): Promise<Map<number, string>> => {
  const available = sql.join(availableConditions(regionId), sql` and `);
  const { rows } = await sql<{ id: number; changed_at: string }>`
    select place_id as id, max(l.changed_at) as changed_at
    from listing_search s
    join listing l on l.id = s.id
    cross join unnest(s.place_ids) as place_id
    where ${available}
    group by place_id
  `.execute(db);
  return new Map(rows.map(({ id, changed_at: changedAt }) => [id, changedAt]));
};

/** Pages of places that have listings, by their one true address, in parts as those of listings. */
export const areaParts = ({ db, now }: { db: Database; now: () => number }) => {
  const cache = new TtlCache<readonly PlacedArea[]>(CACHE);
  const areasOf = (region: Region) =>
    cache.get(region.id, now(), async () => {
      const [stored, changes] = await Promise.all([
        findAreas(db, region.id),
        findChanges(db, region.id),
      ]);
      return areaDirectory(stored, region).all.flatMap(({ id, address }) => {
        const changedAt = changes.get(id);
        return changedAt === undefined ? [] : [{ id, address, changedAt }];
      });
    });

  return {
    async parts(region: Region, perPart: number): Promise<SitemapPart[]> {
      const areas = await areasOf(region);
      const parts = Map.groupBy(areas, ({ id }) => Math.ceil(id / perPart));
      return [...parts]
        .toSorted(([one], [other]) => one - other)
        .map(([part, inside]) => ({
          part,
          count: inside.length,
          changedAt:
            inside
              .map(({ changedAt }) => changedAt)
              .toSorted()
              .at(-1) ?? "",
        }));
    },
    async areas(
      region: Region,
      { part, perPart, after, size }: SitemapStretch,
    ): Promise<(SitemapArea & { place: number })[]> {
      const start = (part - 1) * perPart;
      return (await areasOf(region))
        .filter(({ id }) => id > start + after && id <= start + perPart)
        .toSorted((one, other) => one.id - other.id)
        .slice(0, size)
        .map(({ id, address, changedAt }) => ({ place: id - start, address, changedAt }));
    },
  };
};
