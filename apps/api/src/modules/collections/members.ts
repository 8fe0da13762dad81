import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";
import { ApiError } from "../../plugins/api-error.ts";
import { raiseVersion } from "./collection-access.ts";

/** Ids of the people of a collection: the owner, then those who joined first. */
export async function readMemberIds(db: Queries, collectionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("collection_member")
    .select("account_id")
    .where("collection_id", "=", collectionId)
    .orderBy(sql`role <> 'owner'`)
    .orderBy("joined_at")
    .orderBy("account_id")
    .execute();
  return rows.map((row) => row.account_id);
}

/**
 * Makes a member the owner of a collection, and its owner a member.
 * @throws {ApiError} `not_found` where the person is no member.
 */
export async function makeOwner(
  trx: Queries,
  collectionId: string,
  accountId: string,
): Promise<void> {
  // There is one owner at any time, which an index holds.
  await trx
    .updateTable("collection_member")
    .set({ role: "member" })
    .where("collection_id", "=", collectionId)
    .where("role", "=", "owner")
    .execute();
  const made = await trx
    .updateTable("collection_member")
    .set({ role: "owner" })
    .where("collection_id", "=", collectionId)
    .where("account_id", "=", accountId)
    .returning("account_id")
    .executeTakeFirst();
  if (!made) throw new ApiError("not_found");
}

/**
 * Takes a person out of a collection with their notes, verdicts and checks; homes that they saved and their questions stay
 * without a name (D65). Invitations that they have sent are withdrawn: by one of them they could come back. A collection
 * whose owner goes passes to who has been in it longest. `at` is ISO 8601.
 * @throws {ApiError} `not_found` where the person is not in it.
 */
export async function takeOut(
  trx: Queries,
  collectionId: string,
  accountId: string,
  at: string,
): Promise<void> {
  const [owner, ...others] = await readMemberIds(trx, collectionId);
  const [longest] = others;
  if (owner === accountId && longest !== undefined) await makeOwner(trx, collectionId, longest);
  const left = await trx
    .deleteFrom("collection_member")
    .where("collection_id", "=", collectionId)
    .where("account_id", "=", accountId)
    .returning("account_id")
    .executeTakeFirst();
  if (!left) throw new ApiError("not_found");
  for (const table of ["home_note", "home_verdict", "home_check"] as const) {
    await sql`
      delete from ${sql.table(table)} where collection_id = ${collectionId} and account_id = ${accountId}
    `.execute(trx);
  }
  await trx
    .updateTable("collection_invitation")
    .set({ status: "withdrawn", decided_at: at })
    .where("collection_id", "=", collectionId)
    .where("inviter_id", "=", accountId)
    .where("status", "=", "pending")
    .execute();
  await trx
    .updateTable("collection_home")
    .set({ saved_by: null })
    .where("collection_id", "=", collectionId)
    .where("saved_by", "=", accountId)
    .execute();
  await trx
    .updateTable("home_question")
    .set({ account_id: null })
    .where("collection_id", "=", collectionId)
    .where("account_id", "=", accountId)
    .execute();
  await sql`
    update planned_viewing set account_ids = account_ids - ${accountId}::text where collection_id = ${collectionId}
  `.execute(trx);
}

/** Takes a person out of every collection; those that nobody else is in are deleted (D65). Part of an erasure. */
export async function leaveAllCollections(
  trx: Queries,
  accountId: string,
  now: number,
): Promise<void> {
  const rows = await trx
    .selectFrom("collection_member as m")
    .innerJoin("collection as c", "c.id", "m.collection_id")
    .select(["c.id", "c.deleted_at", "m.role"])
    .where("m.account_id", "=", accountId)
    .orderBy("c.id")
    .modifyEnd(sql`for update of c`)
    .execute();
  for (const { id, deleted_at: deletedAt, role } of rows) {
    const others = (await readMemberIds(trx, id)).filter((each) => each !== accountId);
    if (others.length === 0 || (role === "owner" && deletedAt !== null)) {
      await trx.deleteFrom("collection").where("id", "=", id).execute();
    } else {
      await takeOut(trx, id, accountId, new Date(now).toISOString());
      await raiseVersion(trx, id, now);
    }
  }
}
