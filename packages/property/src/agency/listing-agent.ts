import type { Agency, Agent } from "@hjem/domain/agency/agency";
import { formatPhone } from "@hjem/domain/format/format-phone";
import type { Listing } from "@hjem/domain/listing/listing";
import { paths } from "@hjem/domain/paths";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import { isRental } from "../costs/cost-lines.ts";
import { isGone } from "../heading/listing-state.ts";

/** Who answers for a home. */
export interface ListingAgent {
  name: string;
  /** The person's own page; null for who has none. */
  href: string | null;
  /** Title and agency, or "private seller". */
  role: string;
  /** What stands for the person beside the name; null where the agency hides it (PROP-038). */
  portrait: { url: string | null } | null;
  /** The agency's own sign; null without. */
  logoUrl: string | null;
  /** To call, and to read aloud; null where nobody is to be called. */
  phone: { href: string; text: string } | null;
}

/** What a private owner is called who gives no name. */
const privateOwner = (
  { i18n }: Pick<PageContext, "i18n">,
  listing: Pick<Listing, "listingType">,
): string => (isRental(listing) ? t(i18n)`Private landlord` : t(i18n)`Private seller`);

/** An agency's own picture stands where there is no person. */
const portraitOf = (agency: Agency | null, agent: Agent | null): ListingAgent["portrait"] =>
  agency?.hideProfileImage
    ? null
    : { url: agent?.pictureUrl ?? (agent ? null : (agency?.iconUrl ?? null)) };

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
    href: agent ? paths.agent.to(agent.id) : null,
    role: roles.filter((role) => role && role !== name).join(" · "),
    portrait: portraitOf(agency, agent),
    logoUrl: agency?.logoUrl ?? null,
    phone: phone ? { href: `tel:${phone}`, text: formatPhone(phone) } : null,
  };
}
