import type { AdminLogEntry } from "@hjem/domain/moderation/moderation-case";
import {
  ADMIN_PAGE_SIZE,
  type AdminAct,
  adminActs,
  type ListingEvent,
} from "@hjem/domain/moderation/moderation-rules";
import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";
import type { DraftRow } from "../drafts/draft-access.ts";

interface ActRow extends Omit<AdminLogEntry, "at"> {
  at: Date;
  kind: AdminAct;
}

const acts = sql`
  select a.at, a.kind, actor.name as actor, person.email as person, a.reason, a.subject
  from account_audit a
  left join account actor on actor.audit_id = a.actor_audit_id
  left join account person on person.audit_id = a.audit_id`;

const toEntry = ({ at, ...row }: ActRow): AdminLogEntry => ({ ...row, at: at.toISOString() });

/** A page of what moderators and administrators of a market have done, with who and why, the newest first (D56). */
export async function readLog(
  db: Queries,
  regionId: string,
  page: number,
): Promise<{ data: AdminLogEntry[]; hasMore: boolean }> {
  const { rows } = await sql<ActRow>`
    ${acts}
    where a.kind = any(${[...adminActs]}::text[])
      and coalesce(a.region, actor.region, person.region) = ${regionId}
    order by a.at desc, a.id desc
    limit ${ADMIN_PAGE_SIZE + 1} offset ${(page - 1) * ADMIN_PAGE_SIZE}
  `.execute(db);
  return {
    data: rows.slice(0, ADMIN_PAGE_SIZE).map(toEntry),
    hasMore: rows.length > ADMIN_PAGE_SIZE,
  };
}

const event = (
  kind: ListingEvent,
  at: Date | null,
  reason: string | null = null,
): AdminLogEntry[] =>
  at === null
    ? []
    : [{ kind, at: at.toISOString(), actor: null, person: null, reason, subject: null }];

const caseEvents = { held: "held", reported: "reported", appeal: "appealed" } as const;

/** Which listing a log is of. */
export interface LogSubject {
  draft: DraftRow | undefined;
  /** In lower case. */
  propertyId: string | null;
}

/** Everything that the log has of a listing and the account behind it, the newest first. */
export async function readListingLog(
  db: Queries,
  { draft, propertyId }: LogSubject,
): Promise<AdminLogEntry[]> {
  const subjects = [
    ...(draft ? [`draft/${draft.id}`] : []),
    ...(propertyId === null ? [] : [`listing/${propertyId}`]),
  ];
  const { rows } = await sql<ActRow>`
    ${acts} where a.subject = any(${subjects}::text[]) order by a.at desc limit ${ADMIN_PAGE_SIZE}
  `.execute(db);
  const account = draft
    ? await db
        .selectFrom("account")
        .select(["created_at", "verified_at"])
        .where("id", "=", draft.account_id)
        .executeTakeFirst()
    : undefined;
  const cases = await db
    .selectFrom("moderation_case")
    .select(["kind", "opened_at", "decision", "decided_at", "words"])
    .where((is) =>
      is.or([is("draft_id", "=", draft?.id ?? null), is("property_id", "=", propertyId)]),
    )
    .execute();
  return [
    ...rows.map(toEntry),
    ...cases.flatMap((row) => [
      ...event(caseEvents[row.kind], row.opened_at, row.words),
      ...(row.decision === "withdrawn" ? event("withdrawn", row.decided_at) : []),
    ]),
    ...(account
      ? [
          ...event("account_opened", account.created_at),
          ...event("account_activated", account.verified_at),
        ]
      : []),
    ...(draft
      ? [...event("draft_created", draft.created_at), ...event("published", draft.published_at)]
      : []),
  ].toSorted((one, other) => other.at.localeCompare(one.at));
}
