import { propertiesApi } from "@hjem/api-client/endpoints/properties";
import { formatNumber } from "@hjem/domain/format/format-number";
import type { FirstOnMarketQuery } from "@hjem/domain/listing/first-on-market-query";
import type { OfferAcquisition } from "@hjem/domain/listing/listing-type";
import { pageNumberOf } from "@hjem/domain/page-number";
import { paths } from "@hjem/domain/paths";
import { listHref } from "@hjem/finder/list-search";
import type { Head } from "@hjem/storefront/head";
import { linkPicture } from "@hjem/storefront/link-picture";
import { responseOf } from "@hjem/storefront/loader-response";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import type { TabLink } from "@hjem/ui/tabs";
import { plural, t } from "@lingui/core/macro";
import { redirect } from "react-router";

/** View of the first-on-market page, formatted; the homes themselves are in the store under `request`. */
export interface FirstModel {
  head: Head;
  request: Partial<FirstOnMarketQuery>;
  title: string;
  /** Number of homes. */
  count: string;
  tabs: (Pick<TabLink, "href" | "isCurrent"> & { label: string })[];
  /** `null` where there are none. */
  pages: { current: number; last: number } | null;
  /** URLs of the first and second page; further pages differ from the second in their number only. */
  pageHrefs: { first: string; second: string };
  /** URL of all homes of the listing type. */
  allHref: string;
}

const { firstOnMarket } = propertiesApi.endpoints;

const sides = ["buy", "rent"] as const satisfies OfferAcquisition[];

const hrefOf = (acquisition: OfferAcquisition, page: number): string => {
  const query = new URLSearchParams({
    ...(acquisition !== "buy" && { acquisition }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return paths.firstOnMarket.to() + (query && `?${query}`);
};

/** The search of a URL; invalid values have their default (spec §5). */
const requested = ({ searchParams }: URL) => ({
  acquisition: sides.find((side) => side === searchParams.get("acquisition")) ?? "buy",
  page: pageNumberOf(searchParams),
});

/** Loads a page of homes and builds its view; a page beyond the last redirects to the first. */
export async function loadFirst({ page, url }: PageLoaderArgs): Promise<FirstModel | Response> {
  const { i18n, region, term } = page;
  const request = requested(url);
  const { acquisition } = request;
  const { data, pagination } = responseOf(
    await page.store.dispatch(firstOnMarket.initiate(request, { subscribe: false })),
    url,
  );
  const { total, currentPage, lastPage } = pagination;
  if (currentPage > Math.max(1, lastPage)) return redirect(hrefOf(acquisition, 1));
  const { siteName } = region;
  const title = t(i18n)`First on ${siteName}`;
  const n = formatNumber(page, total);
  const [home] = data.filter(({ images }) => images.length > 0);
  const [picture] = home?.images ?? [];
  return {
    head: {
      title,
      description: t(i18n)`Homes advertised on ${siteName} first.`,
      canonical: hrefOf(acquisition, currentPage),
      isNoIndex: total === 0 || currentPage > 1,
      ...(home && picture && { image: linkPicture(picture.url, home.title) }),
    },
    request,
    title,
    count: t(i18n)`${plural(total, { one: `${n} home`, other: `${n} homes` })}`,
    tabs: sides.map((side) => ({
      href: hrefOf(side, 1),
      label: term(`listing.${side}`),
      isCurrent: side === acquisition,
    })),
    pages: total > 0 ? { current: currentPage, last: lastPage } : null,
    pageHrefs: { first: hrefOf(acquisition, 1), second: hrefOf(acquisition, 2) },
    allHref: listHref({ listingType: acquisition, acquisition }),
  };
}
