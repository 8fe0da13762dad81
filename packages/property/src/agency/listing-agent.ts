import type { Agency, Agent } from "@hjem/domain/agency/agency";
import { NO_AGENCY_ID, padAgencyId } from "@hjem/domain/agency/agency-id";
import { phoneLink } from "@hjem/domain/format/format-phone";
import { isClosed, isRental } from "@hjem/domain/listing/availability";
import type { Listing } from "@hjem/domain/listing/listing";
import { paths } from "@hjem/domain/paths";
import type { LeadRecipient } from "@hjem/leads/listing-enquiries";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";

/** Label of a private owner. */
const privateOwner = (
  { i18n }: Pick<PageContext, "i18n">,
  listing: Pick<Listing, "listingType">,
): string => (isRental(listing) ? t(i18n)`Private landlord` : t(i18n)`Private seller`);

const agencyHref = ({ id }: Agency): string => paths.agency.to(padAgencyId(id));

/** The agency's logo replaces a missing portrait. */
const portraitOf = (agency: Agency | null, agent: Agent | null): LeadRecipient["portrait"] =>
  agency?.hideProfileImage
    ? null
    : { url: agent?.pictureUrl ?? (agent ? null : (agency?.iconUrl ?? null)) };

/** Contact of a listing: agent, agency or private owner. A home off the market has none (D17). */
export function listingAgent(
  page: Pick<PageContext, "i18n" | "region">,
  listing: Pick<
    Listing,
    "agency" | "agent" | "ownerContact" | "ownerType" | "status" | "listingType"
  >,
): LeadRecipient | null {
  const { agency, agent, ownerContact, ownerType } = listing;
  const owner = ownerType === "user" ? privateOwner(page, listing) : "";
  const name = agent?.name ?? agency?.name ?? ownerContact?.name ?? owner;
  if (name === "") return null;
  const roles = [agent?.title, owner];
  const isAgencyKnown = agency !== null && agency.id !== NO_AGENCY_ID;
  const phone = isClosed(listing) ? null : (agent ?? ownerContact)?.phone;
  return {
    name,
    href: agent
      ? paths.agent.to(agent.id)
      : isAgencyKnown && name === agency.name
        ? agencyHref(agency)
        : null,
    role: roles.filter((role) => role && role !== name).join(" · "),
    office: agent && isAgencyKnown ? { name: agency.name, href: agencyHref(agency) } : null,
    portrait: portraitOf(agency, agent),
    logoUrl: agency?.logoUrl ?? null,
    phone: phone ? phoneLink(page.region, phone) : null,
  };
}
