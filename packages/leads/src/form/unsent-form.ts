import type { LeadKind } from "@hjem/domain/lead/lead-kinds";
import type { PageContext } from "@hjem/storefront/page-context";
import type { FormFields } from "@hjem/ui/use-form";
import { pageAddress } from "../model/form-fields.ts";
import type { ListingEnquiries } from "../model/listing-enquiries.ts";
import type { FormResponse } from "./send-form.ts";

/** What a form sent without JavaScript came to, beside what was typed into it. */
export interface PostedForm {
  response: FormResponse;
  fields: FormFields;
}

/** Forms that could not be sent, by the store of their request: stored only as long as the request. */
const unsent = new WeakMap<PageContext["store"], PostedForm>();

/** Stores what was typed until the page is rendered. */
export function storeUnsentForm({ store }: Pick<PageContext, "store">, posted: PostedForm): void {
  unsent.set(store, posted);
}

const contactOf = (kind: LeadKind): ListingEnquiries["contact"] => ({
  owner: "unknown",
  recipient: null,
  kinds: [kind],
  requested: kind,
  viewings: [],
  appointment: "",
  bid: null,
  viewing: null,
});

/** The one form that this request could not send, where the home's own page cannot be shown; null where none was. */
export function unsentEnquiries(
  page: Pick<PageContext, "now" | "store">,
  url: URL,
  propertyId: string,
): ListingEnquiries | null {
  const { formKind } = unsent.get(page.store)?.response ?? {};
  // An estimate holds nothing that somebody wrote.
  if (formKind === undefined || formKind === "estimate") return null;
  return {
    propertyId,
    address: pageAddress(url),
    openedAt: new Date(page.now).toISOString(),
    sent: null,
    contact: formKind === "report" ? null : contactOf(formKind),
    estimate: null,
    isReporting: formKind === "report",
  };
}
