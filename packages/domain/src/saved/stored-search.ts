import { TODAY } from "../limits.ts";
import { isRecord } from "../narrow.ts";
import type { Region } from "../region.ts";
import { areaErrors, boxFields } from "../search/filter-check.ts";
import { SearchRequest } from "../search/search-filter.ts";
import { zonesOf } from "../time/place-zone.ts";
import { dayIn } from "../time/zone.ts";
import { toCamelKeys, toSnake, toSnakeKeys } from "../wire/case.ts";

/** The JSON text in which a search is stored: its body on the wire, without defaults of page and size (D68). */
export function writeStoredSearch(request: SearchRequest): string {
  const { page: _page, size: _size, ...stored } = request;
  // No text of the database holds a NUL, and no search finds one.
  return JSON.stringify(toSnakeKeys(stored), (_field, value: unknown) =>
    typeof value === "string" ? value.replaceAll("\0", "") : value,
  );
}

/** A stored search as it is read today. */
export interface StoredSearch {
  query: SearchRequest;
  /** Names of stored filters that no longer exist or have values that no longer do, as stored. */
  dropped: string[];
}

type Shape = typeof SearchRequest.shape;
const shape: Shape = SearchRequest.shape;
const isField = (name: string): name is keyof Shape => Object.hasOwn(shape, name);

/** The part of a value that its field still takes; undefined for none. */
function readField(field: keyof Shape, value: unknown): { value: unknown; isWhole: boolean } {
  const schema = shape[field];
  const whole = schema.safeParse(value);
  if (whole.success) return { value: whole.data, isWhole: true };
  // One value that is gone leaves the others: without the filter the search would find everything.
  const some = Array.isArray(value)
    ? schema.safeParse(value.filter((item) => schema.safeParse([item]).success))
    : null;
  const isEmpty = Array.isArray(some?.data) && some.data.length === 0;
  return { value: some?.success && !isEmpty ? some.data : undefined, isWhole: false };
}

/**
 * Reads a stored search by the filters of today, so that it survives their changes: filters and values that no longer
 * exist are left out and named (issue 14, Bad input). Facilities are those of the region, all where none is given.
 * Never throws.
 */
export function readStoredSearch(
  stored: unknown,
  region?: Pick<Region, "facilities">,
): StoredSearch {
  const request: Record<string, unknown> = {};
  const dropped = new Set<string>();
  const camel = toCamelKeys(stored);
  for (const [field, value] of Object.entries(isRecord(camel) ? camel : {})) {
    const read = isField(field) ? readField(field, value) : { value: undefined, isWhole: false };
    if (!read.isWhole) dropped.add(toSnake(field));
    if (read.value !== undefined) request[field] = read.value;
  }
  const query = SearchRequest.parse(request);
  const known =
    region && query.facilities?.filter((key) => region.facilities.some((one) => one.key === key));
  if (known && known.length < (query.facilities?.length ?? 0)) {
    dropped.add("facilities");
    if (known.length > 0) query.facilities = known;
    else delete query.facilities;
  }
  const faulty = new Set<string>(areaErrors(query).flatMap(({ fields }) => fields));
  const isFrameFaulty = boxFields.some((field) => faulty.has(field));
  for (const field of [...boxFields, "polygon"] as const) {
    if (query[field] === undefined || !(field === "polygon" ? faulty.has(field) : isFrameFaulty)) {
      continue;
    }
    dropped.add(toSnake(field));
    delete query[field];
  }
  return { query, dropped: [...dropped] };
}

/**
 * Whether a search asks for viewings on days that are past everywhere in the region, so that it can find nothing any
 * more (D70). `now` in milliseconds.
 */
export function areViewingDaysOver(
  { viewingDate = [] }: Pick<SearchRequest, "viewingDate">,
  region: Pick<Region, "timeZones" | "placeZones">,
  now: number,
): boolean {
  if (viewingDate.length === 0) return false;
  const [earliest = ""] = zonesOf(region)
    .map((zone) => dayIn(now, zone))
    .toSorted();
  return viewingDate.every((day) => day !== TODAY && day < earliest);
}
