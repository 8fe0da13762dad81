import type { Queries } from "../db/schema.ts";

/** Ids of the accounts that are in a collection; none of one that is deleted. */
export async function findMembers(db: Queries, collectionId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom("collection_member as m")
    .innerJoin("collection as c", "c.id", "m.collection_id")
    .select("m.account_id")
    .where("c.id", "=", collectionId)
    .where("c.deleted_at", "is", null)
    .execute();
  return new Set(rows.map((row) => row.account_id));
}

/** Versions of collections. */
export async function findCollections(
  db: Queries,
  ids: readonly string[],
): Promise<{ id: string; version: number }[]> {
  if (ids.length === 0) return [];
  return db.selectFrom("collection").select(["id", "version"]).where("id", "in", ids).execute();
}

/** Those of some collections in which one of some homes is, by public id. */
export async function findSavedIn(
  db: Queries,
  collectionIds: readonly string[],
  propertyIds: readonly string[],
): Promise<string[]> {
  if (collectionIds.length === 0) return [];
  const rows = await db
    .selectFrom("collection_home")
    .select("collection_id")
    .distinct()
    .where("collection_id", "in", collectionIds)
    .where("property_id", "in", propertyIds)
    .where("removed_at", "is", null)
    .execute();
  return rows.map((row) => row.collection_id);
}
