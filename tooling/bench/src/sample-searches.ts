import type { Region } from "@hjem/domain/region";
import { parseSearch } from "@hjem/domain/search/search-url";
import { toSnakeKeys } from "@hjem/domain/wire/case";

/** A typical search: its URL on the site, and the same as an API request. */
export interface SampleSearch {
  name: string;
  address: string;
  body: unknown;
}

const queries: readonly (readonly [name: string, query: string])[] = [
  ["newest homes for sale", ""],
  [
    "type, price and bedrooms, cheapest first",
    "propertyType=apartment&bedroomMin=2&priceMax=9000000&sorting=price&order=asc",
  ],
  ["to rent, newest", "listingType=rent"],
  ["one word", "keywords=balcony"],
  ["page 50", "page=50"],
];

/** The day of the demo's data; no search here depends on it. */
const TODAY = "2026-11-21";

/** The searches that are measured, in the region's own terms. */
export const sampleSearches = (region: Region): SampleSearch[] =>
  queries.map(([name, query]) => {
    const { view: _view, ...request } = parseSearch(
      new URLSearchParams(query),
      region,
      TODAY,
    ).request;
    return { name, address: `/list${query === "" ? "" : `?${query}`}`, body: toSnakeKeys(request) };
  });

/** The same page at a URL that is in no cache, because pages ignore unknown keys (D31). */
export const distinct = (address: string, index: number): string =>
  `${address}${address.includes("?") ? "&" : "?"}bench=${index}`;
