import { padAgencyId } from "@hjem/domain/agency/agency-id";
import type { Listing } from "@hjem/domain/listing/listing";
import type { PlaceKind } from "@hjem/domain/listing/place-kind";
import { paths, type PropertyTab, propertyTabPath } from "@hjem/domain/paths";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";

/** A tab of the page of a home, formatted. */
export interface ListingTab {
  href: string;
  label: string;
}

/** The page itself and its tabs, in order. */
export function listingTabLinks(
  { i18n }: Pick<PageContext, "i18n">,
  { agencyId, id }: Pick<Listing, "agencyId" | "id">,
  tabs: readonly PropertyTab[],
  kind: PlaceKind,
): ListingTab[] {
  const agency = padAgencyId(agencyId);
  const labels: Record<PropertyTab, string> = {
    history: t(i18n)`History`,
    insurance: t(i18n)`Insurance`,
    mortgage: kind === "home" ? t(i18n)`Home loan` : t(i18n)`Loan`,
  };
  return [
    { href: paths.property.to(agency, id), label: t(i18n)`Overview` },
    ...tabs.map((tab) => ({ href: propertyTabPath(agency, id, tab), label: labels[tab] })),
  ];
}
