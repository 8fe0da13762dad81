import { placesApi } from "@hjem/api-client/endpoints/places";
import { propertiesApi } from "@hjem/api-client/endpoints/properties";
import { searchApi } from "@hjem/api-client/endpoints/search";
import { padAgencyId } from "@hjem/domain/agency/agency-id";
import { formatViewing } from "@hjem/domain/format/format-date";
import { formatNumber } from "@hjem/domain/format/format-number";
import { formatShortPrice } from "@hjem/domain/format/format-price";
import { resultPrice } from "@hjem/domain/format/result-price";
import type { ResultHome } from "@hjem/domain/listing/result-home";
import { comingViewings } from "@hjem/domain/listing/viewing-date";
import { paths } from "@hjem/domain/paths";
import { areaTerm } from "@hjem/domain/place/area-address";
import type { Place } from "@hjem/domain/place/place";
import { countRequest } from "@hjem/finder/count-request";
import { listHref, type SearchChoice } from "@hjem/finder/list-search";
import type { Head } from "@hjem/storefront/head";
import { linkPicture } from "@hjem/storefront/link-picture";
import type { PageContext } from "@hjem/storefront/page-context";
import type { NotedLink } from "@hjem/ui/link-columns";
import type { PictureSource } from "@hjem/ui/picture";
import { plural, t } from "@lingui/core/macro";
import { firstHere, newHomes, popularScope, rentalScope } from "./home-requests.ts";

/** The home in the header picture, with its caption. */
export interface HeroHome {
  href: string;
  source: PictureSource;
  title: string;
  /** Its address, and its next viewing. */
  where: string;
  price: string;
  /** Note that it is a demo and an illustration (D44); else empty. */
  note: string;
}

/** View of the home page, formatted; the newest homes themselves are in the store. */
export interface HomeModel {
  head: Head;
  hero: HeroHome | null;
  /** Example searches with results. */
  examples: { label: string; href: string }[];
  /** Notice that there are no listings yet; empty if there are some, or if the request failed. */
  notice: string;
  places: NotedLink[];
  /** Places with rentals. */
  rentals: NotedLink[];
  /** Pages of the places with most homes. */
  areas: NotedLink[];
  allHref: string;
}

/** Three rows of four for sale, one for rent. */
const SHOWN_PLACES = 12;
const SHOWN_RENTALS = 4;
const SHOWN_AREAS = 8;
/** Example prices are rounded. */
const PRICE_UNIT = 500_000;

const { search } = searchApi.endpoints;
const { firstOnMarket } = propertiesApi.endpoints;
const { popularRegions } = placesApi.endpoints;

/** A picture of a house exterior fits best; then any exterior, then any picture. */
const heroChoice = (homes: readonly ResultHome[]): ResultHome | undefined => {
  const outside = homes.filter(({ images }) => images[0]?.type === "exterior");
  return (
    outside.find(({ floor, bedroom }) => floor === null && bedroom !== null) ??
    outside[0] ??
    homes.find(({ images }) => images.length > 0)
  );
};

function heroHome(page: PageContext, homes: readonly ResultHome[]): HeroHome | null {
  const home = heroChoice(homes);
  const image = home?.images[0];
  if (!home || !image) return null;
  const [viewing] = comingViewings(home.viewingDate, page.now);
  const place = [...new Set([home.displayName, home.suburb])].filter(Boolean).join(", ");
  const seen = viewing && `${page.term("date.inspection")} ${formatViewing(page, viewing)}`;
  const { url, color, ratio } = image;
  return {
    href: paths.property.to(padAgencyId(home.agencyId), home.propertyId),
    source: { url, color, ratio },
    title: home.title,
    where: [place, seen].filter(Boolean).join(" · "),
    price: resultPrice(page, home).figure,
    note: home.isDemo ? t(page.i18n)`Demo listing, illustration` : "",
  };
}

/** A round price that is at least the asking price of all of these homes. */
const roundPrice = (homes: readonly ResultHome[]): number =>
  Math.ceil(Math.max(1, ...homes.map(({ price }) => price ?? 0)) / PRICE_UNIT) * PRICE_UNIT;

interface Example {
  label: string;
  search: SearchChoice;
  /** Whether it has results; known counts are not requested again. */
  isFound: Promise<boolean>;
}

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

/** Example searches, each with at least one result: a home for sale, one to rent, one by the sea. */
async function examples(
  page: PageContext,
  [place]: readonly Place[],
  rentals: readonly Place[],
  homes: readonly ResultHome[],
  hasSeaside: Promise<boolean>,
): Promise<HomeModel["examples"]> {
  const { i18n } = page;
  const priceMax = roundPrice(homes);
  const price = formatShortPrice(page, priceMax);
  const rental = rentals.find(({ geoId }) => geoId !== place?.geoId) ?? rentals[0];
  const candidates: Example[] = [];
  if (place) {
    const chosen = { geoId: [place.geoId], bedroomMin: 2, priceMax };
    candidates.push({
      label: t(i18n)`2+ bedrooms in ${place.name} under ${price}`,
      search: chosen,
      isFound: findsHomes(page, chosen),
    });
  }
  if (rental) {
    candidates.push({
      label: t(i18n)`For rent in ${rental.name}`,
      search: { listingType: "rent", acquisition: "rent", geoId: [rental.geoId] },
      isFound: Promise.resolve(rental.count > 0),
    });
  }
  candidates.push({
    label: t(i18n)`Holiday homes on the coast`,
    search: seaside,
    isFound: hasSeaside,
  });
  const isFound = await Promise.all(candidates.map((each) => each.isFound));
  return candidates
    .filter((_, index) => isFound[index])
    .map(({ label, search: chosen }) => ({ label, href: listHref(chosen) }));
}

function homeHead(page: PageContext, hero: HeroHome | null): Head {
  const { i18n, region, origin } = page;
  const site = new URL(paths.home.to(), origin).href;
  return {
    title: t(i18n)`Homes for sale and rent`,
    description: t(
      i18n,
    )`Search homes for sale and for rent, compare prices and costs, and contact the agent.`,
    canonical: paths.home.to(),
    ...(hero && {
      image: linkPicture(hero.source.url, hero.title),
      preloadImage: { url: hero.source.url, sizes: "(width >= 1024px) 40vw, 100vw" },
    }),
    jsonLd: [
      {
        "@context": "https://schema.org",
        "@type": "WebSite",
        name: region.siteName,
        url: site,
        potentialAction: {
          "@type": "SearchAction",
          target: `${new URL(paths.list.to(), origin).href}?search={search_term_string}`,
          "query-input": "required name=search_term_string",
        },
      },
    ],
  };
}

/** The page of a place, with its number of homes for sale. */
const areaLink = (page: PageContext, place: Place): NotedLink[] => {
  const term = areaTerm(place);
  return term === null ? [] : [{ ...placeLink(page, place, {}), href: paths.location.to(term) }];
};

const placeLink = (
  page: PageContext,
  { geoId, name, count }: Place,
  kind: Parameters<typeof listHref>[0],
): NotedLink => {
  const n = formatNumber(page, count);
  return {
    href: listHref({ ...kind, geoId: [geoId] }),
    name,
    note: t(page.i18n)`${plural(count, { one: `${n} home`, other: `${n} homes` })}`,
  };
};

/** Loads the page's data and builds its view. Parts are independent: if one fails, the others are shown. */
export async function loadHome(page: PageContext): Promise<HomeModel> {
  const { dispatch } = page.store;
  const [tab = "buy"] = page.region.listingTabs;
  // First what an example search waits for: its count is requested while the others are under way.
  const fetchingHomes = dispatch(search.initiate(newHomes, { subscribe: false }));
  const fetchingPlaces = dispatch(popularRegions.initiate(popularScope, { subscribe: false }));
  const fetchingRentals = dispatch(popularRegions.initiate(rentalScope, { subscribe: false }));
  const findingSeaside = findsHomes(page, seaside);
  const fetchingExamples = Promise.all([fetchingHomes, fetchingPlaces, fetchingRentals]).then(
    ([homes, places, rentals]) =>
      examples(page, places.data ?? [], rentals.data ?? [], homes.data?.data ?? [], findingSeaside),
  );
  const [homes, popular, popularToRent, found, all] = await Promise.all([
    fetchingHomes,
    fetchingPlaces,
    fetchingRentals,
    fetchingExamples,
    dispatch(search.initiate(countRequest({ listingType: tab }), { subscribe: false })),
    dispatch(firstOnMarket.initiate(firstHere, { subscribe: false })),
  ]);
  const hero = heroHome(page, homes.data?.data ?? []);
  const places = popular.data ?? [];
  const rentals = popularToRent.data ?? [];
  const isEmpty = all.data?.pagination.total === 0 && popularToRent.data?.length === 0;
  return {
    head: homeHead(page, hero),
    hero,
    examples: isEmpty ? [] : found,
    notice: isEmpty ? t(page.i18n)`No homes have been listed here yet.` : "",
    places: places.slice(0, SHOWN_PLACES).map((place) => placeLink(page, place, {})),
    rentals: rentals
      .slice(0, SHOWN_RENTALS)
      .map((place) => placeLink(page, place, { listingType: "rent", acquisition: "rent" })),
    areas: places.slice(0, SHOWN_AREAS).flatMap((place) => areaLink(page, place)),
    allHref: listHref({}),
  };
}
