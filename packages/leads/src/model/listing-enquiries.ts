import { formatViewing } from "@hjem/domain/format/format-date";
import type { LeadKind } from "@hjem/domain/lead/lead-kinds";
import { primaryArea } from "@hjem/domain/listing/areas";
import { isClosed, isRental } from "@hjem/domain/listing/availability";
import type { Listing } from "@hjem/domain/listing/listing";
import { placeKind } from "@hjem/domain/listing/place-kind";
import { comingViewings } from "@hjem/domain/listing/viewing-date";
import { webHref } from "@hjem/domain/safe-redirect";
import type { PageContext } from "@hjem/storefront/page-context";
import {
  type FormKind,
  FORM_PARAMETER,
  HELD_PARAMETER,
  isFormKind,
  pageAddress,
  SENT_PARAMETER,
  VIEWING_PARAMETER,
} from "./form-fields.ts";

/** The agency of a contact, with its page. */
export interface RecipientOffice {
  name: string;
  href: string;
}

/** The contact responsible for a home. */
export interface LeadRecipient {
  name: string;
  /** The agent's page; null without one. */
  href: string | null;
  /** Title, or "private seller". */
  role: string;
  /** The agency; null without one, or where it is the recipient itself. */
  office: RecipientOffice | null;
  /** Portrait or initials; null where the agency hides them (PROP-038). */
  portrait: { url: string | null } | null;
  /** The agency's logo; null without. */
  logoUrl: string | null;
  /** Phone number as link and text; null where nobody can be called. */
  phone: { href: string; text: string } | null;
}

/** A viewing with sign-up. */
export interface OfferedViewing {
  /** Its start in seconds, its id in the API. */
  unixFrom: number;
  label: string;
}

/** The form to the advertiser of an available home. */
export interface ListingContact {
  /** Null where the home could not be loaded. */
  owner: "agency" | "seller" | "landlord" | "unknown";
  recipient: LeadRecipient | null;
  /** The offered kinds of enquiries, the most likely first. */
  kinds: LeadKind[];
  /** The kind that is selected at first. */
  requested: LeadKind;
  viewings: OfferedViewing[];
  /** "By appointment", where that is possible; else empty. */
  appointment: string;
  /** URL for bids; null where the advertiser has none (PROP-053). */
  bid: { label: string; href: string } | null;
  /** Start of the preselected viewing; null for an appointment. */
  viewing: number | null;
  /** True where the advertiser can publish the answer, so that the sender is asked for consent (D86). */
  canBePublished: boolean;
}

/** Input of the estimate's request and view. */
export interface ListingEstimate extends Pick<Listing, "listingType"> {
  /** Names of the home's own place, and of its county or state. */
  place: string;
  region: string;
}

/** A form that was accepted. */
export interface SentForm {
  formKind: FormKind;
  /** True where a moderator looks at it before it is passed on (D137). */
  isHeld: boolean;
  /** Start of the viewing that was chosen, in seconds; null without one. */
  viewing: string | null;
}

/** The forms of a property page. */
export interface ListingEnquiries {
  propertyId: string;
  /** The page's own URL: forms without JavaScript are posted there. */
  address: string;
  /** The form that was accepted, from the URL; null for none. */
  sent: SentForm | null;
  /** Null for a home off the market: it has no contact (D17). */
  contact: ListingContact | null;
  /** Null without a single area to calculate with. */
  estimate: ListingEstimate | null;
  isReporting: boolean;
}

const ownerOf = (listing: Listing): ListingContact["owner"] => {
  if (listing.ownerType === "api") return "agency";
  return isRental(listing) ? "landlord" : "seller";
};

/** Where the advertiser has its own sign-up page, the site offers no form for it (PROP-054). */
function leadKindsOf(listing: Listing, hasViewings: boolean): LeadKind[] {
  const isViewedHere = hasViewings && webHref(listing.bookOpeningUrl) === null;
  const isInterest =
    listing.objectType === "project" || listing.status === "future" || !hasViewings;
  // Whoever sells a home may have another to value; a plot, a parking space and flats that are not built bring no such visitor.
  const isValued =
    listing.ownerType === "api" &&
    !isRental(listing) &&
    listing.objectType !== "project" &&
    placeKind(listing) === "home";
  return [
    "contact",
    ...(isViewedHere ? (["viewing"] as const) : []),
    ...(isInterest ? (["interest"] as const) : []),
    ...(isValued ? (["valuation"] as const) : []),
  ];
}

function listingContact(
  page: Pick<PageContext, "i18n" | "language" | "now" | "term">,
  listing: Listing,
  recipient: LeadRecipient | null,
  requested: { requestedForm: string | null; viewing: string | null },
): ListingContact | null {
  if (isClosed(listing)) return null;
  const viewings = comingViewings(listing.viewingDates, page.now).map((viewing) => ({
    unixFrom: viewing.unixFrom,
    label: formatViewing(page, viewing),
  }));
  const appointment = listing.isViewingByAppointment
    ? page.term("date.isInspectionByAppointment")
    : "";
  // Nobody is asked to offer more than the rent that is advertised (D125).
  const bidHref = isRental(listing) ? null : webHref(listing.biddingUrl);
  const kinds = leadKindsOf(listing, viewings.length > 0 || appointment !== "");
  const [first = null] = viewings;
  const picked = viewings.find(({ unixFrom }) => String(unixFrom) === requested.viewing) ?? first;
  return {
    owner: ownerOf(listing),
    recipient,
    kinds,
    requested:
      kinds.find((requestedForm) => requestedForm === requested.requestedForm) ?? "contact",
    viewings,
    appointment,
    viewing: picked?.unixFrom ?? null,
    canBePublished: listing.questions !== undefined,
    bid: bidHref === null ? null : { label: page.term("date.bid"), href: bidHref },
  };
}

/** The form that the URL says was accepted. */
function sentOf(parameters: URLSearchParams): SentForm | null {
  const held = parameters.get(HELD_PARAMETER);
  const formKind = held ?? parameters.get(SENT_PARAMETER);
  if (!isFormKind(formKind)) return null;
  const viewing = formKind === "viewing" ? parameters.get(VIEWING_PARAMETER) : null;
  return { formKind, isHeld: held !== null, viewing };
}

/** Forms of a listing's page at `url`; `recipient` is the contact responsible for the home, null for none. */
export function listingEnquiries(
  page: Pick<PageContext, "i18n" | "language" | "now" | "term">,
  url: URL,
  listing: Listing,
  recipient: LeadRecipient | null,
): ListingEnquiries {
  const { searchParams } = url;
  const requestedForm = searchParams.get(FORM_PARAMETER);
  const viewing = searchParams.get(VIEWING_PARAMETER);
  const area = primaryArea(listing.details);
  const isReckonable = area !== null && area.min === area.max && listing.objectType === "property";
  return {
    propertyId: listing.id,
    address: pageAddress(url),
    sent: sentOf(searchParams),
    contact: listingContact(page, listing, recipient, { requestedForm, viewing }),
    estimate: isReckonable
      ? {
          listingType: listing.listingType,
          place: listing.address.municipality ?? listing.address.displayName,
          region: listing.address.region,
        }
      : null,
    isReporting: requestedForm === "report",
  };
}
