import { DAY_MS } from "@hjem/domain/durations";
import type { Collection } from "@hjem/domain/saved/collection";
import { REMOVAL_DAYS } from "@hjem/domain/saved/saved-rules";
import { sql } from "kysely";
import type { Database, Queries } from "../../db/schema.ts";
import { ApiError } from "../../plugins/api-error.ts";

/** How long those who share a collection see who removed what. */
const REMOVALS_SHOWN = 10;

/** A home that a person has just removed from collections. */
interface Removal {
  collectionIds: readonly string[];
  propertyId: string;
  accountId: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Writes down who removed a home, in those of the collections that others are in too (D131). */
export const recordRemoval = async (
  trx: Queries,
  { collectionIds, propertyId, accountId, at }: Removal,
): Promise<void> => {
  await sql`
    insert into collection_removal (collection_id, property_id, account_id, address, at)
    select c.id, ${propertyId}, ${accountId}, k.card::jsonb ->> 'address', ${new Date(at).toISOString()}::timestamptz
    from unnest(${[...collectionIds]}::uuid[]) as c (id)
    join last_card k on k.property_id = ${propertyId}
    where k.card::jsonb ->> 'address' is not null
      and (select count(*) from collection_member m where m.collection_id = c.id) > 1
    on conflict (collection_id, property_id) do update set account_id = excluded.account_id, at = excluded.at
  `.execute(trx);
};

/** Forgets removals of homes that are in the collection again. */
export const forgetRemovals = async (
  trx: Queries,
  collectionId: string,
  propertyIds: readonly string[],
): Promise<void> => {
  await trx
    .deleteFrom("collection_removal")
    .where("collection_id", "=", collectionId)
    .where("property_id", "in", propertyIds)
    .execute();
};

/** What was removed from a collection in the last 30 days, newest first. */
export const readRemovals = async (
  db: Database,
  collectionId: string,
  now: number,
): Promise<NonNullable<Collection["removals"]>> => {
  const rows = await db
    .selectFrom("collection_removal")
    .select(["property_id", "account_id", "address", "at"])
    .where("collection_id", "=", collectionId)
    .where("at", ">", new Date(now - REMOVAL_DAYS * DAY_MS))
    .orderBy("at", "desc")
    .limit(REMOVALS_SHOWN)
    .execute();
  return rows.map((row) => ({
    propertyId: row.property_id,
    address: row.address,
    removedBy: row.account_id,
    at: row.at.toISOString(),
  }));
};

/** Remembers a collection that is being deleted for the people in it. */
export const recordDeletion = async (
  trx: Queries,
  { id, name, accountId, at }: { id: string; name: string; accountId: string; at: number },
): Promise<void> => {
  await sql`
    insert into deleted_collection (id, name, account_id, account_ids, at)
    select ${id}, ${name}, ${accountId}, array_agg(account_id), ${new Date(at).toISOString()}::timestamptz
    from collection_member where collection_id = ${id}
    on conflict (id) do nothing
  `.execute(trx);
};

/** The collection is there again. */
export const forgetDeletion = async (trx: Queries, id: string): Promise<void> => {
  await trx.deleteFrom("deleted_collection").where("id", "=", id).execute();
};

/**
 * Says to somebody who was in a collection who deleted it and when.
 * @throws {ApiError} `collection_deleted` with `name`, `by` and `at`; nothing where the collection was none of theirs.
 */
export async function rejectDeleted(db: Queries, id: string, accountId: string): Promise<void> {
  const deleted = await db
    .selectFrom("deleted_collection as d")
    .leftJoin("account as a", "a.id", "d.account_id")
    .select(["d.name", "a.name as by", "d.at"])
    .where("d.id", "=", id)
    .where(sql<boolean>`${accountId}::uuid = any(d.account_ids)`)
    .where("d.account_id", "is distinct from", accountId)
    .executeTakeFirst();
  if (!deleted) return;
  const { name, by, at } = deleted;
  throw new ApiError("collection_deleted", { current: { name, by, at: at.toISOString() } });
}
