import type { ListingEnquiries } from "@hjem/leads/listing-enquiries";
import { unsentEnquiries } from "@hjem/leads/unsent-form";
import type { Head } from "@hjem/storefront/head";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";

/** A page with only a form that could not be sent: the home could not be loaded either. */
export interface UnsentModel {
  head: Head;
  unsent: { title: string; enquiries: ListingEnquiries };
}

/** View of a form that was not sent, if the property page cannot be built; null without one. */
export function unsentModel(
  page: Pick<PageContext, "i18n" | "now" | "store">,
  url: URL,
  propertyId: string,
): UnsentModel | null {
  const enquiries = unsentEnquiries(page, url, propertyId);
  if (enquiries === null) return null;
  const title = t(page.i18n)`Not sent`;
  return { head: { title, isNoIndex: true }, unsent: { title, enquiries } };
}
