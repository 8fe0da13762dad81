import { readingApi } from "@hjem/api-client/endpoints/reading";
import { acquisitionOf } from "@hjem/domain/listing/listing-type";
import type { RegionBasics } from "@hjem/domain/region";
import type { Reading } from "@hjem/domain/search/reading/reading";
import { rangeNames } from "@hjem/domain/search/reversed-ranges";
import type { PageContext } from "@hjem/storefront/page-context";
import { fromFirstPage, type SearchChoice } from "./list-search.ts";

/** Amounts with another meaning for rentals than for sales, and for business premises than for homes. */
const sumNames = ["price", "askingPrice", "monthlyRent", "totalPrice"] as const;

type Draft = Record<string, unknown>;

const dropRange = (draft: Draft, name: string): void => {
  delete draft[`${name}Min`];
  delete draft[`${name}Max`];
};

/**
 * Switching listing type keeps the filters that apply: amounts are dropped between buying and renting and between homes
 * and business premises, as are property types that it lacks.
 */
function followListing(
  draft: Draft,
  search: SearchChoice,
  read: Reading["filter"],
  groups: RegionBasics["propertyTypeGroups"],
): void {
  const { listingType, acquisition } = read;
  if (listingType === undefined) return;
  const { listingType: before = "buy", acquisition: side = "buy" } = search;
  const isOtherSide =
    acquisitionOf(listingType, acquisition ?? "buy") !== acquisitionOf(before, side);
  const isOtherSort = (listingType === "commercial") !== (before === "commercial");
  if (isOtherSide || isOtherSort) {
    for (const name of sumNames) dropRange(draft, name);
  }
  if (listingType === before || search.propertyType === undefined) return;
  const offered = new Set<string>(
    groups
      .filter(({ listingTypes }) => listingTypes.includes(listingType))
      .flatMap(({ types }) => types),
  );
  draft.propertyType = search.propertyType.filter((type) => offered.has(type));
}

/**
 * Applies text recognised in the search box to a search: places are added to the selected ones and replace a circle,
 * other filters replace previous values. The search returns to its first page.
 */
export function applyReading(
  search: SearchChoice,
  { filter, words }: Reading,
  { propertyTypeGroups }: Pick<RegionBasics, "propertyTypeGroups">,
): SearchChoice {
  const draft: Draft = { ...search };
  followListing(draft, search, filter, propertyTypeGroups);
  for (const name of rangeNames) {
    if (Object.keys(filter).some((field) => field === `${name}Min` || field === `${name}Max`)) {
      dropRange(draft, name);
    }
  }
  Object.assign(draft, filter);
  if (filter.propertyRadius) delete draft.geoId;
  if (filter.geoId) {
    draft.geoId = [...new Set([...(search.geoId ?? []), ...filter.geoId])];
    delete draft.mapCentroid;
    delete draft.propertyRadius;
  }
  if (words !== "") draft.keywords = words;
  return fromFirstPage(draft);
}

/** Requests the API's parsing of typed text and applies it; without a response the text becomes keywords. */
export async function readTyped(
  text: string,
  search: SearchChoice,
  page: Pick<PageContext, "store" | "region">,
): Promise<{ search: SearchChoice; unused: readonly string[] }> {
  const { listingType, acquisition, geoId } = search;
  const { data } = await page.store.dispatch(
    readingApi.endpoints.readSearch.initiate(
      { text, listingType, acquisition, geoId },
      { subscribe: false },
    ),
  );
  const reading = data ?? { filter: {}, chips: [], words: text };
  return { search: applyReading(search, reading, page.region), unused: reading.unused ?? [] };
}
