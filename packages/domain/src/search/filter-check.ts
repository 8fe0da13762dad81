import { isFutureYear } from "./filters/numeric-bounds.ts";
import { hasArea, isOverDateLine, isSelfCrossing, type Corner } from "./polygon.ts";
import { reversedRanges, type RangeFilter, type RangeName } from "./reversed-ranges.ts";
import type { SearchArea, SearchFilter } from "./search-filter.ts";

/** Rules between the fields of a filter; the schemas check single fields. */
export type FilterRule =
  | "min_above_max"
  | "year_in_future"
  | "polygon_crosses_itself"
  | "polygon_crosses_date_line"
  | "polygon_has_no_area"
  | "box_incomplete"
  | "box_upside_down"
  | "box_crosses_date_line";

/** A broken rule with every field it names, in camelCase. */
export interface FilterError {
  rule: FilterRule;
  fields: (keyof SearchFilter | keyof SearchArea)[];
}

const polygonErrors = (polygon: readonly Corner[]): FilterError[] => {
  if (isOverDateLine(polygon)) return [{ rule: "polygon_crosses_date_line", fields: ["polygon"] }];
  if (!hasArea(polygon)) return [{ rule: "polygon_has_no_area", fields: ["polygon"] }];
  return isSelfCrossing(polygon) ? [{ rule: "polygon_crosses_itself", fields: ["polygon"] }] : [];
};

/** The four sides of a map frame. */
export const boxFields = [
  "locationTopLeftLat",
  "locationTopLeftLng",
  "locationBottomRightLat",
  "locationBottomRightLng",
] as const satisfies readonly (keyof SearchArea)[];

function boxErrors(area: SearchArea): FilterError[] {
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

/** Errors of the area of a search: of its map frame, or of the drawn polygon. */
export const areaErrors = (area: SearchArea): FilterError[] => [
  ...boxErrors(area),
  ...(area.polygon ? polygonErrors(area.polygon) : []),
];

/**
 * The rules between fields that the API enforces and a page shows: every range has its minimum at most its maximum
 * (both fields named), no construction year after the current one, a map frame that is complete and the right way up,
 * a drawn area that does not cross itself. `today` is `YYYY-MM-DD`.
 */
export function checkFilter(filter: SearchFilter & SearchArea, today: string): FilterError[] {
  const futureYears = (["constructionYearMin", "constructionYearMax"] as const).filter((field) =>
    isFutureYear(filter[field] ?? 0, today),
  );
  return [
    ...reversedRanges(filter).map((name): FilterError => ({
      rule: "min_above_max",
      fields: name === "floors" ? [name] : [`${name}Min`, `${name}Max`],
    })),
    ...(futureYears.length > 0
      ? [{ rule: "year_in_future" as const, fields: [...futureYears] }]
      : []),
    ...areaErrors(filter),
  ];
}

/**
 * The error flags of specification §5, eight by the range that they mark. "Share debt" has no range of its own: it is
 * the difference between total price and asking price, and its flag is set where a search would make it negative.
 */
export type FilterFlag =
  | "shareDebt"
  | Extract<
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
const flagged: readonly Exclude<FilterFlag, "shareDebt">[] = [
  "constructionYear",
  "landsize",
  "primaryRoom",
  "askingPrice",
  "sharedCost",
  "totalPrice",
  "price",
  "monthlyRent",
];

/** True where the maximum total price is below the minimum asking price: joint debt cannot be negative. */
export const hasNoRoomForDebt = ({
  askingPriceMin = 0,
  totalPriceMax = 0,
}: Pick<RangeFilter, "askingPriceMin" | "totalPriceMax">): boolean =>
  totalPriceMax > 0 && totalPriceMax < askingPriceMin;

/** The flags that are set (SRCH-140..148): a reversed range, a future year, a negative joint debt. */
export const filterFlags = (filter: RangeFilter, today: string): FilterFlag[] => {
  const marked = new Set<string>(checkFilter(filter, today).flatMap(({ fields }) => fields));
  return [
    ...flagged.filter((name) => marked.has(`${name}Min`) || marked.has(`${name}Max`)),
    ...(hasNoRoomForDebt(filter) ? (["shareDebt"] as const) : []),
  ];
};
