import { formatNumber } from "@hjem/domain/format/format-number";
import type { Listing } from "@hjem/domain/listing/listing";
import { placeKind } from "@hjem/domain/listing/place-kind";
import type { PageContext } from "@hjem/storefront/page-context";
import { plural, t } from "@lingui/core/macro";
import { swipeStateOf } from "../swipe/swipe-state.ts";
import { searchHref } from "./closed-home.ts";
import type { PropertyModel } from "./property-model.ts";

/** Other homes in the place of the home, for whoever comes from elsewhere and without JavaScript. */
export const placeResults = (
  { i18n }: Pick<PageContext, "i18n">,
  listing: Listing,
  geoId?: string,
): PropertyModel["back"] => {
  const place = listing.address.displayName;
  return {
    label: placeKind(listing) === "home" ? t(i18n)`Homes in ${place}` : t(i18n)`More in ${place}`,
    href: searchHref(listing, geoId),
  };
};

/** The results that the visitor came from, with their number; null in another tab, and on the server. */
export function resultsBefore(page: PageContext, listing: Listing): PropertyModel["back"] | null {
  const { results } = swipeStateOf(page.store);
  if (!results?.ids.includes(listing.id)) return null;
  const { href, total } = results;
  const n = formatNumber(page, total);
  const { i18n } = page;
  return {
    href,
    label:
      placeKind(listing) === "home"
        ? t(i18n)`${plural(total, { one: `${n} home`, other: `${n} homes` })}`
        : t(i18n)`${plural(total, { one: `${n} result`, other: `${n} results` })}`,
  };
}
