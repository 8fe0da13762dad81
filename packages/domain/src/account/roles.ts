import { z } from "zod";
import { AgencyId } from "../agency/agency.ts";
import { Instant } from "../listing/listing-dates.ts";
import { tidyLine } from "../text/clean-text.ts";
import { roles } from "./account-rules.ts";
import { AccountEmail } from "./auth-request.ts";

const REASON_MAX_LENGTH = 500;
/** Why an administrator acts; stored in the audit log (D56). */
const Reason = z.preprocess(tidyLine, z.string().min(1).max(REASON_MAX_LENGTH));

/** The current user as the admin area sees them (D106). */
export const AdminAccess = z.object({
  email: z.string(),
  /** Null for a user without one. */
  role: z.enum(roles).nullable(),
  /** False where a second factor must be set up first. */
  hasSecondFactor: z.boolean(),
  /** When the second factor expires; null where it is required again. */
  factorUntil: Instant.nullable(),
});
export type AdminAccess = z.infer<typeof AdminAccess>;
/** Response of `GET /api/admin/access`. */
export const AdminAccessResponse = z.object({ data: AdminAccess });
export type AdminAccessResponse = z.infer<typeof AdminAccessResponse>;

/** A user with a role. */
export const Administrator = z.object({
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  grantedAt: Instant,
});
export type Administrator = z.infer<typeof Administrator>;
/** Response of `GET /api/admin/administrators`. */
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

/** A user who publishes for an agency (D106). */
export const AgencyMember = z.object({
  email: z.string(),
  name: z.string(),
  agencyId: AgencyId,
  agencyName: z.string(),
  grantedAt: Instant,
});
export type AgencyMember = z.infer<typeof AgencyMember>;
/** Response of `GET /api/admin/agency-members`. */
export const AgencyMembersResponse = z.object({ data: z.array(AgencyMember) });
export type AgencyMembersResponse = z.infer<typeof AgencyMembersResponse>;
/** Body of `PUT` and `DELETE /api/admin/agency-members`. */
export const AgencyMemberRequest = z.object({
  email: AccountEmail,
  agencyId: AgencyId,
  reason: Reason,
});
export type AgencyMemberRequest = z.infer<typeof AgencyMemberRequest>;

/** Body of `DELETE /api/admin/sessions`: whose sessions to end, and why (ASVS 7.4.5). */
export const EndSessionsRequest = z.object({ email: AccountEmail, reason: Reason });
export type EndSessionsRequest = z.infer<typeof EndSessionsRequest>;
/** Body of `DELETE /api/admin/sessions/all`: why all sessions in this market end (ASVS 7.4.5). */
export const EndAllSessionsRequest = z.object({ reason: Reason });
export type EndAllSessionsRequest = z.infer<typeof EndAllSessionsRequest>;
