import { sortFields } from "../listing/enumerations.ts";
import { draftListingTypes, acquisitionOf, listingOfDraft } from "../listing/listing-type.ts";
import { defaultQuery } from "./default-query.ts";
import { areaErrors, boxFields } from "./filter-check.ts";
import { priceSlider, type SliderRegion, STUDIO } from "./filter-choices.ts";
import { readText } from "./read-value.ts";
import { reversedRanges, type TwoEnded } from "./reversed-ranges.ts";
import { searchFields, type SearchField, type SearchValues } from "./search-fields.ts";
import type { SearchRequest } from "./search-filter.ts";
import { canonicalSorting } from "./sorting.ts";

/** Keys besides the search that a URL may contain and that are kept (spec §2, D25, D27, SRCH-129). */
const extraKeys = [
  "language",
  "landingpageid",
  "redirect",
  "region",
  "retry",
  "search",
  "suburb",
  "unused",
] as const;
const isExtra = (key: string): boolean =>
  extraKeys.some((extra) => extra === key) || /^utm_[a-z]{1,20}$/.test(key);
const EXTRA_MAX_LENGTH = 200;
/** An unknown key is shown on the page and in a header, shortened. */
const KEY_MAX_LENGTH = 40;

/** The search of a URL, corrected. */
export interface ParsedSearch {
  request: SearchRequest;
  /** Known keys besides the search, sorted by key, e.g. `[["language", "en"]]`. */
  extras: [key: string, value: string][];
  /** Unknown keys, which were removed: "we ignored 2 unknown filters". */
  removed: string[];
  /** Fields with an invalid value, which was removed or changed. */
  corrected: SearchField[];
  /** Reversed ranges, unchanged, so that a page can offer to swap them. */
  reversed: TwoEnded[];
  /** Submitted by a form without JavaScript (`sort=` or empty fields): the server redirects to the canonical URL. */
  isForm: boolean;
}

type Draft = { -readonly [Field in SearchField]?: SearchValues[Field] };

const isField = (key: string): key is SearchField => Object.hasOwn(searchFields, key);

/** Reads one field into the draft; returns whether it had to be corrected. */
function readInto(
  draft: Draft,
  field: SearchField,
  values: readonly string[],
  today: string,
): boolean {
  const { value, isCorrected } = searchFields[field].read(values, today);
  if (value !== undefined) Object.assign(draft, { [field]: value });
  return isCorrected;
}

/** The last unit of a slider means "no limit" (SRCH-161). */
function dropSliderEnds(draft: Draft, region: SliderRegion): void {
  const { listingType = defaultQuery.listingType, acquisition = defaultQuery.acquisition } = draft;
  const { buyPrice, monthlyRent, primaryRoom } = region.sliders;
  const ends = {
    priceMax: priceSlider(region, listingType, acquisitionOf(listingType, acquisition)),
    askingPriceMax: buyPrice,
    totalPriceMax: buyPrice,
    monthlyRentMax: monthlyRent,
    primaryRoomMax: primaryRoom,
  } as const;
  for (const field of [
    "priceMax",
    "askingPriceMax",
    "totalPriceMax",
    "monthlyRentMax",
    "primaryRoomMax",
  ] as const) {
    if (draft[field] === ends[field].max) delete draft[field];
  }
}

/**
 * Checks that a map frame has four sides the right way up, and that a drawn area does not cross itself; returns the
 * fields removed.
 */
function dropWrongArea(draft: Draft): SearchField[] {
  const faulty = new Set<string>(areaErrors(draft).flatMap(({ fields }) => fields));
  const wrong: SearchField[] = [
    ...(boxFields.some((field) => faulty.has(field)) ? boxFields : []),
    ...(faulty.has("polygon") ? (["polygon"] as const) : []),
  ];
  const present = wrong.filter((field) => draft[field] !== undefined);
  for (const field of present) delete draft[field];
  return present;
}

/** `sort=price-asc` of a select without JavaScript; undefined where the menu lacks it. */
const readSort = (value: string): Pick<Draft, "sorting" | "order"> | undefined => {
  if (value === "default") return { sorting: defaultQuery.sorting, order: defaultQuery.order };
  const [field, direction, ...more] = value.split("-");
  const sorting = sortFields.find((known) => known === field);
  const isOrder = direction === "asc" || direction === "desc";
  return sorting && isOrder && more.length === 0 ? { sorting, order: direction } : undefined;
};

/** A draft listing type (`commercial_rent`) in place of the search's: listing type and acquisition (spec §5). */
const readCombination = (value: string | undefined): Pick<Draft, "listingType" | "acquisition"> => {
  const draftType = draftListingTypes.find((type) => type === value);
  return draftType ? listingOfDraft(draftType) : {};
};

/** Whether suburbs are selected, which can have surrounding ones (D51). */
export const hasSuburb = ({ geoId }: Pick<Partial<SearchRequest>, "geoId">): boolean =>
  geoId?.some((id) => id.startsWith("suburb:")) ?? false;

/** Fills in the default query, and makes dependent fields consistent. */
function complete(draft: Draft): SearchRequest {
  const requested = draft.acquisition ?? defaultQuery.acquisition;
  // A URL with only `acquisition=rent` means rentals.
  const listingType =
    draft.listingType ?? (requested === "rent" ? "rent" : defaultQuery.listingType);
  const order = draft.order ?? defaultQuery.order;
  const sorting = canonicalSorting({
    sorting: draft.sorting ?? defaultQuery.sorting,
    order,
    keywords: draft.keywords,
    reach: draft.reach,
  });
  return {
    ...draft,
    listingType,
    acquisition: acquisitionOf(listingType, requested),
    sorting,
    order,
    view: draft.view ?? defaultQuery.view,
    page: draft.page ?? defaultQuery.page,
    size: draft.size ?? defaultQuery.size,
  };
}

function gather(params: URLSearchParams) {
  const fields = new Map<SearchField, string[]>();
  const extras = new Map<string, string>();
  const removed = new Set<string>();
  let sort: string | undefined;
  let isForm = false;
  for (const [written, value] of params) {
    const key = written.replace(/\[\]$/, "");
    if (key === "sort") {
      sort = value;
      isForm = true;
    } else if (isField(key)) {
      if (value.trim() === "") isForm = true;
      else
        fields
          .set(key, fields.get(key) ?? [])
          .get(key)
          ?.push(value.trim());
    } else if (isExtra(key)) {
      if (value.trim() === "") isForm = true;
      const text = readText(value, EXTRA_MAX_LENGTH);
      if (text !== undefined && !extras.has(key)) extras.set(key, text);
    } else {
      removed.add(readText(written, KEY_MAX_LENGTH) ?? "");
    }
  }
  if (fields.get("bedroomMin")?.[0] === STUDIO) {
    fields.delete("bedroomMin");
    fields.set("bedroomMax", ["0"]);
    isForm = true;
  }
  return { fields, extras, removed, sort, isForm };
}

/**
 * Reads the search of a URL (D31, spec §5): invalid values are corrected or removed, unknown keys removed, defaults
 * filled in. `today` is the visitor's day `YYYY-MM-DD`. The result always passes `SearchRequest`.
 */
export function parseSearch(
  params: URLSearchParams,
  region: SliderRegion,
  today: string,
): ParsedSearch {
  const { fields, extras, removed, sort, isForm } = gather(params);
  const draft: Draft = {};
  const corrected = new Set<SearchField>();
  for (const [field, values] of fields) {
    if (readInto(draft, field, values, today)) corrected.add(field);
  }
  Object.assign(draft, readCombination(fields.get("listingType")?.[0]));
  if (sort !== undefined && sort !== "") {
    const chosen = readSort(sort);
    if (chosen) Object.assign(draft, chosen);
    else corrected.add("sorting");
  }
  for (const field of dropWrongArea(draft)) corrected.add(field);
  const request = complete(draft);
  dropSliderEnds(request, region);
  if (!hasSuburb(request)) delete request.includesSurrounding;
  const wasContradicted =
    draft.listingType !== undefined &&
    draft.acquisition !== undefined &&
    draft.acquisition !== "sale" &&
    draft.acquisition !== request.acquisition;
  if (wasContradicted) corrected.add("acquisition");
  return {
    request,
    extras: [...extras].toSorted(([one], [other]) => (one < other ? -1 : 1)),
    removed: [...removed],
    corrected: [...corrected],
    reversed: reversedRanges(request),
    isForm,
  };
}

const defaults: Readonly<Partial<Record<SearchField, unknown>>> = defaultQuery;

/** Values that a URL leaves out because they are the default (spec §9). */
const isDefault = (
  field: SearchField,
  value: unknown,
  request: Partial<SearchRequest>,
): boolean => {
  if (field === "listingType") return value === defaultQuery.listingType;
  if (field === "includesSurrounding") return !hasSuburb(request);
  if (field === "acquisition") {
    const { listingType } = request;
    if (!listingType) return value !== "rent";
    return (
      acquisitionOf(listingType, "buy") ===
      acquisitionOf(listingType, value === "rent" ? "rent" : "buy")
    );
  }
  return defaults[field] === value;
};

/** In URL order. */
const fieldNames = Object.keys(searchFields).filter(isField);

const writeField = <Field extends SearchField>(field: Field, value: Draft[Field]): string[] =>
  value === undefined ? [] : searchFields[field].write(value);

/**
 * Writes a search as URL parameters in a fixed order, without defaults, lists as repeated keys (D31). `extras` are
 * the keys besides the search, as returned by `parseSearch`.
 */
export function searchToParams(
  request: Partial<SearchRequest>,
  extras: readonly (readonly [string, string])[] = [],
): URLSearchParams {
  const params = new URLSearchParams();
  for (const field of fieldNames) {
    if (request[field] === undefined || isDefault(field, request[field], request)) continue;
    for (const value of writeField(field, request[field])) params.append(field, value);
  }
  for (const [key, value] of extras) params.append(key, value);
  return params;
}

/** The query of a search's URL, without `?`; `:`, `,` and `;` are legal there and stay readable. */
export const searchToQuery = (
  request: Partial<SearchRequest>,
  extras: readonly (readonly [string, string])[] = [],
): string =>
  searchToParams(request, extras)
    .toString()
    .replaceAll("%3A", ":")
    .replaceAll("%2C", ",")
    .replaceAll("%3B", ";");
