import type { Queries } from "../db/schema.ts";
import { uuidV7 } from "../db/uuid-v7.ts";

/** What the audit tells of an account: sign-ins and changes, never what was typed (issue 5). */
export const auditKinds = [
  "registered",
  "activated",
  "signed_in",
  "sign_in_failed",
  "signed_out",
  "signed_out_everywhere",
  "session_revoked",
  "refresh_token_reused",
  "password_set",
  "password_changed",
  "email_change_asked",
  "email_changed",
  "provider_joined",
  "provider_removed",
  "data_exported",
  "deletion_asked",
  "deletion_undone",
  "erased",
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** A line of the audit: something happened to an account, under the id that only the account's own row maps (D38). */
export const auditRow = (auditId: string, kind: AuditKind, now: number) => ({
  id: uuidV7(now),
  audit_id: auditId,
  kind,
  at: new Date(now).toISOString(),
});

/** Writes such a line. */
export const writeAudit = async (
  db: Queries,
  auditId: string,
  kind: AuditKind,
  now: number,
): Promise<void> => {
  await db
    .insertInto("account_audit")
    .values(auditRow(auditId, kind, now))
    .execute();
};
