import { ALL } from "@hjem/domain/limits";
import { listingCoverage } from "@hjem/domain/listing/listing-type";
import { PropertyId } from "@hjem/domain/listing/property-id";
import {
  agencyFilters,
  type AgencyRow,
  type AgencyValues,
} from "@hjem/domain/search/filters/agency-filters";
import {
  boundFilters,
  type BoundRow,
  type BoundValues,
} from "@hjem/domain/search/filters/bound-filters";
import { choiceFilters } from "@hjem/domain/search/filters/choice-filters";
import { flagFilters } from "@hjem/domain/search/filters/flag-filters";
import { isMaximum, rangeFilters, type RangeName } from "@hjem/domain/search/filters/range-filters";
import { setFilters } from "@hjem/domain/search/filters/set-filters";
import type { SearchFilter, SearchRequest } from "@hjem/domain/search/search-filter";
import { type RawBuilder, sql } from "kysely";
import { availabilityCodes, conditionCodes, kindCodes } from "./column-codes.ts";
import { isOnDay, todays } from "./current-days.ts";
import { FacilityMask } from "./facility-mask.ts";
import { maskOf, requestedBits, requestedCodes } from "./filter-facts.ts";
import type { SearchScope } from "./search-index.ts";
import { dayNumber, monthNumber } from "./search-row.ts";
import { beyondViewings, firstOpenViewing } from "./viewing-code.ts";
import { withheldColumns } from "./withheld-columns.ts";

type Condition = RawBuilder<boolean>;

const nothing: Condition = sql<boolean>`false`;

/** `column` is one of these codes; no condition for none. A single one as an equality: the order walks need that. */
const oneOf = (column: string, codes: readonly number[]): Condition[] => {
  const [first, ...more] = codes;
  if (first === undefined) return [];
  return more.length === 0
    ? [sql<boolean>`${sql.ref(`s.${column}`)} = ${first}`]
    : [sql<boolean>`${sql.ref(`s.${column}`)} = any(${codes}::int2[])`];
};

/** Every value but the sentinel that stands for "no restriction"; none when the sentinel is among them. */
export const chosen = <Value extends string, Sentinel extends string>(
  values: readonly (Value | Sentinel)[] | undefined,
  sentinel: Sentinel,
): Exclude<Value, Sentinel>[] =>
  !values || values.some((value) => value === sentinel)
    ? []
    : values.filter((value): value is Exclude<Value, Sentinel> => value !== sentinel);

interface Ends {
  low: string;
  high: string;
}

/**
 * Ranges overlap: a minimum meets the highest value, a maximum the lowest (D23). Zero is an empty filter (spec §5), except for
 * homes of no bedrooms, which are studios.
 */
const overlaps = (
  name: RangeName,
  shown: Ends,
  withheld: Ends | undefined,
  min: number | undefined,
  max: number | undefined,
): Condition[] => {
  const compared = (end: keyof Ends, holds: (column: RawBuilder<unknown>) => Condition) => {
    const [own, hidden] = [shown, withheld].map(
      (columns) => columns && holds(sql.ref(`s.${columns[end]}`)),
    );
    return own && hidden ? sql<boolean>`(${own} or ${hidden})` : (own ?? nothing);
  };
  return [
    ...(min ? [compared("high", (column) => sql<boolean>`${column} >= ${min}`)] : []),
    ...(isMaximum(name, max)
      ? [compared("low", (column) => sql<boolean>`${column} <= ${max}`)]
      : []),
  ];
};

/** The number that a search bounds a column by; none without that filter, and for zero. */
export const requestedBound = (
  { name, unit }: BoundRow,
  { [name]: requested }: Partial<BoundValues>,
): number | undefined => {
  if (!requested) return undefined;
  if (typeof requested === "number") return requested;
  return unit === "month" ? monthNumber(requested) : dayNumber(requested);
};

/** Whether a market withholds amounts: where none does, its filters read one column each, as its indexes are made. */
const hasWithheld = ({ publishing }: SearchScope["region"]): boolean =>
  publishing.rules.some(({ rule }) => rule === "price_statement");

const ranges = (request: SearchFilter, { region }: SearchScope): Condition[] => [
  ...rangeFilters.flatMap(({ name, low, high }) =>
    overlaps(
      name,
      { low, high },
      hasWithheld(region) ? withheldColumns[name] : undefined,
      request[`${name}Min`],
      request[`${name}Max`],
    ),
  ),
  ...(request.floors?.min === undefined
    ? []
    : [sql<boolean>`s.floor >= ${request.floors.min}::int8`]),
  ...(request.floors?.max === undefined
    ? []
    : [sql<boolean>`s.floor <= ${request.floors.max}::int8`]),
  ...boundFilters.flatMap((row) => {
    const bound = requestedBound(row, request);
    if (bound === undefined) return [];
    const column = sql.ref(`s.${row.column}`);
    return row.side === "atMost"
      ? [sql<boolean>`${column} <= ${bound}`]
      : [sql<boolean>`${column} >= ${bound}`];
  }),
];

/** Which kinds of listing a listing type of search covers (spec §5). */
export const coverageConditions = (
  request: Pick<SearchRequest, "listingType" | "acquisition">,
): Condition[] => {
  const coverage = listingCoverage(request.listingType, request.acquisition);
  return [
    ...oneOf(
      "kind",
      coverage.draftTypes.map((type) => kindCodes[type]),
    ),
    ...(coverage.isNewOnly
      ? [sql<boolean>`(s.condition = ${conditionCodes.new} or s.is_under_construction)`]
      : []),
  ];
};

/** What can be had now in a region. */
export const availableConditions = (regionId: string): Condition[] => [
  sql<boolean>`s.region = ${regionId}`,
  ...oneOf("availability", [availabilityCodes.available]),
];

const sets = (filter: SearchFilter): Condition[] =>
  setFilters.flatMap((row) => {
    const bits = requestedBits(row, filter);
    return bits.length > 0
      ? [sql<boolean>`(${sql.ref(`s.${row.fact.column}`)} & ${maskOf(bits)}) <> 0`]
      : [];
  });

const availabilityOf = (availability: SearchFilter["availability"]): Condition[] =>
  oneOf(
    "availability",
    chosen(availability?.length ? availability : (["available"] as const), ALL).map(
      (value) => availabilityCodes[value],
    ),
  );

/** Ids of agencies are digits, so zeros on the left make no difference; anything else names no agency. */
const agencyNumbers = (ids: readonly string[]): number[] => [
  ...new Set(ids.filter((id) => /^(-1|\d{1,12})$/.test(id)).map(Number)),
];

/** The agencies that a search filters by, as numbers; undefined without that filter. */
export const requestedAgencies = (
  { name }: AgencyRow,
  { [name]: requested }: Partial<AgencyValues>,
): number[] | undefined =>
  requested === undefined || requested.length === 0 ? undefined : agencyNumbers([requested].flat());

const agencies = (request: SearchFilter): Condition[] =>
  agencyFilters.flatMap((row) => {
    const numbers = requestedAgencies(row, request);
    return numbers ? [sql<boolean>`${sql.ref(`s.${row.column}`)} = any(${numbers}::int8[])`] : [];
  });

const features = (request: SearchFilter, { region }: SearchScope): Condition[] => {
  const facilities = request.facilities?.length
    ? new FacilityMask(region).ofSearch(request.facilities)
    : undefined;
  return [
    ...choiceFilters.flatMap((row) => oneOf(row.fact.column, requestedCodes(row, request))),
    ...flagFilters.flatMap(({ name, column }) =>
      request[name] ? [sql<boolean>`${sql.ref(`s.${column}`)}`] : [],
    ),
    ...(facilities === null ? [nothing] : []),
    ...(facilities
      ? [sql<boolean>`(s.facilities & ${facilities}::bit(128)) = ${facilities}::bit(128)`]
      : []),
  ];
};

const dates = (request: SearchFilter, scope: SearchScope): Condition[] => {
  const days = todays(scope);
  const { viewingDate } = request;
  return [
    ...(viewingDate?.length
      ? [
          isOnDay(
            days,
            viewingDate,
            (numbers) => sql<boolean>`exists (
              select from unnest(s.viewings) as viewing,
                unnest(${numbers.map((day) => firstOpenViewing(day, scope.now))}::int4[],
                  ${numbers.map(beyondViewings)}::int4[]) as day(first, beyond)
              where viewing >= day.first and viewing < day.beyond)`,
          ),
        ]
      : []),
    ...(request.isPublishedToday
      ? [
          isOnDay(
            days,
            ["TODAY"],
            (numbers) => sql<boolean>`s.published_day = any(${numbers}::int4[])`,
          ),
        ]
      : []),
  ];
};

/** Property ids as the database has them; what cannot be one is left out. */
export const propertyIds = (ids: readonly string[]): string[] =>
  ids.filter((id) => PropertyId.safeParse(id).success).map((id) => id.toLowerCase());

const identities = (request: SearchFilter): Condition[] =>
  request.propertyId?.length
    ? [
        // A unit is named by its project's id too.
        sql<boolean>`exists (select from listing l where l.public_id = any(${propertyIds(request.propertyId)}::text[])
          and l.id in (s.id, s.project))`,
      ]
    : [];

/** The conditions of the fields that are set, of those that read the narrow row alone. */
export const fieldConditions = (filter: SearchFilter, scope: SearchScope): Condition[] => [
  ...(filter.availability ? availabilityOf(filter.availability) : []),
  ...sets(filter),
  ...ranges(filter, scope),
  ...agencies(filter),
  ...features(filter, scope),
  ...dates(filter, scope),
  ...identities(filter),
];

/** The conditions of every filter that reads the narrow row alone (spec §3 Search filter, D23). */
export const filterConditions = (request: SearchRequest, scope: SearchScope): Condition[] => [
  sql<boolean>`s.region = ${scope.region.id}`,
  ...coverageConditions(request),
  ...(request.availability ? [] : availabilityOf(undefined)),
  ...fieldConditions(request, scope),
  ...(scope.publishedAfter === undefined
    ? []
    : [sql<boolean>`s.published_ms > ${scope.publishedAfter}::int8`]),
];
