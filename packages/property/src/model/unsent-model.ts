import type { LeadKind } from "@hjem/domain/lead/lead-kinds";
import type { Head } from "@hjem/storefront/head";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import type { PostedForm } from "../leads/answer-form.ts";
import { pageAddress } from "../leads/form-fields.ts";
import type { ListingEnquiries } from "../leads/listing-enquiries.ts";

/** A page with nothing but a form that could not be sent: the home could not be fetched either. */
export interface UnsentModel {
  head: Head;
  unsent: { title: string; enquiries: ListingEnquiries };
}

/** Forms that could not be sent, by the request that brought them: kept no longer than it lasts. */
const unsent = new WeakMap<PageContext["store"], PostedForm>();

/** Keeps what was typed until the page is drawn. */
export const keepUnsent = ({ store }: Pick<PageContext, "store">, posted: PostedForm): void => {
  unsent.set(store, posted);
};

const contactOf = (ask: LeadKind): ListingEnquiries["contact"] => ({
  owner: "unknown",
  recipient: null,
  asks: [ask],
  asked: ask,
  viewings: [],
  appointment: "",
  bid: null,
  viewing: null,
});

/** The page of a form that was not sent, where the home's own page cannot be told; null where none was. */
export function unsentModel(
  page: Pick<PageContext, "i18n" | "now" | "store">,
  url: URL,
  propertyId: string,
): UnsentModel | null {
  const { ask } = unsent.get(page.store)?.answer ?? {};
  // An estimate holds nothing that somebody wrote.
  if (ask === undefined || ask === "estimate") return null;
  const title = t(page.i18n)`Not sent`;
  return {
    head: { title, isNoIndex: true },
    unsent: {
      title,
      enquiries: {
        propertyId,
        address: pageAddress(url),
        openedAt: new Date(page.now).toISOString(),
        sent: null,
        contact: ask === "report" ? null : contactOf(ask),
        estimate: null,
        isReporting: ask === "report",
      },
    },
  };
}
