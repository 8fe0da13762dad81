import { z } from "zod";
import { roles } from "../account/account-rules.ts";
import { AccountEmail } from "../account/auth-request.ts";
import { signInProviders } from "../account/sign-in-providers.ts";
import { ListingAddress } from "../listing/listing-address.ts";
import { Instant } from "../listing/listing-dates.ts";
import { LoggedChange } from "../listing/listing-history.ts";
import { tidyLine } from "../text/clean-text.ts";
import {
  AdminLogEntry,
  AdminPayment,
  AdminSearch,
  CaseListing,
  CaseSummary,
} from "./moderation-case.ts";
import { marketFeatures } from "./moderation-rules.ts";

const REASON_MAX_LENGTH = 500;
/** Why an administrator acts; stored in the audit log (D56). */
const Reason = z.preprocess(tidyLine, z.string().min(1).max(REASON_MAX_LENGTH));

/** A person of a market as administrators see them; nothing that they keep for themselves. */
export const AdminPerson = z.object({
  email: z.string(),
  name: z.string(),
  role: z.enum(roles).nullable(),
  createdAt: Instant,
  activatedAt: Instant.nullable(),
  lockedAt: Instant.nullable(),
  /** What was verified of the person, as their listings show it: services, the address, the mobile number. */
  verified: z.array(z.enum([...signInProviders, "email", "phone"])),
  /** Drafts and listings. */
  listings: z.int().nonnegative(),
});
export type AdminPerson = z.infer<typeof AdminPerson>;
/** Response of `GET /api/admin/people`, the newest first. */
export const AdminPeopleResponse = z.object({ data: z.array(AdminPerson), hasMore: z.boolean() });
export type AdminPeopleResponse = z.infer<typeof AdminPeopleResponse>;
/** Body of `PUT /api/admin/people/lock`. */
export const LockRequest = z.object({ email: AccountEmail, isLocked: z.boolean(), reason: Reason });
export type LockRequest = z.infer<typeof LockRequest>;

/** Where a published listing is, as an administrator corrects it (D123). */
export const ListingPlace = ListingAddress.pick({
  street: true,
  suburb: true,
  region: true,
  postCode: true,
  coordinates: true,
});
export type ListingPlace = z.infer<typeof ListingPlace>;
/** Body of `PUT /api/admin/listings/{id}/place`. */
export const PlaceRequest = ListingPlace.extend({
  suburb: ListingPlace.shape.suburb.min(1),
  reason: Reason,
});
export type PlaceRequest = z.infer<typeof PlaceRequest>;

/** Everything that is stored of a listing: response of `GET /api/admin/listings/{id}` (LIST-127, LIST-128). */
export const ListingRecord = z.object({
  listing: CaseListing,
  /** Null where nothing of it is public. */
  place: ListingPlace.nullable(),
  cases: z.array(
    CaseSummary.pick({ id: true, kind: true, openedAt: true }).extend({
      decision: z.string().nullable(),
      reason: z.string().nullable(),
      decidedAt: Instant.nullable(),
    }),
  ),
  payments: z.array(AdminPayment),
  /** Newest first. */
  changes: z.array(LoggedChange),
  /** Newest first. */
  log: z.array(AdminLogEntry),
});
export type ListingRecord = z.infer<typeof ListingRecord>;
export const ListingRecordResponse = z.object({ data: ListingRecord });
export type ListingRecordResponse = z.infer<typeof ListingRecordResponse>;

/** Query of lists that are shown a page at a time. */
export const AdminPageQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
/** Query of such lists that are searched too; without `q` everything. */
export const AdminListQuery = AdminPageQuery.extend({ q: AdminSearch.optional() });
/** Response of `GET /api/admin/payments`, the newest first. */
export const AdminPaymentsResponse = z.object({
  data: z.array(AdminPayment),
  hasMore: z.boolean(),
});
export type AdminPaymentsResponse = z.infer<typeof AdminPaymentsResponse>;
/** Body of `POST /api/admin/payments/{id}/refund`. */
export const RefundRequest = z.object({ reason: Reason });
export type RefundRequest = z.infer<typeof RefundRequest>;

/** Response of `GET /api/admin/log`, the newest first. */
export const AdminLogResponse = z.object({ data: z.array(AdminLogEntry), hasMore: z.boolean() });
export type AdminLogResponse = z.infer<typeof AdminLogResponse>;

/** A part of a site that can be switched off. */
export const FeatureState = z.object({
  key: z.enum(marketFeatures),
  isOn: z.boolean(),
  /** Null where it was never switched. */
  changedAt: Instant.nullable(),
});
export type FeatureState = z.infer<typeof FeatureState>;
/** Response of `GET /api/admin/features`. */
export const FeaturesResponse = z.object({ data: z.array(FeatureState) });
export type FeaturesResponse = z.infer<typeof FeaturesResponse>;
/** Body of `PUT /api/admin/features`. */
export const FeatureRequest = z.object({
  key: z.enum(marketFeatures),
  isOn: z.boolean(),
  reason: Reason,
});
export type FeatureRequest = z.infer<typeof FeatureRequest>;
