import type { CollectionChange, NewCollection } from "@hjem/domain/saved/collection";
import { UNDO_MS } from "@hjem/domain/saved/saved-rules";
import type { z } from "zod";
import { inTransaction } from "../../db/transaction.ts";
import { uuidV7 } from "../../db/uuid-v7.ts";
import { ApiError } from "../../plugins/api-error.ts";
import type { Site } from "../../regions.ts";
import { lastingToken } from "../../security/secrets.ts";
import { requireId } from "./change-home.ts";
import {
  addMember,
  changeCollection,
  type CollectionUser,
  raiseVersion,
  requireCollection,
  requireOwner,
  requireRoomForCollection,
} from "./collection-access.ts";
import type { CollectionDeps } from "./collection-deps.ts";
import { checkInvitations, countInvitations, invite, readKnownAddresses } from "./invitations.ts";
import { forgetDeletion, recordDeletion } from "./removals.ts";

/** The requesting person with the site that mails link to. */
export interface SiteUser extends CollectionUser {
  site: Site;
}

/**
 * Creates a collection and invites some addresses to it (FAV-032); its id.
 * @throws {ApiError} `collections_full`, and those of an invitation; then nothing is created.
 */
export async function createCollection(
  deps: CollectionDeps,
  { accountId, region, site }: SiteUser,
  { name, sharedWithEmails }: z.output<typeof NewCollection>,
): Promise<string> {
  const { db, limits, mailQueue, now } = deps;
  const emails = [...new Set(sharedWithEmails)];
  const at = now();
  await limits.ofSubject("collection", accountId);
  await checkInvitations(db, { collectionId: null, inviterId: accountId, emails }, at);
  await countInvitations(deps, { accountId, region }, emails);
  const id = uuidV7(at);
  await inTransaction(db, async (trx) => {
    await requireRoomForCollection(trx, accountId);
    const created = new Date(at).toISOString();
    await trx
      .insertInto("collection")
      .values({ id, region, name, created_at: created, updated_at: created })
      .execute();
    await addMember(trx, { collectionId: id, accountId, role: "owner" }, at);
    await invite(deps, trx, site, { collectionId: id, inviterId: accountId, emails });
  });
  mailQueue.wake();
  return id;
}

/**
 * Renames a collection, opens or closes its secret link, and invites those addresses that are neither members nor
 * invited (FAV-035, FAV-041, D64). A link that is opened again is another one. Its id.
 * @throws {ApiError} `default_collection`, `forbidden` for a member, and those of an invitation.
 */
export async function changeDetails(
  deps: CollectionDeps,
  user: SiteUser,
  reference: string,
  { name, isShareable, sharedWithEmails = [] }: z.output<typeof CollectionChange>,
): Promise<string> {
  const { db, mailQueue, now } = deps;
  const emails = await inTransaction(db, async (trx) => {
    const collection = await requireCollection(trx, user, reference, { now: now() });
    requireOwner(collection);
    const known = await readKnownAddresses(trx, collection.id, now());
    const wanted = [...new Set(sharedWithEmails)].filter(
      (email) => !known.members.has(email) && !known.invited.has(email),
    );
    const invitations = { collectionId: collection.id, inviterId: user.accountId, emails: wanted };
    await checkInvitations(trx, invitations, now());
    return wanted;
  });
  await countInvitations(deps, user, emails);
  const id = await changeCollection(deps, user, reference, async (trx, collection) => {
    requireOwner(collection);
    const link = isShareable ? (collection.shareToken ?? lastingToken()) : null;
    const shareToken = isShareable === undefined ? collection.shareToken : link;
    await trx
      .updateTable("collection")
      .set({ name: name ?? collection.name, share_token: shareToken })
      .where("id", "=", collection.id)
      .execute();
    await invite(deps, trx, user.site, {
      collectionId: collection.id,
      inviterId: user.accountId,
      emails,
    });
    const isChanged =
      (name !== undefined && name !== collection.name) ||
      shareToken !== collection.shareToken ||
      emails.length > 0;
    return { isChanged, value: collection.id };
  });
  mailQueue.wake();
  return id;
}

/**
 * Deletes a collection for all its people; for five minutes its owner can undo that (FAV-036).
 * @throws {ApiError} `default_collection`, `forbidden` for a member.
 */
export async function deleteCollection(
  deps: CollectionDeps,
  user: CollectionUser,
  reference: string,
): Promise<void> {
  await changeCollection(deps, user, reference, async (trx, collection, at) => {
    requireOwner(collection);
    await trx
      .updateTable("collection")
      .set({ deleted_at: new Date(at).toISOString() })
      .where("id", "=", collection.id)
      .execute();
    await recordDeletion(trx, { ...collection, accountId: user.accountId, at });
    return { isChanged: true, value: null };
  });
}

/**
 * Undoes the deletion of an own collection; its id.
 * @throws {ApiError} `not_found` after five minutes, `collections_full`.
 */
export async function restoreCollection(
  { db, changes, now }: CollectionDeps,
  { accountId }: CollectionUser,
  id: string,
): Promise<string> {
  const at = now();
  requireId(id);
  const version = await inTransaction(db, async (trx) => {
    const deleted = await trx
      .selectFrom("collection as c")
      .innerJoin("collection_member as m", "m.collection_id", "c.id")
      .select("c.id")
      .where("c.id", "=", id)
      .where("c.deleted_at", ">", new Date(at - UNDO_MS))
      .where("m.account_id", "=", accountId)
      .where("m.role", "=", "owner")
      .executeTakeFirst();
    if (!deleted) throw new ApiError("not_found");
    await requireRoomForCollection(trx, accountId);
    await trx.updateTable("collection").set({ deleted_at: null }).where("id", "=", id).execute();
    await forgetDeletion(trx, id);
    return raiseVersion(trx, id, at);
  });
  changes.changed(id, version, accountId);
  return id;
}
