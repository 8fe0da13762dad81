import type { ReceivedInvitationResponse } from "@hjem/domain/saved/collection";
import { COLLECTION_MEMBERS_MAX, type InvitationStatus } from "@hjem/domain/saved/saved-rules";
import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ApiError } from "../../plugins/api-error.ts";
import { hashOfToken } from "../../security/secrets.ts";
import {
  addMember,
  type CollectionUser,
  raiseVersion,
  requireRoomForCollection,
} from "./collection-access.ts";
import type { CollectionDeps } from "./collection-deps.ts";
import { statusAt } from "./collection-list.ts";
import { readMemberIds } from "./members.ts";

type ReceivedInvitation = ReceivedInvitationResponse["data"];

interface InvitationRow {
  id: string;
  status: InvitationStatus;
  expires_at: Date;
  accepted_by: string | null;
  /** Null where the collection is gone or deleted. */
  collection_id: string | null;
  collection_name: string | null;
  invited_by: string;
}

/** Who holds a link, and where. */
export interface LinkHolder {
  token: string;
  region: string;
  /** Null without a session. */
  accountId: string | null;
}

/**
 * The invitation of a link.
 * @throws {ApiError} `not_found` for a link that never was, or that is the other market's.
 */
const requireInvitation = async (
  db: Queries,
  { token, region }: Pick<LinkHolder, "token" | "region">,
  isLocked: boolean,
): Promise<InvitationRow> => {
  const { rows } = await sql<InvitationRow>`
    select i.id, i.status, i.expires_at, i.accepted_by, c.id as collection_id, c.name as collection_name, a.name as invited_by
    from collection_invitation i
    join account a on a.id = i.inviter_id
    left join collection c on c.id = i.collection_id and c.deleted_at is null
    where i.token_hash = ${hashOfToken(token)} and i.region = ${region}
    ${isLocked ? sql`for update of i` : sql``}
  `.execute(db);
  const [row] = rows;
  if (!row) throw new ApiError("not_found");
  return row;
};

/** An invitation into a collection that is gone is withdrawn with it. */
const statusOf = (row: InvitationRow, now: number): InvitationStatus =>
  row.status === "pending" && row.collection_id === null
    ? "withdrawn"
    : statusAt(row.status, row.expires_at, now);

const receivedOf = (
  row: InvitationRow,
  status: InvitationStatus,
  accountId: string | null,
): ReceivedInvitation => ({
  collectionName: row.collection_name ?? "",
  invitedBy: row.invited_by,
  status,
  expiresAt: row.expires_at.toISOString(),
  collectionId: status === "accepted" && row.accepted_by === accountId ? row.collection_id : null,
});

/** An invitation as whoever holds its link sees it (D63). */
export async function readInvitation(
  { db, now }: Pick<CollectionDeps, "db" | "now">,
  holder: LinkHolder,
): Promise<ReceivedInvitation> {
  const row = await requireInvitation(db, holder, false);
  return receivedOf(row, statusOf(row, now()), holder.accountId);
}

/** Marks an invitation as decided. */
const decide = async (
  trx: Queries,
  id: string,
  change: { status: InvitationStatus; accepted_by?: string },
  now: number,
): Promise<void> => {
  await trx
    .updateTable("collection_invitation")
    .set({ ...change, decided_at: new Date(now).toISOString() })
    .where("id", "=", id)
    .execute();
};

/**
 * Accepts an invitation: the person is a member from now on. Accepted by the same person before, it is as it was.
 * @throws {ApiError} `invitation_closed` where it is used, declined, expired or withdrawn; `already_member`,
 *   `members_full`, `collections_full`.
 */
export async function acceptInvitation(
  { db, changes, now }: CollectionDeps,
  { accountId, region }: CollectionUser,
  token: string,
): Promise<ReceivedInvitation> {
  const at = now();
  const { received, version } = await inTransaction(db, async (trx) => {
    const row = await requireInvitation(trx, { token, region }, true);
    const status = statusOf(row, at);
    const again = receivedOf(row, status, accountId);
    if (again.collectionId !== null) return { received: again, version: null };
    const { collection_id: collectionId } = row;
    if (status !== "pending" || collectionId === null) throw new ApiError("invitation_closed");
    await trx
      .selectFrom("collection")
      .select("id")
      .where("id", "=", collectionId)
      .forUpdate()
      .executeTakeFirst();
    const members = await readMemberIds(trx, collectionId);
    if (members.includes(accountId)) throw new ApiError("already_member");
    if (members.length >= COLLECTION_MEMBERS_MAX) {
      throw new ApiError("members_full", { values: { max: COLLECTION_MEMBERS_MAX } });
    }
    await requireRoomForCollection(trx, accountId);
    await addMember(trx, { collectionId, accountId, role: "member" }, at);
    await decide(trx, row.id, { status: "accepted", accepted_by: accountId }, at);
    const accepted = { ...row, accepted_by: accountId };
    return {
      received: receivedOf(accepted, "accepted", accountId),
      version: await raiseVersion(trx, collectionId, at),
    };
  });
  if (version !== null && received.collectionId !== null) {
    changes.changed(received.collectionId, version, accountId);
  }
  return received;
}

/**
 * Declines an invitation: its inviter cannot invite this address again for 90 days.
 * @throws {ApiError} `invitation_closed` where it is used, expired or withdrawn.
 */
export async function declineInvitation(
  { db, now }: Pick<CollectionDeps, "db" | "now">,
  holder: LinkHolder,
): Promise<ReceivedInvitation> {
  const at = now();
  return inTransaction(db, async (trx) => {
    const row = await requireInvitation(trx, holder, true);
    const status = statusOf(row, at);
    if (status === "pending") await decide(trx, row.id, { status: "declined" }, at);
    else if (status !== "declined") throw new ApiError("invitation_closed");
    return receivedOf(row, "declined", holder.accountId);
  });
}
