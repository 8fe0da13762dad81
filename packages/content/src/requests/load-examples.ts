import { placesApi } from "@hjem/api-client/endpoints/places";
import { searchApi } from "@hjem/api-client/endpoints/search";
import { formatShortPrice } from "@hjem/domain/format/format-price";
import type { ResultHome } from "@hjem/domain/listing/result-home";
import { countRequest } from "@hjem/finder/count-request";
import { listHref, type SearchChoice } from "@hjem/finder/list-search";
import type { PageContext } from "@hjem/storefront/page-context";
import type { MessageCatalogs } from "@hjem/storefront/routes";
import { t } from "@lingui/core/macro";
import { newHomes, popularScope, rentalScope } from "./part-requests.ts";

/** Words of the example searches: only what makes them loads them, so that a page of the server has none. */
const exampleMessages: MessageCatalogs = {
  catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
};

/** Example searches with results, or why there are none. */
export interface SearchExamples {
  examples: { label: string; href: string }[];
  /** Notice that there are no listings yet; empty if there are some, or if the request failed. */
  notice: string;
}

/** Example prices are rounded. */
const PRICE_UNIT = 500_000;

const { search } = searchApi.endpoints;
const { popularRegions } = placesApi.endpoints;

/** A round price that is at least the asking price of all of these homes. */
const roundPrice = (homes: readonly ResultHome[]): number =>
  Math.ceil(Math.max(1, ...homes.map(({ price }) => price ?? 0)) / PRICE_UNIT) * PRICE_UNIT;

/** A holiday home by the sea. */
const seaside: SearchChoice = {
  listingType: "leisure",
  acquisition: "buy",
  locationTypes: ["coast"],
};

/** Whether a search has results; one whose count fails is no example. */
async function findsHomes(page: PageContext, request: SearchChoice): Promise<boolean> {
  const { data } = await page.store.dispatch(
    search.initiate({ ...request, size: 1 }, { subscribe: false }),
  );
  return (data?.pagination.total ?? 0) > 0;
}

/**
 * Loads example searches, each with at least one result: a home for sale, one to rent, one by the sea. Known counts are
 * not requested again.
 */
export async function loadExamples(page: PageContext): Promise<SearchExamples> {
  const { i18n, region } = page;
  const { dispatch } = page.store;
  const [tab = "buy"] = region.listingTabs;
  const words = page.loadMessages(exampleMessages);
  const findingSeaside = findsHomes(page, seaside);
  const countingAll = dispatch(
    search.initiate(countRequest({ listingType: tab }), { subscribe: false }),
  );
  const [homes, places, rentals] = await Promise.all([
    dispatch(search.initiate(newHomes(null), { subscribe: false })),
    dispatch(popularRegions.initiate(popularScope, { subscribe: false })),
    dispatch(popularRegions.initiate(rentalScope, { subscribe: false })),
  ]);
  const [place] = places.data ?? [];
  const toRent = rentals.data ?? [];
  const rental = toRent.find(({ geoId }) => geoId !== place?.geoId) ?? toRent[0];
  const priceMax = roundPrice(homes.data?.data ?? []);
  const price = formatShortPrice(page, priceMax);
  const nearby: SearchChoice | null = place
    ? { geoId: [place.geoId], bedroomMin: 2, priceMax }
    : null;
  const [isNearbyFound, isSeasideFound, all] = await Promise.all([
    nearby !== null && findsHomes(page, nearby),
    findingSeaside,
    countingAll,
    words,
  ]);
  if (all.data?.pagination.total === 0 && rentals.data?.length === 0) {
    return { examples: [], notice: t(i18n)`No homes have been listed here yet.` };
  }
  const found: { label: string; search: SearchChoice }[] = [];
  if (place && nearby && isNearbyFound)
    found.push({ label: t(i18n)`2+ bedrooms in ${place.name} under ${price}`, search: nearby });
  if (rental && rental.count > 0) {
    found.push({
      label: t(i18n)`For rent in ${rental.name}`,
      search: { listingType: "rent", acquisition: "rent", geoId: [rental.geoId] },
    });
  }
  if (isSeasideFound) found.push({ label: t(i18n)`Holiday homes on the coast`, search: seaside });
  return {
    examples: found.map(({ label, search: chosen }) => ({ label, href: listHref(chosen) })),
    notice: "",
  };
}
