import type { AdminListQuery } from "@hjem/domain/moderation/administration";
import type { AdminLogEntry } from "@hjem/domain/moderation/moderation-case";
import {
  ADMIN_PAGE_SIZE,
  type AdminAct,
  adminActs,
  type ListingEvent,
} from "@hjem/domain/moderation/moderation-rules";
import { sql } from "kysely";
import type { z } from "zod";
import type { Queries } from "../../db/schema.ts";
import type { DraftRow } from "../drafts/draft-access.ts";
import { anywhere, draftAddress } from "./admin-search.ts";

interface ActRow extends Omit<AdminLogEntry, "at" | "subjectName"> {
  at: Date;
  kind: AdminAct;
}

const acts = sql`
  select a.at, a.kind, actor.name as actor, person.email as person, a.reason, a.subject
  from account_audit a
  left join account actor on actor.audit_id = a.actor_audit_id
  left join account person on person.audit_id = a.audit_id`;

/** Names of what acts were about, by their subject; those without a name are missing. */
async function namesOf(db: Queries, rows: readonly ActRow[]): Promise<Map<string, string>> {
  const ids = (prefix: string) =>
    rows.flatMap(({ subject }) =>
      subject?.startsWith(prefix) ? [subject.slice(prefix.length)] : [],
    );
  const { rows: named } = await sql<{ subject: string; name: string | null }>`
    select 'draft/' || d.id as subject, nullif(${draftAddress("d")}, '') as name
    from listing_draft d where d.id = any(${ids("draft/")}::uuid[])
    union all
    select 'listing/' || l.public_id, coalesce(r.listing, l.listing) -> 'address' ->> 'fullAddress'
    from listing l left join removed_listing r on r.public_id = l.public_id
    where l.public_id = any(${ids("listing/")}::text[])
    union all
    select 'agency/' || g.id, g.name from agency g where g.id = any(${ids("agency/")}::text[])
  `.execute(db);
  return new Map(named.flatMap(({ subject, name }) => (name === null ? [] : [[subject, name]])));
}

/** Lines of the log with the names of what they are about. */
async function toEntries(db: Queries, rows: readonly ActRow[]): Promise<AdminLogEntry[]> {
  const names = await namesOf(db, rows);
  return rows.map(({ at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    subjectName: (row.subject !== null && names.get(row.subject)) || null,
  }));
}

/** Acts by who did them, whom or what they were about, and why. */
const foundBy = (q: string) => {
  const pattern = anywhere(q);
  return sql`(
    actor.name ilike ${pattern} or person.email ilike ${pattern} or a.reason ilike ${pattern} or a.subject ilike ${pattern}
    or a.subject in (select 'draft/' || d.id from listing_draft d where ${draftAddress("d")} ilike ${pattern})
    or a.subject in (
      select 'listing/' || l.public_id from listing l left join removed_listing r on r.public_id = l.public_id
      where coalesce(r.listing, l.listing) -> 'address' ->> 'fullAddress' ilike ${pattern}
    )
  )`;
};

/** A page of what moderators and administrators of a market have done, with who and why, the newest first (D56); `q` searches it. */
export async function readLog(
  db: Queries,
  regionId: string,
  { page, q }: z.output<typeof AdminListQuery>,
): Promise<{ data: AdminLogEntry[]; hasMore: boolean }> {
  const { rows } = await sql<ActRow>`
    ${acts}
    where a.kind = any(${[...adminActs]}::text[])
      and coalesce(a.region, actor.region, person.region) = ${regionId}
      and ${q === undefined ? sql`true` : foundBy(q)}
    order by a.at desc, a.id desc
    limit ${ADMIN_PAGE_SIZE + 1} offset ${(page - 1) * ADMIN_PAGE_SIZE}
  `.execute(db);
  return {
    data: await toEntries(db, rows.slice(0, ADMIN_PAGE_SIZE)),
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
    : [
        {
          kind,
          at: at.toISOString(),
          actor: null,
          person: null,
          reason,
          subject: null,
          subjectName: null,
        },
      ];

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
    ...(await toEntries(db, rows)),
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
