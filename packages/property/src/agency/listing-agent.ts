import type { Listing } from "@hjem/domain/listing/listing";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import { isRental } from "../costs/cost-lines.ts";
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

/** What a private owner is called who gives no name. */
const privateOwner = (
  { i18n }: Pick<PageContext, "i18n">,
  listing: Pick<Listing, "listingType">,
): string => (isRental(listing) ? t(i18n)`Private landlord` : t(i18n)`Private seller`);

/** Who answers for a listing: agent, agency or private owner. A home that is gone has nobody to call (D17). */
export function listingAgent(
  page: Pick<PageContext, "i18n">,
  listing: Pick<Listing, "agency" | "agent" | "ownerType" | "status" | "listingType">,
): ListingAgent | null {
  const { agency, agent, ownerType } = listing;
  const owner = ownerType === "user" ? privateOwner(page, listing) : "";
  const name = agent?.name ?? agency?.name ?? owner;
  if (name === "") return null;
  const roles = [agent?.title, agent && agency?.name, owner];
  const phone = isGone(listing) ? null : agent?.phone;
  return {
    name,
    role: roles.filter((role) => role && role !== name).join(" · "),
    phone: phone ? { href: `tel:${phone}`, text: readablePhone(phone) } : null,
  };
}
