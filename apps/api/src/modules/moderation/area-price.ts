import type { DraftListingType } from "@hjem/domain/listing/listing-type";
import { MEDIAN_HOMES_MIN } from "@hjem/domain/place/area";
import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";
import { availabilityCodes, kindCodes } from "../../search/column-codes.ts";

/** Which homes a price is compared with. */
export interface ComparedHomes {
  region: string;
  /** Places of the listing, the narrowest last. */
  geoIds: readonly string[];
  listingType: DraftListingType;
  /** Prices per square metre, or of whole homes. */
  unit: "square_metre" | "home";
  /** The listing itself, in lower case, which is not compared with itself. */
  except: string | null;
}

interface PlaceMedian {
  area: string;
  median: number;
}

/**
 * The median of available homes of one listing type in the narrowest place of a listing that has enough of them, in whole
 * kroner or dollars; null where none has. Read in the caller's transaction.
 */
export async function areaPrice(
  db: Queries,
  { region, geoIds, listingType, unit, except }: ComparedHomes,
): Promise<PlaceMedian | null> {
  const column = unit === "square_metre" ? "price_per_primary" : "price_low";
  for (const geoId of geoIds.toReversed()) {
    const { rows } = await sql<PlaceMedian & { homes: number }>`
      select p.name as area,
        count(*)::int4 as homes,
        round(percentile_cont(0.5) within group (order by s.${sql.ref(column)}))::float8 as median
      from place p
      join listing_search s on s.place_ids @> array[p.id]::int4[]
      where p.region = ${region} and p.geo_id = ${geoId}
        and s.region = ${region}
        and s.availability = ${availabilityCodes.available}
        and s.kind = ${kindCodes[listingType]}
        and s.${sql.ref(column)} > 0
        and s.id is distinct from (select id from listing where public_id = ${except}::text)
      group by p.name
    `.execute(db);
    const [found] = rows;
    if (found && found.homes >= MEDIAN_HOMES_MIN) {
      return { area: found.area, median: found.median };
    }
  }
  return null;
}
