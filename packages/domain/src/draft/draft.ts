import { z } from "zod";
import { leadKinds } from "../lead/lead-kinds.ts";
import { ListingImage } from "../listing/image.ts";
import { CalendarDay, Instant, ViewingDate } from "../listing/listing-dates.ts";
import { draftListingTypes } from "../listing/listing-type.ts";
import { WholeMoney } from "../listing/money.ts";
import { PropertyId } from "../listing/property-id.ts";
import { PublicQuestion } from "../listing/public-question.ts";
import { Pagination } from "../search/search-response.ts";
import { tidyLine, tidyText } from "../text/clean-text.ts";
import { WebAddress } from "../web-address.ts";
import { DraftContacts, DraftLocation, PriceAndDate, PropertyDetail } from "./draft-detail.ts";
import {
  draftPhotoKinds,
  draftStatuses,
  heldForRules,
  type DraftTab,
  type OwnListingGroup,
  ownListingGroups,
  photoStates,
  PHOTOS_MAX,
} from "./draft-rules.ts";

/** A photo of a draft (D101). `url` is `/media/{id}` without width; ratio and color are null until it is ready. */
export const DraftImage = z.object({
  id: z.string().regex(/^[0-9a-f]{20}$/),
  url: ListingImage.shape.url,
  category: z.enum(draftPhotoKinds),
  /** Alternative text; empty for the one that is proposed from the category. */
  alt: z.string().max(200),
  ratio: z.number().positive().nullable(),
  color: ListingImage.shape.color.nullable(),
  state: z.enum(photoStates),
  /** Name of the file as it was sent; its first category is the room that it names. */
  name: z.string(),
  /** Pixels across as it was sent. */
  width: z.int().positive(),
  /** Why it failed; `truncated` for one that is ready and whose file ends before the picture does. */
  problem: z.enum(["not_a_picture", "too_many_pixels", "damaged", "truncated"]).nullable(),
  /** Id of an identical photo of this draft; null if there is none. */
  sameAs: z.string().nullable(),
});
export type DraftImage = z.infer<typeof DraftImage>;

/** Body of `PATCH …/images/{imageId}`: missing fields stay. */
export const DraftImageChange = z.object({
  category: z.enum(draftPhotoKinds).optional(),
  alt: z.preprocess(
    (alt) => (typeof alt === "string" ? (tidyLine(alt) ?? "") : alt),
    z.string().max(200).optional(),
  ),
});
export type DraftImageChange = z.infer<typeof DraftImageChange>;

/** Body of `PATCH …/images/sort`: every photo's id in the new order; the first is the cover (LIST-109). */
export const DraftImageOrder = z.object({ images: z.array(DraftImage.shape.id).max(PHOTOS_MAX) });

/** A PDF of a draft; size in bytes (LIST-111, D104). */
export const DraftAttachment = z.object({
  id: z.uuid(),
  name: z.string().min(1).max(120),
  size: z.int().nonnegative(),
  pages: z.int().positive(),
  url: z.string(),
});
export type DraftAttachment = z.infer<typeof DraftAttachment>;

/** What a tab still lacks: paths of fields, e.g. `property_detail.title`, in the order of the tab (D92). */
export const DraftTabState = z.object({ complete: z.boolean(), missing: z.array(z.string()) });
export type DraftTabState = z.infer<typeof DraftTabState>;

/** A draft on the wire (LIST-040, D89). */
export const Draft = z.object({
  /** UUIDv7. */
  id: z.uuid(),
  /** The public id; null until it is published. */
  propertyId: PropertyId.nullable(),
  agencyId: z.string(),
  status: z.enum(draftStatuses),
  /** Rises with every change; `If-Match` of a `PATCH` names it. */
  version: z.int().positive(),
  /** Null until the first tab is answered. */
  listingType: z.enum(draftListingTypes).nullable(),
  location: DraftLocation,
  images: z.array(DraftImage),
  propertyDetail: PropertyDetail,
  priceAndDate: PriceAndDate,
  contacts: DraftContacts,
  attachments: z.array(DraftAttachment),
  tabs: z.object({
    type: DraftTabState,
    photos: DraftTabState,
    location: DraftTabState,
    details: DraftTabState,
    price: DraftTabState,
  } satisfies Record<DraftTab, typeof DraftTabState>),
  /** True where the public listing differs from the draft: `publish` makes the changes public (D98). */
  hasUnpublishedChanges: z.boolean(),
  /** True if it can be public now without another payment: it is paid, within its paid period, or free (D96). */
  isPaid: z.boolean(),
  /** The latest decision of a moderator with its reason, or the rule by which it is in review; null without one (D99). */
  review: z
    .object({
      reason: z.string().nullable(),
      heldFor: z.enum(heldForRules).nullable(),
      at: Instant,
      /** When the owner appealed against the rejection, or against the one before it; null where that is still open. */
      appealedAt: Instant.nullable(),
    })
    .nullable(),
  /** Until when sold, let or withdrawn can be undone; null where there is nothing to undo (D139). */
  undoUntil: Instant.nullable(),
  /** End of the paid period; null before publication. */
  expiresAt: Instant.nullable(),
  publishedAt: Instant.nullable(),
  createdAt: Instant,
  changedAt: Instant,
});
export type Draft = z.infer<typeof Draft>;
export const DraftResponse = z.object({ data: Draft });
export type DraftResponse = z.infer<typeof DraftResponse>;

/** Response of `POST …/images` (D101): the draft as it is now, and the new photo. */
export const DraftImageResponse = z.object({ data: Draft, image: DraftImage });
export type DraftImageResponse = z.infer<typeof DraftImageResponse>;

/** Body of `POST /api/user/properties/draft` (LIST-106). */
export const NewDraft = z.object({
  listingType: z.enum(draftListingTypes).nullable().default(null),
});
export type NewDraft = z.input<typeof NewDraft>;

/** Links as they are typed now; older ones that are stored stay readable. */
const writtenLink = WebAddress.max(500).nullable().optional();
const writtenLinks = {
  url: writtenLink,
  conditionReportLink: writtenLink,
  statementOfInformationLink: writtenLink,
};

/**
 * Body of `PATCH /api/user/properties/draft/{id}`: an RFC 7396 merge, so that a missing field stays and `null` empties it
 * (LIST-107, D89).
 */
export const DraftPatch = z.object({
  listingType: z.enum(draftListingTypes).optional(),
  location: DraftLocation.optional(),
  propertyDetail: PropertyDetail.omit({ ownerType: true }).extend(writtenLinks).optional(),
  priceAndDate: PriceAndDate.omit({ totalPrice: true }).optional(),
  contacts: DraftContacts.optional(),
});
export type DraftPatch = z.infer<typeof DraftPatch>;

/** Days of the small charts of one's own listings, the last of which is today. */
export const TREND_DAYS = 14;

/** A line of one's own listings: the draft with what happened to it. */
export const OwnListing = Draft.pick({
  id: true,
  propertyId: true,
  agencyId: true,
  status: true,
  version: true,
  listingType: true,
  location: true,
  tabs: true,
  hasUnpublishedChanges: true,
  review: true,
  undoUntil: true,
  expiresAt: true,
  publishedAt: true,
  createdAt: true,
  changedAt: true,
}).extend({
  title: z.string().nullable(),
  /** Asking price, or rent per period; null where none is stated. */
  price: WholeMoney.nullable(),
  cover: DraftImage.pick({ url: true, ratio: true, color: true }).nullable(),
  /** Sold or leased on this day, for this price. */
  closed: z.object({ date: CalendarDay, price: WholeMoney.nullable() }).nullable(),
  /** Persons who saved it; figures below 10 are null, others in steps of 5 (D57, D88). */
  favorites: z.int().nullable(),
  enquiries: z.object({ total: z.int(), unanswered: z.int() }),
  /** The last 14 days of the region's zone, oldest first; null before publication. */
  trend: z
    .object({
      /** Of the persons who have it saved now, those who had by the end of each day; as `favorites` (D57, D88). */
      favorites: z.array(z.int().nullable()).length(TREND_DAYS),
      /** Enquiries received on each day. */
      enquiries: z.array(z.int().nonnegative()).length(TREND_DAYS),
      /** Views on each day by visitors who allow analytics, without the owner's own (D113). */
      views: z.array(z.int().nonnegative()).length(TREND_DAYS),
      /** Clicks of theirs to contact the advertiser on each day. */
      contacts: z.array(z.int().nonnegative()).length(TREND_DAYS),
    })
    .nullable(),
  /** True where a payment of it has a receipt. */
  hasReceipts: z.boolean(),
});
export type OwnListing = z.infer<typeof OwnListing>;

const OWN_LISTINGS_PER_PAGE = 20;

/** Query of `GET /api/user/properties/draft`. */
export const OwnListingsQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000).default(1),
  size: z.coerce.number().int().min(1).max(OWN_LISTINGS_PER_PAGE).default(OWN_LISTINGS_PER_PAGE),
  /** One group alone. @default all */
  group: z.enum(ownListingGroups).optional(),
});
const count = z.int().nonnegative();
export const OwnListingsResponse = z.object({
  data: z.array(OwnListing),
  pagination: Pagination,
  /** Listings of each group, whichever is requested. */
  counts: z.object({
    draft: count,
    review: count,
    live: count,
    ended: count,
    closed: count,
  } satisfies Record<OwnListingGroup, typeof count>),
  /** Enquiries about all of the person's listings. */
  enquiries: OwnListing.shape.enquiries,
});
export type OwnListingsResponse = z.infer<typeof OwnListingsResponse>;

/** Response of `POST …/publish`: 202 with `in_review`, else 200 (D94). */
export const PublishResponse = z.object({
  propertyId: PropertyId.nullable(),
  status: z.enum(draftStatuses),
});
export type PublishResponse = z.infer<typeof PublishResponse>;

/** Body of `PUT …/sold`: day and price, if the owner tells it. */
export const SoldRequest = z.object({ date: CalendarDay, price: WholeMoney.nullable() });
export type SoldRequest = z.infer<typeof SoldRequest>;

/** An enquiry about one's own listing (`LEAD`); the asker's address is not shown until they write. */
export const OwnEnquiry = z.object({
  id: z.string(),
  kind: z.enum(leadKinds),
  /** The viewing that was chosen; null for none, and by appointment. */
  viewing: ViewingDate.nullable(),
  name: z.string(),
  /** E.164; null where none was given, or the form did not say who gets it. */
  phone: z.string().nullable(),
  message: z.string(),
  at: Instant,
  /** When who had registered for a viewing cancelled; null for all others. */
  cancelledAt: Instant.nullable(),
  /** Answers so far, oldest first. */
  answers: z.array(z.object({ text: z.string(), at: Instant })),
  /** Whether who asked agrees to its publication, without the name (D86). */
  mayPublish: z.boolean(),
  /** What the listing shows of it; null for nothing. */
  published: PublicQuestion.nullable(),
  /** What it is about: the draft's id, and the address as the draft has it. */
  listing: z.object({ id: z.uuid(), location: DraftLocation }),
});
export type OwnEnquiry = z.infer<typeof OwnEnquiry>;
export const OwnEnquiriesResponse = z.object({ data: z.array(OwnEnquiry) });
export type OwnEnquiriesResponse = z.infer<typeof OwnEnquiriesResponse>;
/** Somebody who comes to a viewing. */
export const ViewingGuest = OwnEnquiry.pick({ id: true, name: true, phone: true, message: true });
export type ViewingGuest = z.infer<typeof ViewingGuest>;
/** Response of `GET …/{id}/viewing-list`: who comes to which viewing, the soonest first; gone 30 days after it. */
export const ViewingListResponse = z.object({
  data: z.object({
    listing: OwnEnquiry.shape.listing,
    viewings: z.array(z.object({ viewing: ViewingDate, guests: z.array(ViewingGuest) })),
  }),
});
export type ViewingList = z.infer<typeof ViewingListResponse>["data"];
export type ViewingListResponse = z.infer<typeof ViewingListResponse>;
/** Body of `POST …/enquiries/{enquiryId}/answers`. */
export const AnswerRequest = z.object({
  text: z.preprocess(tidyText, z.string().min(1).max(4_000)),
});
export type AnswerRequest = z.infer<typeof AnswerRequest>;
