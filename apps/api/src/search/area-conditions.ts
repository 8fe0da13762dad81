import { boxAround, EARTH_RADIUS_M, type Point } from "@hjem/domain/distance";
import type { Reach, SearchArea } from "@hjem/domain/search/search-filter";
import { type RawBuilder, sql } from "kysely";
import { frameOf } from "./cluster-grid.ts";
import { type Box, rangesOfBox } from "./morton.ts";
import { boxOfReach, minuteSteps, reachLimit } from "./reach-limits.ts";

type Condition = RawBuilder<boolean>;

const boxOfPolygon = (polygon: NonNullable<SearchArea["polygon"]>): Box => {
  const lngs = polygon.map(([lng]) => lng);
  const lats = polygon.map(([, lat]) => lat);
  return {
    north: Math.max(...lats),
    south: Math.min(...lats),
    west: Math.min(...lngs),
    east: Math.max(...lngs),
  };
};

const overlapOf = (boxes: readonly Box[]): Box => ({
  north: Math.min(...boxes.map(({ north }) => north)),
  south: Math.max(...boxes.map(({ south }) => south)),
  west: Math.max(...boxes.map(({ west }) => west)),
  east: Math.min(...boxes.map(({ east }) => east)),
});

/** Cell ranges first: the planner knows how many rows a range holds, and nothing of geometry (measured). */
const nearCondition = (box: Box): Condition => {
  const ranges = rangesOfBox(box).map(
    ([first, last]) => sql<boolean>`s.cell between ${first}::int8 and ${last}::int8`,
  );
  return sql<boolean>`(${sql.join(ranges, sql` or `)})`;
};

const insideBox = ({ north, south, west, east }: Box): Condition =>
  sql<boolean>`(s.lat between ${south}::float8 and ${north}::float8 and s.lng between ${west}::float8 and ${east}::float8)`;

const metresFrom = (center: Point): RawBuilder<number> =>
  sql<number>`2 * ${EARTH_RADIUS_M}::float8 * asin(least(1, sqrt(
    power(sin(radians(s.lat - ${center.lat}::float8) / 2), 2) + cos(radians(${center.lat}::float8)) *
    cos(radians(s.lat)) * power(sin(radians(s.lng - ${center.lng}::float8) / 2), 2))))`;

const insideCircle = (center: Point, radius: number): Condition =>
  sql<boolean>`${metresFrom(center)} <= ${radius}::float8`;

/** Metres along the road by the estimate of D82; `fjordPlaces` are the counties with fjords. */
const roadMetres = (reach: Reach, fjordPlaces: readonly number[]): RawBuilder<number> => {
  const [usual, fjord] = [false, true].map((isFjord) => reachLimit(reach, isFjord).detour);
  return sql<number>`${metresFrom(reach)} *
    case when s.place_ids && ${fjordPlaces}::int4[] then ${fjord}::float8 else ${usual}::float8 end`;
};

const withinReach = (reach: Reach, fjordPlaces: readonly number[]): Condition =>
  sql<boolean>`${roadMetres(reach, fjordPlaces)} < ${reachLimit(reach, false).below}::float8`;

/** The longest of the ways to the addresses of a search, in whole minutes (D83). */
export const longestMinutes = (
  reach: readonly Reach[],
  fjordPlaces: readonly number[],
): RawBuilder<number> =>
  sql<number>`greatest(${sql.join(
    reach.map(
      (each) =>
        sql`width_bucket(${roadMetres(each, fjordPlaces)}, ${minuteSteps[each.mode]}::float8[])`,
    ),
  )})`;

/**
 * Crossings of a ray counted edge by edge, in the arithmetic that every engine uses: PostgreSQL's own `<@` takes a point
 * for inside that is within a millionth of a degree outside.
 */
const insidePolygon = (polygon: NonNullable<SearchArea["polygon"]>): Condition => {
  const next = [...polygon.slice(1), ...polygon.slice(0, 1)];
  const [x1, x2] = [polygon, next].map((corners) => corners.map(([lng]) => lng));
  const [y1, y2] = [polygon, next].map((corners) => corners.map(([, lat]) => lat));
  return sql<boolean>`(
    select sum(case when (e.y1 > s.lat) <> (e.y2 > s.lat)
      then (s.lng < (e.x2 - e.x1) * (s.lat - e.y1) / (e.y2 - e.y1) + e.x1)::int4 else 0 end) % 2 = 1
    from unnest(${x1}::float8[], ${y1}::float8[], ${x2}::float8[], ${y2}::float8[]) as e(x1, y1, x2, y2)
  )`;
};

/** The box in which all areas of a search overlap: empty, its edges crossed, where they do not; null without any area. */
export const boxOfArea = (area: SearchArea): Box | null => {
  const frame = frameOf(area);
  const boxes = [
    ...(frame ? [frame] : []),
    ...(area.mapCentroid && area.propertyRadius
      ? [boxAround(area.mapCentroid, area.propertyRadius)]
      : []),
    ...(area.polygon ? [boxOfPolygon(area.polygon)] : []),
    ...(area.reach ?? []).map(boxOfReach),
  ];
  return boxes.length === 0 ? null : overlapOf(boxes);
};

/**
 * Conditions of the map fields (spec §3, D32, D83): box, circle, polygon and reach, each exact, narrowed together by
 * cells. `fjordPlaces` are the counties with fjords.
 */
export const areaConditions = (
  area: SearchArea,
  fjordPlaces: readonly number[] = [],
): Condition[] => {
  const conditions: Condition[] = [];
  const corners = frameOf(area);
  if (corners) conditions.push(insideBox(corners));
  if (area.mapCentroid && area.propertyRadius) {
    conditions.push(insideCircle(area.mapCentroid, area.propertyRadius));
  }
  if (area.polygon) conditions.push(insidePolygon(area.polygon));
  for (const reach of area.reach ?? []) conditions.push(withinReach(reach, fjordPlaces));
  const overlap = boxOfArea(area);
  if (!overlap) return conditions;
  const isEmpty = overlap.south > overlap.north || overlap.west > overlap.east;
  return isEmpty ? [sql<boolean>`false`] : [nearCondition(overlap), ...conditions];
};
