import { z } from "zod";
import { AgencyId } from "../agency/agency.ts";
import { Instant } from "../listing/listing-dates.ts";
import { tidyLine } from "../text/tidy.ts";
import { roles } from "./account-rules.ts";
import { AccountEmail } from "./auth-request.ts";

const REASON_MAX_LENGTH = 500;
/** Why something is done in somebody's name; stands in the audit (D56). */
const Reason = z.preprocess(tidyLine, z.string().min(1).max(REASON_MAX_LENGTH));

/** What the admin area knows of the person behind its open gate (D106). */
export const AdminAccess = z.object({
  email: z.string(),
  /** Null for a person without one. */
  role: z.enum(roles).nullable(),
  /** False where a second factor has to be set up first. */
  hasSecondFactor: z.boolean(),
  /** Until when the second factor counts; null where it has to be shown again. */
  factorUntil: Instant.nullable(),
});
export type AdminAccess = z.infer<typeof AdminAccess>;
/** Answer of `GET /api/admin/access`. */
export const AdminAccessResponse = z.object({ data: AdminAccess });
export type AdminAccessResponse = z.infer<typeof AdminAccessResponse>;

/** A person with a role. */
export const Administrator = z.object({
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  grantedAt: Instant,
});
export type Administrator = z.infer<typeof Administrator>;
/** Answer of `GET /api/admin/administrators`. */
export const AdministratorsResponse = z.object({ data: z.array(Administrator) });
export type AdministratorsResponse = z.infer<typeof AdministratorsResponse>;

/** Body of `PUT /api/admin/administrators`. */
export const GrantRoleRequest = z.object({
  email: AccountEmail,
  role: z.enum(roles),
  reason: Reason,
});
export type GrantRoleRequest = z.infer<typeof GrantRoleRequest>;
/** Body of `DELETE /api/admin/administrators`. */
export const RevokeRoleRequest = z.object({ email: AccountEmail, reason: Reason });
export type RevokeRoleRequest = z.infer<typeof RevokeRoleRequest>;

/** A person who publishes for an agency (D106). */
export const AgencyMember = z.object({
  email: z.string(),
  name: z.string(),
  agencyId: AgencyId,
  agencyName: z.string(),
  grantedAt: Instant,
});
export type AgencyMember = z.infer<typeof AgencyMember>;
/** Answer of `GET /api/admin/agency-members`. */
export const AgencyMembersResponse = z.object({ data: z.array(AgencyMember) });
export type AgencyMembersResponse = z.infer<typeof AgencyMembersResponse>;
/** Body of `PUT` and `DELETE /api/admin/agency-members`. */
export const AgencyMemberRequest = z.object({
  email: AccountEmail,
  agencyId: AgencyId,
  reason: Reason,
});
export type AgencyMemberRequest = z.infer<typeof AgencyMemberRequest>;

/** Body of `DELETE /api/admin/sessions`: whose sessions end, and why (ASVS 7.4.5). */
export const EndSessionsRequest = z.object({ email: AccountEmail, reason: Reason });
export type EndSessionsRequest = z.infer<typeof EndSessionsRequest>;
/** Body of `DELETE /api/admin/sessions/all`: why everybody's sessions in this market end (ASVS 7.4.5). */
export const EndAllSessionsRequest = z.object({ reason: Reason });
export type EndAllSessionsRequest = z.infer<typeof EndAllSessionsRequest>;
