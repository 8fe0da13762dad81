import { formatNumber } from "@hjem/domain/format/format-number";
import { formatPrice } from "@hjem/domain/format/format-price";
import type { ResultHome } from "@hjem/domain/listing/result-home";
import { paths } from "@hjem/domain/paths";
import type { Area, AreaPlace } from "@hjem/domain/place/area";
import { kindTerm } from "@hjem/domain/search/listing-kinds";
import type { SearchRequestInput } from "@hjem/domain/search/search-filter";
import { listHref } from "@hjem/finder/list-search";
import { placeListing } from "@hjem/finder/listing-type-of-page";
import type { Head } from "@hjem/storefront/head";
import type { PageListing } from "@hjem/storefront/listing-links";
import type { ViewContext } from "@hjem/storefront/page-context";
import type { Crumb } from "@hjem/ui/breadcrumbs";
import type { NotedLink } from "@hjem/ui/link-columns";
import { t } from "@lingui/core/macro";
import { areaHead } from "./area-head.ts";
import { areaMedians, type MedianView } from "./area-medians.ts";
import {
  type AreaKindCount,
  listings,
  nameBeside,
  newestTitle,
  seeList,
  whereName,
} from "./area-messages.ts";

/** A number that links to the list it counts. */
export interface CountLine {
  label: string;
  count: string;
  href: string;
}

/** A row of the table of property types. */
export interface TypeLine extends CountLine {
  /** Empty if too few homes have a price. */
  price: string;
}

/** A row of the table of what homes sold for. */
export interface SoldLine {
  period: string;
  homes: string;
  /** Empty if too few homes were sold. */
  price: string;
  /** Length of the bar: percent of the highest price. */
  share: number;
}

/** Places inside: those with most listings, and all of them by name. */
export interface InsideModel {
  most: NotedLink[];
  /** Label of the button that shows all of them; empty if all are shown. */
  all: string;
  initials: { letter: string; href: string; isCurrent: boolean }[];
  named: NotedLink[];
}

/** The newest listings of a place; they are in the store under `request`. */
export interface NewestModel {
  title: string;
  request: SearchRequestInput;
  all: { label: string; href: string };
}

/**
 * View of one place's page: every text, number and link, formatted (D42).
 */
export interface AreaModel {
  head: Head;
  /** Listings of each type in this place (S3). */
  listing: PageListing;
  name: string;
  crumbs: Crumb[];
  kinds: CountLine[];
  medians: MedianView[];
  sold: SoldLine[];
  types: TypeLine[];
  bedrooms: CountLine[];
  newest: NewestModel | null;
  inside: InsideModel | null;
  neighbours: NotedLink[];
  /** Other places with the same name. */
  alternatives: NotedLink[];
  /** Suggestions for a place without listings; `null` with listings. */
  elsewhere: { label: string; href: string } | null;
  isDemo: boolean;
}

/** Two rows of four. */
const NEWEST = 8;

/** Listing types in order of preference for the newest listings: sale, rent, then others. */
const leadKind = ({ counts }: Pick<Area, "counts">): AreaKindCount | undefined =>
  counts.find(({ count }) => count > 0);

/** The newest listings of a place; null without any. */
export function newestRequest(area: Pick<Area, "counts" | "geoId">): SearchRequestInput | null {
  const kind = leadKind(area);
  if (!kind) return null;
  const { listingType, acquisition } = kind;
  return {
    listingType,
    acquisition,
    geoId: [area.geoId],
    sorting: "publish_date",
    order: "desc",
    size: NEWEST,
  };
}

const hrefOf = ({ address }: Pick<AreaPlace, "address">): string => paths.location.to(address);

/** A place with its number of listings; zero is not shown. */
const placeLink = (page: ViewContext, place: AreaPlace): NotedLink => ({
  name: nameBeside(place),
  note: place.count > 0 ? listings(page, place.count) : "",
  href: hrefOf(place),
});

function insideModel(page: ViewContext, area: Area, initial: string): InsideModel | null {
  const { total, most, initials, named } = area.inside;
  if (total === 0) return null;
  const n = formatNumber(page, total);
  const { name } = area;
  const isShown = named.length === 0 && initials.length === 0;
  const link = (place: AreaPlace) => placeLink(page, place);
  return {
    most: most.map(link),
    all: isShown ? "" : t(page.i18n)`All ${n} places in ${name}`,
    initials: initials.map((letter) => ({
      letter,
      href: `${hrefOf(area)}?initial=${encodeURIComponent(letter)}#inside`,
      isCurrent: letter === initial.toUpperCase(),
    })),
    named: named.map(link),
  };
}

function soldLines(page: ViewContext, quarters: Area["soldQuarters"]): SoldLine[] {
  const highest = Math.max(1, ...quarters.map(({ price }) => price ?? 0));
  return quarters.map(({ year, quarter, homes, price }) => ({
    period: t(page.i18n)`Q${quarter} ${year}`,
    homes: formatNumber(page, homes),
    price: price === null ? "" : formatPrice(page, price),
    share: Math.round((100 * (price ?? 0)) / highest),
  }));
}

/** Builds the view of a place. `initial` is the requested initial of the places inside, `homes` are the newest. */
export function areaModel(
  page: ViewContext,
  area: Area,
  { initial, homes }: { initial: string; homes: readonly ResultHome[] },
): AreaModel {
  const { i18n, term } = page;
  const { geoId, name } = area;
  const lead = leadKind(area);
  const request = newestRequest(area);
  const kindHref = ({
    listingType,
    acquisition,
  }: Pick<AreaKindCount, "listingType" | "acquisition">) =>
    listHref({ listingType, acquisition, geoId: [geoId] });
  const count = (value: number) => formatNumber(page, value);
  const wider = area.ancestors.at(-1);
  const widerName = wider?.name ?? "";
  return {
    head: areaHead(page, area),
    listing: placeListing(page, geoId),
    name,
    crumbs: [
      // A place at the top lies in none that has a page.
      ...(area.ancestors.length === 0
        ? [{ label: page.region.siteName, href: paths.home.to() }]
        : area.ancestors.map((place) => ({ label: place.name, href: hrefOf(place) }))),
      { label: name },
    ],
    kinds: area.counts
      .filter((kind) => kind.count > 0)
      .map((kind) => ({
        label: term(kindTerm(kind)),
        count: count(kind.count),
        href: kindHref(kind),
      })),
    medians: areaMedians(page, area.medians),
    sold: soldLines(page, area.soldQuarters),
    types: area.propertyTypes.map(({ type, count: homesOfType, medianPrice }) => ({
      label: term(`type.${type}`),
      count: count(homesOfType),
      href: listHref({ geoId: [geoId], propertyType: [type] }),
      price: medianPrice ? formatPrice(page, medianPrice.value) : "",
    })),
    bedrooms: area.bedrooms.map(({ min, count: homesWith }) => ({
      label: t(i18n)`${min} or more`,
      count: count(homesWith),
      href: listHref({ geoId: [geoId], bedroomMin: min }),
    })),
    newest:
      lead && request
        ? {
            title: newestTitle(page, lead),
            request,
            all: { label: seeList(page, lead), href: kindHref(lead) },
          }
        : null,
    inside: insideModel(page, area, initial),
    neighbours: area.neighbours.map((place) => placeLink(page, place)),
    alternatives: area.alternatives.map((place) => ({
      name: place.name,
      note: whereName(place),
      href: hrefOf(place),
    })),
    elsewhere:
      area.count > 0
        ? null
        : wider
          ? { label: t(i18n)`See homes in ${widerName}`, href: hrefOf(wider) }
          : { label: t(i18n)`See all homes`, href: paths.list.to() },
    isDemo: homes.some(({ isDemo }) => isDemo),
  };
}
