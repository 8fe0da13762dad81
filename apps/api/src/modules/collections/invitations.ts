import { COLLECTION_MEMBERS_MAX, DECLINED_MS, INVITATION_MS } from "@hjem/domain/saved/saved-rules";
import type { Queries } from "../../db/schema.ts";
import { uuidV7 } from "../../db/uuid-v7.ts";
import { ApiError } from "../../plugins/api-error.ts";
import type { Site } from "../../regions.ts";
import { hashOfToken, randomToken } from "../../security/secrets.ts";
import { readAccount } from "../accounts/account-repository.ts";
import type { CollectionUser } from "./collection-access.ts";
import type { CollectionDeps } from "./collection-deps.ts";
import { invitationMail } from "./invitation-mail.ts";

const iso = (instant: number): string => new Date(instant).toISOString();

/** Addresses of the people of a collection, and those whose invitation is pending. */
export async function readKnownAddresses(
  db: Queries,
  collectionId: string,
  now: number,
): Promise<{ members: Set<string>; invited: Set<string> }> {
  const members = await db
    .selectFrom("collection_member as m")
    .innerJoin("account as a", "a.id", "m.account_id")
    .select("a.email")
    .where("m.collection_id", "=", collectionId)
    .execute();
  const invited = await db
    .selectFrom("collection_invitation")
    .select("email")
    .where("collection_id", "=", collectionId)
    .where("status", "=", "pending")
    .where("expires_at", ">", new Date(now))
    .execute();
  return {
    members: new Set(members.map(({ email }) => email)),
    invited: new Set(invited.map(({ email }) => email)),
  };
}

/**
 * Counts invitations before they are written (D63): so many by a person, so many to an address.
 * @throws {ApiError} `too_many_invitations`.
 */
export async function countInvitations(
  { limits }: Pick<CollectionDeps, "limits">,
  { accountId, region }: CollectionUser,
  emails: readonly string[],
): Promise<void> {
  for (const email of emails) {
    try {
      await limits.ofSubject("invitation", accountId);
      await limits.ofSubject("invited", `${region}/${email}`);
    } catch (error) {
      // Caught: a day is too long to be named in seconds.
      const isLimit = error instanceof ApiError && error.code === "too_many_requests";
      throw isLimit ? new ApiError("too_many_invitations", { values: error.values }) : error;
    }
  }
}

/** Addresses that are to be invited; `collectionId` is null where the collection is being created. */
export interface NewInvitations {
  collectionId: string | null;
  inviterId: string;
  emails: readonly string[];
}

/**
 * Holds that some addresses can be invited.
 * @throws {ApiError} `invited_oneself`, `already_member`, `invitation_declined`, `members_full`.
 */
export async function checkInvitations(
  db: Queries,
  { collectionId, inviterId, emails }: NewInvitations,
  now: number,
): Promise<void> {
  if (emails.length === 0) return;
  const { email: own } = await readAccount(db, inviterId);
  if (emails.includes(own)) throw new ApiError("invited_oneself");
  const { members, invited } =
    collectionId === null
      ? { members: new Set([own]), invited: new Set<string>() }
      : await readKnownAddresses(db, collectionId, now);
  if (emails.some((email) => members.has(email))) throw new ApiError("already_member");
  const declined = await db
    .selectFrom("collection_invitation")
    .select("id")
    .where("inviter_id", "=", inviterId)
    .where("email", "in", emails)
    .where("status", "=", "declined")
    .where("decided_at", ">", new Date(now - DECLINED_MS))
    .executeTakeFirst();
  if (declined) throw new ApiError("invitation_declined");
  if (members.size + new Set([...invited, ...emails]).size > COLLECTION_MEMBERS_MAX) {
    throw new ApiError("members_full", { values: { max: COLLECTION_MEMBERS_MAX } });
  }
}

/**
 * Invites some addresses to a locked collection of the inviter, each by a mail with a link that works once. One that is
 * invited already gets a new link, and the one before it stops working. No response reveals whether an address has an account.
 * @throws {ApiError} `invited_oneself`, `already_member`, `invitation_declined`, `members_full`.
 */
export async function invite(
  { mailQueue, now }: Pick<CollectionDeps, "mailQueue" | "now">,
  trx: Queries,
  region: Site,
  {
    collectionId,
    inviterId,
    emails,
  }: {
    collectionId: string;
    inviterId: string;
    emails: readonly string[];
  },
): Promise<void> {
  if (emails.length === 0) return;
  const at = now();
  await checkInvitations(trx, { collectionId, inviterId, emails }, at);
  const inviter = await readAccount(trx, inviterId);
  const collection = await trx
    .selectFrom("collection")
    .select(["name", "default_of"])
    .where("id", "=", collectionId)
    .executeTakeFirst();
  const collectionName = collection?.default_of === null ? collection.name : null;
  await trx
    .updateTable("collection_invitation")
    .set({ status: "withdrawn", decided_at: iso(at) })
    .where("collection_id", "=", collectionId)
    .where("email", "in", emails)
    .where("status", "=", "pending")
    .execute();
  for (const email of emails) {
    const id = uuidV7(at);
    const token = randomToken();
    const expiresAt = at + INVITATION_MS;
    await trx
      .insertInto("collection_invitation")
      .values({
        id,
        region: region.id,
        collection_id: collectionId,
        inviter_id: inviterId,
        email,
        token_hash: hashOfToken(token),
        status: "pending",
        created_at: iso(at),
        expires_at: iso(expiresAt),
      })
      .execute();
    const { name: inviterName, language } = inviter;
    await mailQueue.enqueue(
      trx,
      invitationMail({
        id,
        to: email,
        token,
        expiresAt,
        inviterName,
        collectionName,
        language,
        region,
      }),
    );
  }
}

/**
 * Withdraws an invitation that the person has sent.
 * @throws {ApiError} `not_found`.
 */
export async function withdrawInvitation(
  trx: Queries,
  {
    collectionId,
    invitationId,
    inviterId,
  }: {
    collectionId: string;
    invitationId: string;
    inviterId: string;
  },
  now: number,
): Promise<void> {
  const withdrawn = await trx
    .updateTable("collection_invitation")
    .set({ status: "withdrawn", decided_at: iso(now) })
    .where("id", "=", invitationId)
    .where("collection_id", "=", collectionId)
    .where("inviter_id", "=", inviterId)
    .where("status", "=", "pending")
    .returning("id")
    .executeTakeFirst();
  if (!withdrawn) throw new ApiError("not_found");
}
