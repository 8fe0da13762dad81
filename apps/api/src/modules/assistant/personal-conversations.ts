import type { Database, Queries } from "../../db/schema.ts";
import { inTransaction } from "../../db/transaction.ts";
import { visitorOf } from "./asker.ts";
import { saveConversation } from "./turns.ts";

/** The conversations of a person for the export of personal data (ACC-086, D38). They go with the account. */
export async function exportConversations(db: Queries, accountId: string) {
  const turns = await db
    .selectFrom("chat_turn as t")
    .innerJoin("chat_conversation as c", "c.id", "t.conversation_id")
    .select(["c.property_id", "t.question", "t.answer", "t.asked_at"])
    .where("c.account_id", "=", accountId)
    .orderBy("t.no")
    .execute();
  return {
    conversations: turns.map((turn) => ({
      propertyId: turn.property_id,
      question: turn.question,
      answer: turn.answer,
      askedAt: turn.asked_at.toISOString(),
    })),
  };
}

/**
 * Makes what a visitor has asked in a market the person's, who has signed in (D80). A question that is being answered at
 * that moment stays where it is.
 */
export const moveConversations = (
  db: Database,
  visitorId: string,
  { accountId, regionId, now }: { accountId: string; regionId: string; now: number },
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const { visitorHash } = visitorOf(visitorId);
    const old = await trx
      .selectFrom("chat_conversation")
      .select(["id", "property_id"])
      .where("visitor_hash", "=", visitorHash)
      .where("region", "=", regionId)
      .orderBy("id")
      .execute();
    for (const { id, property_id: propertyId } of old) {
      const own = await saveConversation(trx, { accountId }, { regionId, propertyId }, now);
      await trx
        .updateTable("chat_turn")
        .set({ conversation_id: own })
        .where("conversation_id", "=", id)
        .where("status", "!=", "running")
        .execute();
    }
  });
