import { formatViewing } from "@hjem/domain/format/format-date";
import type { LeadKind } from "@hjem/domain/lead/lead-kinds";
import { primaryArea } from "@hjem/domain/listing/areas";
import type { Listing } from "@hjem/domain/listing/listing";
import { isClosed, isRental } from "@hjem/domain/listing/listing-state";
import { comingViewings } from "@hjem/domain/listing/viewing-date";
import { webHref } from "@hjem/domain/safe-redirect";
import type { PageContext } from "@hjem/storefront/page-context";
import {
  type FormKind,
  FORM_PARAMETER,
  isFormKind,
  pageAddress,
  SENT_PARAMETER,
  VIEWING_PARAMETER,
} from "./form-fields.ts";

/** The contact responsible for a home. */
export interface LeadRecipient {
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

/** A viewing that can be signed up for. */
export interface OfferedViewing {
  /** Its start in seconds, by which the API knows it. */
  unixFrom: number;
  label: string;
}

/** The form to those who advertise a home that can still be had. */
export interface ListingContact {
  /** Unknown where the home could not be fetched. */
  owner: "agency" | "seller" | "landlord" | "unknown";
  recipient: LeadRecipient | null;
  /** The kinds of request on offer, the likeliest first. */
  kinds: LeadKind[];
  /** The kind that is selected at first. */
  requested: LeadKind;
  viewings: OfferedViewing[];
  /** "By appointment", where that is a way too; else empty. */
  appointment: string;
  /** Where a bid is made; null where the advertiser gives no such page (PROP-053). */
  bid: { label: string; href: string } | null;
  /** Start of the viewing that is picked at first; null for an appointment. */
  viewing: number | null;
}

/** What the estimate of a home is requested and shown with. */
export interface ListingEstimate {
  isRent: boolean;
  /** Names of the home's own place, and of the county or state around it. */
  place: string;
  region: string;
}

/** The forms of a home's page. */
export interface ListingEnquiries {
  propertyId: string;
  /** The page's own address: forms without JavaScript are sent there. */
  address: string;
  /** Instant of rendering: a form that comes back sooner than anybody reads is a program's. */
  openedAt: string;
  /** The form that was accepted, as the address states it. */
  sent: FormKind | null;
  /** Null for a home that is gone: it has no contact any more (D17). */
  contact: ListingContact | null;
  /** Null where there is no one area to reckon with. */
  estimate: ListingEstimate | null;
  isReporting: boolean;
}

const ownerOf = (listing: Listing): ListingContact["owner"] => {
  if (listing.ownerType === "api") return "agency";
  return isRental(listing) ? "landlord" : "seller";
};

/** Where the advertiser takes sign-ups on a page of its own, that is the one place for them (PROP-054). */
function leadKindsOf(listing: Listing, hasViewings: boolean): LeadKind[] {
  const isViewedHere = hasViewings && webHref(listing.bookOpeningUrl) === null;
  const isInterest =
    listing.objectType === "project" || listing.status === "future" || !hasViewings;
  const isValued = listing.ownerType === "api" && !isRental(listing);
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
  const bidHref = webHref(listing.biddingUrl);
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
    bid: bidHref === null ? null : { label: page.term("date.bid"), href: bidHref },
  };
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
  const sent = searchParams.get(SENT_PARAMETER);
  const viewing = searchParams.get(VIEWING_PARAMETER);
  const area = primaryArea(listing.details);
  const isReckonable = area !== null && area.min === area.max && listing.objectType === "property";
  return {
    propertyId: listing.id,
    address: pageAddress(url),
    openedAt: new Date(page.now).toISOString(),
    sent: isFormKind(sent) ? sent : null,
    contact: listingContact(page, listing, recipient, { requestedForm, viewing }),
    estimate: isReckonable
      ? {
          isRent: isRental(listing),
          place: listing.address.municipality ?? listing.address.displayName,
          region: listing.address.region,
        }
      : null,
    isReporting: requestedForm === "report",
  };
}
