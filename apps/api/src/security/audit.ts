import type { FastifyRequest } from "fastify";
import type { AuditKind } from "../db/account-tables.ts";
import type { Queries } from "../db/schema.ts";
import { uuidV7 } from "../db/uuid-v7.ts";
import { networkOf } from "./request-limits.ts";
import { keyedHash, type TokenKeys } from "./secrets.ts";

/** Data of an audit event beside the account and the time. */
export interface AuditFacts {
  /** Source of the request: `auditSource`. */
  source?: string;
  /** Audit id of who did it to somebody else. */
  actorAuditId?: string;
  /** Why, in their words. */
  reason?: string;
  /** The market, of an act of its moderators and administrators. */
  region?: string;
  /** What it was about beside a person, e.g. `listing/3f7q9z2k1m`. */
  subject?: string;
}

/** A visitor's network as the audit stores it: equal for the same network, the address cannot be derived from it. */
export const auditSource = (keys: TokenKeys, { ip }: Pick<FastifyRequest, "ip">): string =>
  keyedHash(keys[0], "audit/source", networkOf(ip)).slice(0, 22);

/**
 * A line of the audit: something happened to an account, under the id that only the account's own row maps (D38), or to
 * none, as a try of an unknown address does.
 */
export const auditRow = (
  auditId: string | null,
  kind: AuditKind,
  now: number,
  { source, actorAuditId, reason, region, subject }: AuditFacts = {},
) => ({
  id: uuidV7(now),
  audit_id: auditId,
  kind,
  at: new Date(now).toISOString(),
  source: source ?? null,
  actor_audit_id: actorAuditId ?? null,
  reason: reason ?? null,
  region: region ?? null,
  subject: subject ?? null,
});

/** Writes such a line. */
export const writeAudit = async (
  db: Queries,
  auditId: string | null,
  kind: AuditKind,
  now: number,
  facts: AuditFacts = {},
): Promise<void> => {
  await db
    .insertInto("account_audit")
    .values(auditRow(auditId, kind, now, facts))
    .execute();
};
