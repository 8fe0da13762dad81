import { languages } from "@hjem/domain/language";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { AuditKind } from "../../../db/account-tables.ts";
import type { Queries } from "../../../db/schema.ts";
import { auditSource, writeAudit } from "../../../security/audit.ts";
import type { RoleDeps } from "../../administration/require-role.ts";
import type { EntryRow } from "../published-entries.ts";

/** Dependencies of the editor's routes. */
export type EditorDeps = RoleDeps;

/** Roles that write content (D106). */
export const EDITOR_ROLES = ["editor", "administrator"] as const;

/** Which entry, in which language. */
export const EntryParams = z.object({
  documentId: z.string().max(40),
  locale: z.enum(languages),
});

/** Writes a line of the administration's log about an entry, in one language or in all (D56). */
export const logContent = (
  trx: Queries,
  { accountDeps: { keys, now } }: EditorDeps,
  request: FastifyRequest,
  row: Pick<EntryRow, "collection" | "name"> & { locale?: EntryRow["locale"] },
  {
    kind,
    note,
  }: { kind: Extract<AuditKind, "content_published" | "content_removed">; note: string },
): Promise<void> =>
  writeAudit(trx, null, kind, now(), {
    source: auditSource(keys, request),
    actorAuditId: request.user.auditId,
    ...(note ? { reason: note } : {}),
    region: request.region.id,
    subject: ["content", row.collection, row.name, row.locale].filter(Boolean).join("/"),
  });
