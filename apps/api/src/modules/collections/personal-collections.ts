import { DECLINED_MS, UNDO_MS } from "@hjem/domain/saved/saved-rules";
import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";
import type { Account } from "../accounts/account-repository.ts";
import { leaveAllCollections } from "./members.ts";

interface HomeRow {
  collection_id: string;
  property_id: string;
  saved_at: string | null;
  verdict: string | null;
  reason: string | null;
  note: string | null;
  checks: string[] | null;
  questions: string[] | null;
  viewings: string[] | null;
}

/** Homes that a person has saved or said something about, with their own statements alone. */
const readOwnHomes = async (db: Queries, accountId: string): Promise<HomeRow[]> => {
  const about = sql`collection_id = h.collection_id and property_id = h.property_id and account_id = ${accountId}::uuid`;
  const { rows } = await sql<HomeRow>`
    select * from (
      select h.collection_id, h.property_id,
        case when h.saved_by = ${accountId}::uuid then to_char(h.saved_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as saved_at,
        v.verdict, nullif(v.reason, '') as reason, n.text as note,
        (select json_agg(item || ': ' || result order by item) from home_check where ${about}) as checks,
        (select json_agg(text order by created_at, id) from home_question where ${about}) as questions,
        (select json_agg(day || ' ' || time_from order by day, time_from) from planned_viewing
          where collection_id = h.collection_id and property_id = h.property_id and account_ids ? ${accountId}) as viewings
      from collection_home h
      left join home_verdict v on v.collection_id = h.collection_id and v.property_id = h.property_id
        and v.account_id = ${accountId}::uuid
      left join home_note n on n.collection_id = h.collection_id and n.property_id = h.property_id
        and n.account_id = ${accountId}::uuid
      where h.collection_id in (select collection_id from collection_member where account_id = ${accountId})
      order by h.collection_id, h.saved_at, h.property_id
    ) own
    where coalesce(saved_at, verdict, note, checks::text, questions::text, viewings::text) is not null
  `.execute(db);
  return rows;
};

/** Collections and invitations of a person for the export of personal data (ACC-086, D38), deleted ones among them. */
export async function exportCollections(db: Queries, { id, region, email }: Account) {
  const collections = await db
    .selectFrom("collection_member as m")
    .innerJoin("collection as c", "c.id", "m.collection_id")
    .select(["c.id", "c.name", "c.deleted_at", "m.role", "m.joined_at", "m.seen_at"])
    .where("m.account_id", "=", id)
    .orderBy("m.joined_at")
    .orderBy("c.id")
    .execute();
  const homes = await readOwnHomes(db, id);
  const invitations = await db
    .selectFrom("collection_invitation")
    .select(["inviter_id", "email", "status", "created_at", "accepted_by"])
    .where((is) =>
      is.or([
        is("inviter_id", "=", id),
        is("accepted_by", "=", id),
        is.and([is("region", "=", region), is("email", "=", email)]),
      ]),
    )
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return {
    collections: collections.map((row) => ({
      name: row.name,
      role: row.role,
      since: row.joined_at.toISOString(),
      viewedAt: row.seen_at?.toISOString() ?? null,
      deletedAt: row.deleted_at?.toISOString() ?? null,
      homes: homes
        .filter((home) => home.collection_id === row.id)
        .map((home) => ({
          propertyId: home.property_id,
          savedAt: home.saved_at,
          verdict: home.verdict === null ? null : `verdict_${home.verdict}`,
          reason: home.reason,
          note: home.note,
          checks: home.checks ?? [],
          questions: home.questions ?? [],
          viewings: home.viewings ?? [],
        })),
    })),
    invitations: invitations.map((row) => ({
      kind: row.inviter_id === id ? "invitation_sent" : "invitation_received",
      // Of a received one the address is this person's own.
      email: row.inviter_id === id ? row.email : email,
      status: `invitation_${row.status}`,
      sentAt: row.created_at.toISOString(),
    })),
  };
}

/**
 * Takes a person who is erased out of all collections (D65), with the invitations they have sent and received and their
 * mails. To be called before the account is deleted, with which the default collection goes.
 */
export async function eraseCollections(
  trx: Queries,
  { id, region, email }: Account,
  now: number,
): Promise<void> {
  // Unlike those of somebody who merely leaves, the words of an erased person do not stay.
  await trx.deleteFrom("home_question").where("account_id", "=", id).execute();
  await leaveAllCollections(trx, id, now);
  await sql`update deleted_collection set account_ids = array_remove(account_ids, ${id}::uuid)`.execute(
    trx,
  );
  const erased = await trx
    .deleteFrom("collection_invitation")
    .where((is) =>
      is.or([
        is("inviter_id", "=", id),
        is.and([is("region", "=", region), is("email", "=", email)]),
      ]),
    )
    .returning("id")
    .execute();
  if (erased.length === 0) return;
  const keys = erased.map((row) => `invitation/${row.id}`);
  await trx.deleteFrom("mail").where("key", "in", keys).execute();
}

/**
 * Erases what can no longer be undone: deleted collections, removed homes with what was written about them; invitations
 * 90 days after their end, and the last facts of homes that nobody has saved.
 */
export async function eraseExpiredCollections(db: Queries, now: number): Promise<void> {
  const undoable = new Date(now - UNDO_MS);
  const blocked = new Date(now - DECLINED_MS);
  await db.deleteFrom("collection").where("deleted_at", "<=", undoable).execute();
  await db.deleteFrom("collection_home").where("removed_at", "<=", undoable).execute();
  await sql`delete from collection_invitation where coalesce(decided_at, expires_at) <= ${blocked}`.execute(
    db,
  );
  await sql`
    delete from last_card k where not exists (select 1 from collection_home h where h.property_id = k.property_id)
  `.execute(db);
}
