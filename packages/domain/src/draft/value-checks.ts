import { uninhabitedTypes } from "../listing/enumerations.ts";
import type { DraftListingType } from "../listing/listing-type.ts";
import { WHOLE_MONEY_MAX } from "../listing/money-limits.ts";
import { fieldsOf } from "../narrow.ts";
import type { DraftFieldPath } from "../publishing/all-fields.ts";
import type { DraftInspection } from "./draft-detail.ts";
import { type DraftContent, fieldValue } from "./draft-field.ts";

/** How fields contradict each other: one is more or later than it can be, or the `times` of one field are turned round. */
export type Contradiction = "more" | "later" | "times";

/** A field whose value contradicts that of another one. */
export interface ContradictingField {
  path: DraftFieldPath;
  /** The field that it contradicts; itself where its own parts do. */
  limit: DraftFieldPath;
  kind: Contradiction;
}

/** Pairs of fields, the first of which is never more, or later, than the second. */
const ordered: readonly (readonly [DraftFieldPath, DraftFieldPath, "more" | "later"])[] = [
  ["property_detail.bedrooms", "property_detail.total_rooms", "more"],
  ["property_detail.floor_located", "property_detail.floors", "more"],
  ["property_detail.internal_area", "property_detail.usage_area", "more"],
  ["property_detail.primary_room", "property_detail.usage_area", "more"],
  ["property_detail.construction_year", "property_detail.renovation_year", "later"],
  ["price_and_date.asking_price", "price_and_date.asking_price_max", "more"],
  ["price_and_date.available_from", "price_and_date.available_to", "later"],
  ["price_and_date.rental_from", "price_and_date.rental_to", "later"],
];

/** A number, an area in square metres, or a day, as what can be compared; undefined where nothing is stated. */
const comparable = (value: unknown): number | string | undefined => {
  if (typeof value === "string") return value === "" ? undefined : value;
  if (typeof value === "number") return value;
  const { value: area } = fieldsOf(value);
  return typeof area === "number" ? area : undefined;
};

const isAbove = (one: number | string | undefined, other: number | string | undefined): boolean =>
  one !== undefined && other !== undefined && typeof one === typeof other && one > other;

const endsBeforeStart = ({ timeFrom, timeTo }: DraftInspection): boolean => timeTo <= timeFrom;

/** Fields of a draft whose values cannot both be true (LIST-104); `paths` are those that its form has. */
export function contradictingFields(
  draft: DraftContent,
  paths: ReadonlySet<DraftFieldPath>,
): ContradictingField[] {
  const pairs = ordered.flatMap(([path, limit, kind]) => {
    const isShown = paths.has(path) && paths.has(limit);
    const isBroken =
      isShown && isAbove(comparable(fieldValue(draft, path)), comparable(fieldValue(draft, limit)));
    return isBroken ? [{ path, limit, kind }] : [];
  });
  const inspections = "price_and_date.inspections";
  const hasTurned = draft.priceAndDate.inspections?.some(endsBeforeStart) ?? false;
  return hasTurned && paths.has(inspections)
    ? [...pairs, { path: inspections, limit: inspections, kind: "times" }]
    : pairs;
}

const YEAR_DIGITS = 4;
/** Years that a home under construction may lie ahead. */
const YEARS_AHEAD_MAX = 10;
/** Square metres; less is a slip. */
const AREA_MIN = 1;
/** Square metres inside a home; no home in either market has more. */
const HOME_AREA_MAX = 10_000;
/** Rooms of a kind in a home; likewise. */
const HOME_ROOMS_MAX = 100;

const areas = [
  "property_detail.usage_area",
  "property_detail.primary_room",
  "property_detail.internal_area",
  "property_detail.external_area",
  "property_detail.plot_area",
  "property_detail.property_area",
] as const satisfies readonly DraftFieldPath[];
const homeAreas: ReadonlySet<DraftFieldPath> = new Set(areas.slice(0, 4));
const years = [
  "property_detail.construction_year",
  "property_detail.renovation_year",
] as const satisfies readonly DraftFieldPath[];
const rooms = [
  "property_detail.bedrooms",
  "property_detail.bathrooms",
  "property_detail.beds",
  "property_detail.total_rooms",
] as const satisfies readonly DraftFieldPath[];

/** A field with a value that no home has, and the nearest that one may have. */
export interface AbsurdField {
  path: DraftFieldPath;
  /** Whether the value is below or above the limit. */
  kind: "low" | "high";
  limit: number;
  unit: "area" | "count" | "year" | "money";
}

/**
 * Fields with a value that fits the form but no home (LIST-104): a sum beyond all prices, an area below a square metre or
 * above that of any home, more rooms than any home, a year far ahead of `today`.
 */
export function absurdFields(
  draft: DraftContent & { listingType: DraftListingType },
  paths: ReadonlySet<DraftFieldPath>,
  today: string,
): AbsurdField[] {
  const types = draft.propertyDetail.propertyTypes ?? [];
  const isHome =
    !draft.listingType.startsWith("commercial") &&
    !types.some((type) => uninhabitedTypes.some((each) => each === type));
  const numberAt = (path: DraftFieldPath): number => {
    const value = comparable(fieldValue(draft, path));
    return typeof value === "number" ? value : 0;
  };
  const lastYear = Number(today.slice(0, YEAR_DIGITS)) + YEARS_AHEAD_MAX;
  const { askingPrice, askingPriceMax, jointDebt, addingCost } = draft.priceAndDate;
  const sum =
    Math.max(askingPrice ?? 0, askingPriceMax ?? 0) + (jointDebt ?? 0) + (addingCost ?? 0);
  const above = (
    checked: readonly DraftFieldPath[],
    limit: number,
    unit: AbsurdField["unit"],
  ): AbsurdField[] =>
    checked
      .filter((path) => numberAt(path) > limit)
      .map((path) => ({ path, kind: "high", limit, unit }));
  const tooSmall = areas.filter((path) => numberAt(path) > 0 && numberAt(path) < AREA_MIN);
  const found: AbsurdField[] = [
    ...tooSmall.map((path) => ({ path, kind: "low", limit: AREA_MIN, unit: "area" }) as const),
    ...(isHome ? above([...homeAreas], HOME_AREA_MAX, "area") : []),
    ...(isHome ? above(rooms, HOME_ROOMS_MAX, "count") : []),
    ...above(years, lastYear, "year"),
    ...(sum > WHOLE_MONEY_MAX
      ? [
          {
            path: "price_and_date.asking_price",
            kind: "high",
            limit: WHOLE_MONEY_MAX,
            unit: "money",
          } as const,
        ]
      : []),
  ];
  return found.filter(({ path }) => paths.has(path));
}
