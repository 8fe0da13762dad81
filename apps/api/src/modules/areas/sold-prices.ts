import type { SoldQuarter } from "@hjem/domain/place/area";
import { MEDIAN_HOMES_MIN } from "@hjem/domain/place/area";
import { SearchRequest } from "@hjem/domain/search/search-filter";
import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";
import { filterConditions } from "../../search/filter-conditions.ts";
import type { SearchScope } from "../../search/search-index.ts";
import { homeTypes } from "./area-figures.ts";

/** Two years. */
const QUARTERS = 8;

interface QuarterRow {
  year: number;
  quarter: number;
  homes: number;
  price: number;
}

/**
 * What homes for sale in a place sold for, by the quarter of the sale in the time of the home, the newest first. The price of a
 * sale is known of those that an agent sold.
 */
export const findSoldQuarters = async (
  db: Queries,
  placeId: number,
  scope: Pick<SearchScope, "region" | "now">,
): Promise<SoldQuarter[]> => {
  const request = SearchRequest.parse({
    listingType: "buy",
    acquisition: "buy",
    availability: ["sold"],
    propertyType: homeTypes,
  });
  const isSoldHere = sql.join(
    [sql`s.place_ids @> array[${placeId}::int4]`, ...filterConditions(request, scope)],
    sql` and `,
  );
  const { rows } = await sql<QuarterRow>`
    select extract(year from d.day)::int4 as year, extract(quarter from d.day)::int4 as quarter,
      count(*)::int4 as homes,
      round(percentile_cont(0.5) within group (order by l.sold_price))::float8 as price
    from listing_search s
    join agent_listing l on l.id = s.id and l.sold_price is not null
    cross join lateral (select to_timestamp(l.at_ms / 1000.0) at time zone s.time_zone as day) d
    where ${isSoldHere}
    group by 1, 2
    order by 1 desc, 2 desc
    limit ${QUARTERS}
  `.execute(db);
  return rows.map(({ price, ...row }) => ({
    ...row,
    price: row.homes < MEDIAN_HOMES_MIN ? null : price,
  }));
};
