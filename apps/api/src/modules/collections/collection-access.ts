import {
  type CollectionRole,
  COLLECTIONS_MAX,
  DEFAULT_COLLECTION_NAME,
} from "@hjem/domain/saved/saved-rules";
import { sql } from "kysely";
import { z } from "zod";
import type { Queries } from "../../db/schema.ts";
import { inTransaction } from "../../db/transaction.ts";
import { uuidV7 } from "../../db/uuid-v7.ts";
import { ApiError } from "../../plugins/api-error.ts";
import type { CollectionDeps } from "./collection-deps.ts";
import { rejectDeleted } from "./removals.ts";

/** Parameters of a call about one collection; `default` is the person's default collection. */
export const CollectionParams = z.object({ collectionId: z.string().max(100) });

/** Who requests, and on which market. */
export interface CollectionUser {
  accountId: string;
  region: string;
}

/** A collection as one of its people sees it. */
export interface OpenCollection {
  id: string;
  name: string;
  isDefault: boolean;
  shareToken: string | null;
  role: CollectionRole;
  seenAt: Date | null;
  version: number;
}

/** The requesting person, for the calls below. */
export const collectionUser = ({
  user,
  region,
}: {
  user: { id: string };
  region: { id: string };
}): CollectionUser => ({ accountId: user.id, region: region.id });

/** The person's default collection, created with the account; concurrent calls create one (FAV-015). */
export async function ensureDefaultCollection(
  trx: Queries,
  { accountId, region }: CollectionUser,
  now: number,
): Promise<string> {
  const found = await trx
    .selectFrom("collection")
    .select("id")
    .where("default_of", "=", accountId)
    .executeTakeFirst();
  if (found) return found.id;
  const at = new Date(now).toISOString();
  const created = await trx
    .insertInto("collection")
    .values({
      id: uuidV7(now),
      region,
      name: DEFAULT_COLLECTION_NAME,
      default_of: accountId,
      share_token: null,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column("default_of").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!created) return ensureDefaultCollection(trx, { accountId, region }, now);
  await addMember(trx, { collectionId: created.id, accountId, role: "owner" }, now);
  return created.id;
}

/** Lets a person into a collection; who is in it already stays. */
export async function addMember(
  trx: Queries,
  member: { collectionId: string; accountId: string; role: CollectionRole },
  now: number,
): Promise<void> {
  await trx
    .insertInto("collection_member")
    .values({
      collection_id: member.collectionId,
      account_id: member.accountId,
      role: member.role,
      joined_at: new Date(now).toISOString(),
    })
    .onConflict((conflict) => conflict.columns(["collection_id", "account_id"]).doNothing())
    .execute();
}

/**
 * A collection of the person, by its id or as `default`; `lock` makes other changes of it wait.
 * @throws {ApiError} `not_found` for one that does not exist or is somebody else's, which cannot be distinguished;
 *   `collection_deleted` for one that the person shared until its owner deleted it.
 */
export async function requireCollection(
  db: Queries,
  user: CollectionUser,
  reference: string,
  { now, lock = false }: { now: number; lock?: boolean },
): Promise<OpenCollection> {
  const isDefault = reference === DEFAULT_COLLECTION_NAME;
  if (!isDefault && !z.uuid().safeParse(reference).success) throw new ApiError("not_found");
  // A question does not create it (D122).
  if (isDefault && lock) await ensureDefaultCollection(db, user, now);
  const row = await db
    .selectFrom("collection as c")
    .innerJoin("collection_member as m", (join) =>
      join.onRef("m.collection_id", "=", "c.id").on("m.account_id", "=", user.accountId),
    )
    .select(["c.id", "c.name", "c.default_of", "c.share_token", "c.version", "m.role", "m.seen_at"])
    .where(isDefault ? "c.default_of" : "c.id", "=", isDefault ? user.accountId : reference)
    .where("c.deleted_at", "is", null)
    .$if(lock, (query) => query.modifyEnd(sql`for update of c`))
    .executeTakeFirst();
  if (!row) {
    if (!isDefault) await rejectDeleted(db, reference, user.accountId);
    throw new ApiError("not_found");
  }
  return {
    id: row.id,
    name: row.name,
    isDefault: row.default_of !== null,
    shareToken: row.share_token,
    role: row.role,
    seenAt: row.seen_at,
    version: row.version,
  };
}

/**
 * Holds that only the owner does this, and not with the default collection, which stays as it is (FAV-016).
 * @throws {ApiError} `default_collection`, or `forbidden` for a member.
 */
export function requireOwner({ role, isDefault }: OpenCollection): void {
  if (isDefault) throw new ApiError("default_collection");
  if (role !== "owner") throw new ApiError("forbidden");
}

/**
 * Holds the number of a person's collections, shared ones included (D60); concurrent calls of one person wait here.
 * @throws {ApiError} `collections_full`.
 */
export async function requireRoomForCollection(trx: Queries, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`collections/${accountId}`}, 0))`.execute(
    trx,
  );
  const { count } = await trx
    .selectFrom("collection_member as m")
    .innerJoin("collection as c", "c.id", "m.collection_id")
    .select(sql<number>`count(*)::int4`.as("count"))
    .where("m.account_id", "=", accountId)
    .where("c.deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  if (count >= COLLECTIONS_MAX) {
    throw new ApiError("collections_full", { values: { max: COLLECTIONS_MAX } });
  }
}

/** Marks a collection as changed; its new version. */
export async function raiseVersion(trx: Queries, id: string, now: number): Promise<number> {
  const { version } = await trx
    .updateTable("collection")
    .set({ version: sql`version + 1`, updated_at: new Date(now).toISOString() })
    .where("id", "=", id)
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
}

/** What a change made of a collection. */
export interface Outcome<Value> {
  /** False where everything was so already. */
  isChanged: boolean;
  value: Value;
}

/**
 * Changes a collection in one transaction in which no other change of it runs. Where `work` says that something has
 * changed, its version increases with it and the change is announced after the commit (D77).
 */
export async function changeCollection<Value>(
  { db, changes, now }: Pick<CollectionDeps, "db" | "changes" | "now">,
  user: CollectionUser,
  reference: string,
  work: (trx: Queries, collection: OpenCollection, at: number) => Promise<Outcome<Value>>,
): Promise<Value> {
  const at = now();
  const { id, value, version } = await inTransaction(db, async (trx) => {
    const collection = await requireCollection(trx, user, reference, { now: at, lock: true });
    const outcome = await work(trx, collection, at);
    return {
      id: collection.id,
      value: outcome.value,
      version: outcome.isChanged ? await raiseVersion(trx, collection.id, at) : null,
    };
  });
  if (version !== null) changes.changed(id, version, user.accountId);
  return value;
}
