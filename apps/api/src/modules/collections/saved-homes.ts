import { PropertyId } from "@hjem/domain/listing/property-id";
import { COLLECTION_HOMES_MAX, UNDO_MS } from "@hjem/domain/saved/saved-rules";
import { sql } from "kysely";
import type { Database, Queries } from "../../db/schema.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ApiError } from "../../plugins/api-error.ts";
import { changeCollection, type CollectionUser, raiseVersion } from "./collection-access.ts";
import type { CollectionDeps } from "./collection-deps.ts";
import { forgetRemovals, recordRemoval } from "./removals.ts";

/**
 * How homes are named in the tables.
 * @throws {ApiError} `not_found` for what cannot be an id.
 */
export function storedId(propertyId: string): string {
  if (!PropertyId.safeParse(propertyId).success) throw new ApiError("not_found");
  return propertyId.toLowerCase();
}

/**
 * Ids of every home that a person has saved, newest first, each with its collections: the finished text of
 * `AllFavoritesResponse` (FAV-029, D60).
 */
export async function readFavorites(db: Database, accountId: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select coalesce(string_agg(
      '{"property_id":"' || property_id || '","collection_ids":["' || ids || '"]' || case when is_shared then ',"is_shared":true}' else '}' end, ',' order by saved_at desc, property_id), '') as text
    from (
      select h.property_id, string_agg(h.collection_id::text, '","' order by h.collection_id) as ids, max(h.saved_at) as saved_at,
        bool_or(exists (select 1 from collection_member o where o.collection_id = c.id and o.account_id <> m.account_id)) as is_shared
      from collection_member m
      join collection c on c.id = m.collection_id and c.deleted_at is null
      join collection_home h on h.collection_id = c.id and h.removed_at is null
      where m.account_id = ${accountId}
      group by h.property_id
    ) saved
  `.execute(db);
  return `{"data":[${rows[0]?.text ?? ""}]}`;
}

/** What identifies the state of a person's collections: changes with each change of one, and with each that comes or goes. */
export async function readFavoritesTag(db: Database, accountId: string): Promise<string> {
  const { rows } = await sql<{ tag: string }>`
    select md5(${accountId} || coalesce(string_agg(c.id || ':' || c.version, ',' order by c.id), '')) as tag
    from collection_member m join collection c on c.id = m.collection_id and c.deleted_at is null
    where m.account_id = ${accountId}
  `.execute(db);
  return `"${rows[0]?.tag ?? ""}"`;
}

const rejectFull = async (trx: Queries, collectionId: string): Promise<void> => {
  const { count } = await trx
    .selectFrom("collection_home")
    .select(sql<number>`count(*)::int4`.as("count"))
    .where("collection_id", "=", collectionId)
    .where("removed_at", "is", null)
    .executeTakeFirstOrThrow();
  if (count > COLLECTION_HOMES_MAX) {
    throw new ApiError("collection_full", { values: { max: COLLECTION_HOMES_MAX } });
  }
};

/** Adds homes to a locked collection; the number of those that were not in it. */
const insertHomes = async (
  trx: Queries,
  collectionId: string,
  user: CollectionUser,
  ids: readonly string[],
  at: number,
): Promise<number> => {
  const instant = new Date(at).toISOString();
  // What was removed longer ago than it can be undone begins anew, without what was written about it.
  await trx
    .deleteFrom("collection_home")
    .where("collection_id", "=", collectionId)
    .where("property_id", "in", ids)
    .where("removed_at", "<=", new Date(at - UNDO_MS))
    .execute();
  await sql`
    insert into last_card (property_id, card)
    select l.public_id, c.card from listing l join listing_card c on c.id = l.id
    where l.region = ${user.region} and l.public_id = any(${ids}::text[])
    order by l.public_id
    on conflict (property_id) do nothing
  `.execute(trx);
  const { rows } = await sql`
    insert into collection_home (collection_id, property_id, listing_id, saved_at, saved_by)
    select ${collectionId}::uuid, l.public_id, l.id, ${instant}::timestamptz, ${user.accountId}::uuid
    from listing l join listing_card c on c.id = l.id
    where l.region = ${user.region} and l.public_id = any(${ids}::text[])
    on conflict (collection_id, property_id) do update
      set listing_id = excluded.listing_id, saved_at = excluded.saved_at, saved_by = excluded.saved_by, removed_at = null
      where collection_home.removed_at is not null
    returning property_id
  `.execute(trx);
  return rows.length;
};

/**
 * Adds homes of the market to a collection (FAV-033): those that are in it stay as they are, ids of homes that do not
 * exist are left out.
 * @throws {ApiError} `not_found` where none of them exists, `collection_full` above 5,000.
 */
export async function addHomes(
  deps: CollectionDeps,
  user: CollectionUser,
  reference: string,
  propertyIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(propertyIds.map(storedId))];
  await changeCollection(deps, user, reference, async (trx, { id }, at) => {
    const added = await insertHomes(trx, id, user, ids, at);
    await forgetRemovals(trx, id, ids);
    await (added > 0 ? rejectFull(trx, id) : requireSavedHome(trx, id, ids));
    return { isChanged: added > 0, value: null };
  });
}

/**
 * Holds that at least one of some homes is in a collection.
 * @throws {ApiError} `not_found`.
 */
export async function requireSavedHome(
  db: Queries,
  collectionId: string,
  ids: readonly string[],
): Promise<void> {
  const found = await db
    .selectFrom("collection_home")
    .select("property_id")
    .where("collection_id", "=", collectionId)
    .where("property_id", "in", ids)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  if (!found) throw new ApiError("not_found");
}

/** Removes a home from some locked collections; the ids of those that it was in. */
const removeFrom = async (
  trx: Queries,
  collectionIds: readonly string[],
  { propertyId, accountId, at }: { propertyId: string; accountId: string; at: number },
): Promise<string[]> => {
  if (collectionIds.length === 0) return [];
  const removed = await trx
    .updateTable("collection_home")
    .set({ removed_at: new Date(at).toISOString() })
    .where("collection_id", "in", collectionIds)
    .where("property_id", "=", propertyId)
    .where("removed_at", "is", null)
    .returning("collection_id")
    .execute();
  const ids = removed.map((row) => row.collection_id);
  await recordRemoval(trx, { collectionIds: ids, propertyId, accountId, at });
  return ids;
};

/**
 * Removes a home from this collection only (FAV-037); added again within five minutes, it has its notes and verdicts again.
 * One that is not in it changes nothing.
 */
export async function removeHome(
  deps: CollectionDeps,
  user: CollectionUser,
  reference: string,
  propertyId: string,
): Promise<void> {
  const home = storedId(propertyId);
  await changeCollection(deps, user, reference, async (trx, { id }, at) => {
    const removed = await removeFrom(trx, [id], {
      propertyId: home,
      accountId: user.accountId,
      at,
    });
    return { isChanged: removed.length > 0, value: null };
  });
}

/** Removes a home from every collection of the person (FAV-038). */
export async function removeFavorite(
  { db, changes, now }: CollectionDeps,
  { accountId }: CollectionUser,
  propertyId: string,
): Promise<void> {
  const at = now();
  const home = storedId(propertyId);
  const changed = await inTransaction(db, async (trx) => {
    // In the order of their ids, so that two calls never wait for each other.
    const { rows } = await sql<{ id: string }>`
      select c.id from collection c
      where c.deleted_at is null
        and exists (select 1 from collection_member m where m.collection_id = c.id and m.account_id = ${accountId})
        and exists (select 1 from collection_home h where h.collection_id = c.id
          and h.property_id = ${home} and h.removed_at is null)
      order by c.id for update of c
    `.execute(trx);
    const collectionIds = rows.map(({ id }) => id);
    const removedFrom = await removeFrom(trx, collectionIds, {
      propertyId: home,
      accountId,
      at,
    });
    const versions: [string, number][] = [];
    for (const from of removedFrom) versions.push([from, await raiseVersion(trx, from, at)]);
    return versions;
  });
  for (const [from, version] of changed) changes.changed(from, version, accountId);
}
