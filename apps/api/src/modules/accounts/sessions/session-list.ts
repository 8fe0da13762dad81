import type { UserSession } from "@hjem/domain/account/profile";
import type { Queries } from "../../../db/schema.ts";

/** Active sessions of a person: the requesting one first, then the most recently seen. */
export const livingSessions = async (
  db: Queries,
  user: { id: string; sessionId: string },
  now: number,
): Promise<UserSession[]> => {
  const rows = await db
    .selectFrom("session")
    .select(["id", "device", "created_at", "seen_at"])
    .where("account_id", "=", user.id)
    .where("ended_at", "is", null)
    .where("expires_at", ">", new Date(now))
    .orderBy("seen_at", "desc")
    .execute();
  const view = rows.map(({ id, device, created_at: createdAt, seen_at: seenAt }) => ({
    id,
    device,
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
    isCurrent: id === user.sessionId,
  }));
  return view.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
};
