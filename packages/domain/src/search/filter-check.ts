import { reversedRanges, type RangeFilter, type RangeName } from "./min-max-pairs.ts";
import type { SearchArea, SearchFilter } from "./search-filter.ts";

/** What the fields of a filter can do wrong together; the single field is checked by its schema. */
export type FilterRule =
  | "min_above_max"
  | "year_in_future"
  | "polygon_crosses_itself"
  | "polygon_crosses_date_line"
  | "polygon_has_no_area"
  | "box_incomplete"
  | "box_upside_down"
  | "box_crosses_date_line";

/** One broken rule with every field it names, in camelCase. */
export interface FilterFault {
  rule: FilterRule;
  fields: (keyof SearchFilter | keyof SearchArea)[];
}

type Corner = readonly [lng: number, lat: number];

/** On which side of the line through `from` and `to` the point lies: positive left, negative right, 0 on it. */
const side = (from: Corner, to: Corner, point: Corner): number =>
  Math.sign((to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0]));

const isWithin = (from: Corner, to: Corner, point: Corner): boolean =>
  side(from, to, point) === 0 &&
  point[0] >= Math.min(from[0], to[0]) &&
  point[0] <= Math.max(from[0], to[0]) &&
  point[1] >= Math.min(from[1], to[1]) &&
  point[1] <= Math.max(from[1], to[1]);

const doMeet = (a: Corner, b: Corner, c: Corner, d: Corner): boolean =>
  (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) ||
  isWithin(a, b, c) ||
  isWithin(a, b, d) ||
  isWithin(c, d, a) ||
  isWithin(c, d, b);

/** True where two edges of the ring that are not neighbours touch; the ring closes itself. */
export function isSelfCrossing(ring: readonly Corner[]): boolean {
  const edges = ring.map((from, index) => [from, ring[(index + 1) % ring.length] ?? from] as const);
  return edges.some(([a, b], index) =>
    edges.some(([c, d], other) => {
      const isNeighbour = other === index + 1 || (index === 0 && other === edges.length - 1);
      return other > index && !isNeighbour && doMeet(a, b, c, d);
    }),
  );
}

/** True where an edge would run the short way round over ±180°: no region needs it, so it is refused. */
export const isOverDateLine = (ring: readonly Corner[]): boolean =>
  ring.some((corner, index) => {
    const next = ring[(index + 1) % ring.length] ?? corner;
    return Math.abs(corner[0] - next[0]) > 180;
  });

const hasArea = (ring: readonly Corner[]): boolean =>
  ring.some((corner) => ring[0] && ring[1] && side(ring[0], ring[1], corner) !== 0);

const polygonFaults = (polygon: readonly Corner[]): FilterFault[] => {
  if (isOverDateLine(polygon)) return [{ rule: "polygon_crosses_date_line", fields: ["polygon"] }];
  if (!hasArea(polygon)) return [{ rule: "polygon_has_no_area", fields: ["polygon"] }];
  return isSelfCrossing(polygon) ? [{ rule: "polygon_crosses_itself", fields: ["polygon"] }] : [];
};

const boxFields = [
  "locationTopLeftLat",
  "locationTopLeftLng",
  "locationBottomRightLat",
  "locationBottomRightLng",
] as const satisfies readonly (keyof SearchArea)[];

function boxFaults(area: SearchArea): FilterFault[] {
  const missing = boxFields.filter((field) => area[field] === undefined);
  if (missing.length === boxFields.length) return [];
  if (missing.length > 0) return [{ rule: "box_incomplete", fields: missing }];
  const [top = 0, left = 0, bottom = 0, right = 0] = boxFields.map((field) => area[field]);
  return [
    ...(top < bottom
      ? [{ rule: "box_upside_down" as const, fields: [boxFields[0], boxFields[2]] }]
      : []),
    ...(left > right
      ? [{ rule: "box_crosses_date_line" as const, fields: [boxFields[1], boxFields[3]] }]
      : []),
  ];
}

/**
 * The rules between fields that the API refuses and a page marks: every range with its minimum at most its maximum
 * (both fields named), no year of construction after the current one, a map frame that is whole and upright,
 * a drawn area that does not cross itself. `today` is `YYYY-MM-DD`.
 */
export function checkFilter(filter: SearchFilter & SearchArea, today: string): FilterFault[] {
  const thisYear = Number(today.slice(0, 4));
  const futureYears = (["constructionYearMin", "constructionYearMax"] as const).filter(
    (field) => (filter[field] ?? 0) > thisYear,
  );
  const { min = -Infinity, max = Infinity } = filter.floors ?? {};
  return [
    ...reversedRanges(filter).map((name): FilterFault => ({
      rule: "min_above_max",
      fields: [`${name}Min`, `${name}Max`],
    })),
    ...(min > max ? [{ rule: "min_above_max" as const, fields: ["floors" as const] }] : []),
    ...(futureYears.length > 0
      ? [{ rule: "year_in_future" as const, fields: [...futureYears] }]
      : []),
    ...boxFaults(filter),
    ...(filter.polygon ? polygonFaults(filter.polygon) : []),
  ];
}

/** The error flags of specification §5 by the range they mark; "share debt" has no filter field and no flag. */
export type FilterFlag = Extract<
  RangeName,
  | "constructionYear"
  | "landsize"
  | "primaryRoom"
  | "askingPrice"
  | "sharedCost"
  | "totalPrice"
  | "price"
  | "monthlyRent"
>;
const flagged: readonly FilterFlag[] = [
  "constructionYear",
  "landsize",
  "primaryRoom",
  "askingPrice",
  "sharedCost",
  "totalPrice",
  "price",
  "monthlyRent",
];

/** The flags that are up (SRCH-140..148): a range upside down, or a year that has not come. */
export const filterFlags = (filter: RangeFilter, today: string): FilterFlag[] => {
  const marked = new Set<string>(checkFilter(filter, today).flatMap(({ fields }) => fields));
  return flagged.filter((name) => marked.has(`${name}Min`) || marked.has(`${name}Max`));
};
