import type { LeadKind } from "@hjem/domain/lead/lead-kinds";
import type { PageContext } from "@hjem/storefront/page-context";
import type { FormFields } from "@hjem/ui/use-form";
import { pageAddress } from "../model/form-fields.ts";
import type { ListingEnquiries } from "../model/listing-enquiries.ts";
import type { FormResponse } from "./send-form.ts";

/** Result and typed values of a form sent without JavaScript. */
export interface PostedForm {
  response: FormResponse;
  fields: FormFields;
}

/** Forms that could not be sent, by the store of their request: kept only as long as the request. */
const unsent = new WeakMap<PageContext["store"], PostedForm>();

/** Stores typed values until the page is rendered. */
export function storeUnsentForm({ store }: Pick<PageContext, "store">, posted: PostedForm): void {
  unsent.set(store, posted);
}

const contactOf = (kind: LeadKind, fields: FormFields): ListingEnquiries["contact"] => ({
  owner: "unknown",
  recipient: null,
  kinds: [kind],
  requested: kind,
  viewings: [],
  appointment: "",
  bid: null,
  viewing: null,
  // Consent that was given is kept even if the page does not know the home.
  canBePublished: fields.mayPublish !== undefined,
});

/** The form of this request that could not be sent, where the property page cannot be shown; null otherwise. */
export function unsentEnquiries(
  page: Pick<PageContext, "now" | "store">,
  url: URL,
  propertyId: string,
): ListingEnquiries | null {
  const posted = unsent.get(page.store);
  const formKind = posted?.response.formKind;
  // An estimate has no typed values.
  if (formKind === undefined || formKind === "estimate") return null;
  return {
    propertyId,
    address: pageAddress(url),
    sent: null,
    contact: formKind === "report" ? null : contactOf(formKind, posted?.fields ?? {}),
    estimate: null,
    isReporting: formKind === "report",
  };
}
