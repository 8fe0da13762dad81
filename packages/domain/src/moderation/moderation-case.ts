import { z } from "zod";
import { draftStatuses } from "../draft/draft-rules.ts";
import { Payment } from "../draft/payment.ts";
import { reportKinds } from "../lead/lead-kinds.ts";
import { availabilities } from "../listing/availability.ts";
import { ownerTypes } from "../listing/enumerations.ts";
import { ListingImage } from "../listing/image.ts";
import { Instant } from "../listing/listing-dates.ts";
import { draftListingTypes } from "../listing/listing-type.ts";
import { DetailedListing } from "../listing/listing.ts";
import { WholeMoney } from "../listing/money.ts";
import { PropertyId } from "../listing/property-id.ts";
import { tidyLine, tidyText } from "../text/clean-text.ts";
import { HoldReason } from "./hold-reason.ts";
import {
  adminActs,
  caseDecisions,
  caseKinds,
  DECISION_REASON_MAX_LENGTH,
  listingEvents,
} from "./moderation-rules.ts";

const count = z.int().nonnegative();

/** A picture of a listing, as it is shown small. */
const CasePicture = z.object({
  url: ListingImage.shape.url,
  ratio: z.number().positive().nullable(),
  color: z.string().nullable(),
});

/** A listing as moderators compare it; money in whole kroner or dollars, area in square metres. */
export const CaseListing = z.object({
  /** Null for a listing of a feed. */
  draftId: z.uuid().nullable(),
  /** Null before publication. */
  propertyId: PropertyId.nullable(),
  agencyId: z.string(),
  listingType: z.enum(draftListingTypes).nullable(),
  status: z.enum([...draftStatuses, ...availabilities]),
  title: z.string().nullable(),
  address: z.string().nullable(),
  cover: CasePicture.nullable(),
  pictures: count,
  price: WholeMoney.nullable(),
  area: z.number().nonnegative().nullable(),
  yearBuilt: z.int().nullable(),
  /** Farm and share number of the land register, e.g. `24/318`; null where none is stated. */
  landNumber: z.string().nullable(),
  advertiser: z.object({
    name: z.string().nullable(),
    kind: z.enum(ownerTypes),
    /** Of the account; null for a listing of a feed. */
    email: z.string().nullable(),
    activatedAt: Instant.nullable(),
    lockedAt: Instant.nullable(),
  }),
  createdAt: Instant,
});
export type CaseListing = z.infer<typeof CaseListing>;

/** A line of the log, e.g. what a moderator decided; `reason` in their words. */
export const AdminLogEntry = z.object({
  at: Instant,
  kind: z.enum([...adminActs, ...listingEvents]),
  /** Name of who did it; null for the person themselves, a rule, or one whose account is erased. */
  actor: z.string().nullable(),
  /** Address of the account it was about; null for none, or one that is erased. */
  person: z.string().nullable(),
  reason: z.string().nullable(),
  /** What it was about beside a person, e.g. `listing/3f7q9z2k1m`. */
  subject: z.string().nullable(),
  /** What that is called: the address of a listing or draft, the name of an agency; null where it has no name, or is gone. */
  subjectName: z.string().nullable(),
});
export type AdminLogEntry = z.infer<typeof AdminLogEntry>;

/** The moderator who has taken a case (D99). */
export const CaseAssignee = z.object({
  /** Null where the account is erased. */
  name: z.string().nullable(),
  /** Whether it is who asks. */
  isMe: z.boolean(),
  at: Instant,
});
export type CaseAssignee = z.infer<typeof CaseAssignee>;

/** A case in the queue. */
export const CaseSummary = z.object({
  id: z.uuid(),
  kind: z.enum(caseKinds),
  /** The first that was found; null where there is none. */
  reason: z.enum(HoldReason.options.map(({ shape }) => shape.kind.value)).nullable(),
  /** What visitors reported most; null where nobody has. */
  report: z.enum(reportKinds).nullable(),
  /** Reports of visitors. */
  reports: count,
  title: z.string().nullable(),
  address: z.string().nullable(),
  cover: CasePicture.nullable(),
  openedAt: Instant,
  /** Null while nobody has taken it. */
  assignee: CaseAssignee.nullable(),
});
export type CaseSummary = z.infer<typeof CaseSummary>;
/** Response of `GET /api/admin/cases`: the open cases of a market, the oldest first. */
export const CasesResponse = z.object({ data: z.array(CaseSummary) });
export type CasesResponse = z.infer<typeof CasesResponse>;

/** A payment as administrators see it; `net`, `tax` and `total` in minor units. */
export const AdminPayment = z.object({
  id: z.uuid(),
  draftId: z.uuid().nullable(),
  /** Where the listing stands; null for one that is deleted. */
  address: z.string().nullable(),
  /** Whose account paid; null for one that is erased. */
  payer: z.object({ name: z.string().nullable(), email: z.string() }).nullable(),
  status: Payment.shape.status,
  method: Payment.shape.method,
  price: Payment.shape.price,
  card: Payment.shape.card,
  receiptNumber: Payment.shape.receiptNumber,
  createdAt: Instant,
});
export type AdminPayment = z.infer<typeof AdminPayment>;

/** A case with its evidence (D99). */
export const ModerationCase = z.object({
  id: z.uuid(),
  kind: z.enum(caseKinds),
  openedAt: Instant,
  /** Null while nobody has taken it. */
  assignee: CaseAssignee.nullable(),
  /** Null while it is open; `withdrawn` where the owner changed what was held. */
  decision: z.enum([...caseDecisions, "withdrawn"]).nullable(),
  decisionReason: z.string().nullable(),
  reasons: z.array(HoldReason),
  reports: z.array(z.object({ kind: z.enum(reportKinds), words: z.string(), at: Instant })),
  /** What the owner wrote in an appeal. */
  words: z.string().nullable(),
  /** Whether it is the reader's own listing, or their agency's: another moderator decides. */
  isOwn: z.boolean(),
  /** Null where it is erased. */
  listing: CaseListing.nullable(),
  /** The whole listing as it is decided on; null where it is erased, or was never kept. */
  version: DetailedListing.nullable(),
  /** What is public of it, else what was decided on before; null where there is neither. */
  before: DetailedListing.nullable(),
  /** Path of its page as visitors would see it; null for one that has a page, and where the case is closed. */
  previewPath: z.string().nullable(),
  /** The listing that it resembles; null where there is none. */
  other: CaseListing.nullable(),
  /** Newest first. */
  log: z.array(AdminLogEntry),
  /** The payment that waits for the decision; null where there is none. */
  payment: AdminPayment.nullable(),
});
export type ModerationCase = z.infer<typeof ModerationCase>;
/** Response of `GET /api/admin/cases/{id}`. */
export const ModerationCaseResponse = z.object({ data: ModerationCase });
export type ModerationCaseResponse = z.infer<typeof ModerationCaseResponse>;

/** Body of `POST /api/admin/cases/{id}/decision`; everything but a release needs its reason, which the owner reads. */
export const CaseDecisionRequest = z.object({
  decision: z.enum(caseDecisions),
  reason: z
    .preprocess(tidyText, z.string().max(DECISION_REASON_MAX_LENGTH).optional())
    .transform((reason) => reason ?? ""),
});
export type CaseDecisionRequest = z.input<typeof CaseDecisionRequest>;

/** Body of `PUT /api/admin/cases/{id}/assignee`; a case that somebody else has taken is only taken over if that is meant. */
export const TakeCaseRequest = z.object({ isTakeover: z.boolean() });
export type TakeCaseRequest = z.infer<typeof TakeCaseRequest>;

/** Body of `POST /api/user/properties/draft/{id}/appeal` (D99): what its owner says to a rejection. */
export const AppealRequest = z.object({
  text: z.preprocess(tidyText, z.string().min(1).max(DECISION_REASON_MAX_LENGTH)),
});
export type AppealRequest = z.input<typeof AppealRequest>;

const SEARCH_MAX_LENGTH = 254;
/** What is searched for in a list of the admin area: an id, a name, an address, or a part of it. */
export const AdminSearch = z.preprocess(tidyLine, z.string().min(1).max(SEARCH_MAX_LENGTH));
/** Response of `GET /api/admin/listings`, the newest first. */
export const AdminListingsResponse = z.object({
  data: z.array(CaseListing),
  hasMore: z.boolean(),
});
export type AdminListingsResponse = z.infer<typeof AdminListingsResponse>;
