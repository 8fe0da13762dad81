import type { Listing } from "@hjem/domain/listing/listing";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import { isGone } from "../heading/listing-state.ts";

/** Who answers for a home. */
export interface ListingAgent {
  name: string;
  /** Title and agency, or "private seller". */
  role: string;
  /** To call, and to read aloud; null where nobody is to be called. */
  phone: { href: string; text: string } | null;
}

/** `+4799900001` as `+47 999 00 001`, `+61299900001` as `+61 2 9990 0001`: groups that can be read aloud. */
export const readablePhone = (phone: string): string =>
  phone
    .replace(/^(\+47)(\d{3})(\d{2})(\d{3})$/, "$1 $2 $3 $4")
    .replace(/^(\+61)(\d)(\d{4})(\d{4})$/, "$1 $2 $3 $4");

/** The agent of a listing, else its agency; a home that is gone has nobody to call (D17). */
export function listingAgent(
  { i18n }: Pick<PageContext, "i18n">,
  listing: Pick<Listing, "agency" | "agent" | "ownerType" | "status">,
): ListingAgent | null {
  const { agency, agent, ownerType } = listing;
  const name = agent?.name ?? agency?.name;
  if (!name) return null;
  const role =
    ownerType === "user"
      ? t(i18n)`Private seller`
      : [agent?.title, agent && agency?.name].filter(Boolean).join(" · ");
  const phone = isGone(listing) ? null : agent?.phone;
  return { name, role, phone: phone ? { href: `tel:${phone}`, text: readablePhone(phone) } : null };
}
