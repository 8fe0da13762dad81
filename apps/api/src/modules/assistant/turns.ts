import type { AnswerSummary } from "@hjem/domain/chat/chat-message";
import { CHAT_HISTORY_MAX } from "@hjem/domain/chat/chat-rules";
import { SECOND_MS } from "@hjem/domain/durations";
import type { Language } from "@hjem/domain/language";
import { errorCode } from "@hjem/domain/narrow";
import { type Selectable, sql } from "kysely";
import type { ChatTables, TurnStatus } from "../../db/chat-tables.ts";
import type { Database, Queries } from "../../db/schema.ts";
import { inTransaction } from "../../db/transaction.ts";
import { uuidV7 } from "../../db/uuid-v7.ts";
import { type AskedProperty, type Asker, conversationIdOf } from "./asker.ts";

/** A question with its run and answer. */
export type Turn = Selectable<ChatTables["chat_turn"]>;

/** A run whose process has not renewed it for this long has ended with its process (D79). */
export const LEASE_MS = 15 * SECOND_MS;

const leaseEnd = sql<string>`clock_timestamp() + ${`${LEASE_MS} milliseconds`}::interval`;

const UNIQUE_VIOLATION = "23505";

/** The last turns of a conversation, oldest first. */
export async function findLastTurns(db: Queries, conversationId: string): Promise<Turn[]> {
  const turns = await db
    .selectFrom("chat_turn")
    .selectAll()
    .where("conversation_id", "=", conversationId)
    .orderBy("no", "desc")
    .limit(CHAT_HISTORY_MAX)
    .execute();
  return turns.toReversed();
}

/** The turns of a conversation from a number on. */
export const findTurnsFrom = (db: Queries, conversationId: string, no: number): Promise<Turn[]> =>
  db
    .selectFrom("chat_turn")
    .selectAll()
    .where("conversation_id", "=", conversationId)
    .where("no", ">=", no)
    .orderBy("no")
    .execute();

/** Whether a question of that id was stored before. */
export async function isAsked(db: Queries, conversationId: string, clientId: string) {
  const row = await db
    .selectFrom("chat_turn")
    .select("id")
    .where("conversation_id", "=", conversationId)
    .where("client_id", "=", clientId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes sure that a conversation exists; returns its id. */
export async function saveConversation(
  trx: Queries,
  asker: Asker,
  property: AskedProperty,
  now: number,
): Promise<string> {
  const id = conversationIdOf(asker, property);
  const at = new Date(now).toISOString();
  await trx
    .insertInto("chat_conversation")
    .values({
      id,
      region: property.regionId,
      property_id: property.propertyId.toLowerCase(),
      account_id: "accountId" in asker ? asker.accountId : null,
      visitor_hash: "visitorHash" in asker ? asker.visitorHash : null,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ updated_at: at }))
    .execute();
  return id;
}

/** A question as it is stored. */
export interface Question {
  clientId: string;
  content: string;
  language: Language;
}

/** Stores a question that waits for its run; one that is there already stays as it is. `now` in milliseconds. */
export const saveQuestion = (
  db: Database,
  asker: Asker,
  property: AskedProperty,
  { question, now }: { question: Question; now: number },
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const conversationId = await saveConversation(trx, asker, property, now);
    await trx
      .insertInto("chat_turn")
      .values({
        id: uuidV7(now),
        conversation_id: conversationId,
        client_id: question.clientId,
        language: question.language,
        question: question.content,
        asked_at: new Date(now).toISOString(),
        status: "queued",
        answer_id: uuidV7(now),
      })
      .onConflict((conflict) => conflict.columns(["conversation_id", "client_id"]).doNothing())
      .execute();
  });

/** A turn that this process answers, and the home that it is about. */
export type ClaimedTurn = Turn & AskedProperty;

/** Takes the oldest question that waits and whose conversation has no other run; null where there is none. */
export async function claimTurn(db: Database): Promise<ClaimedTurn | null> {
  try {
    const { rows } = await sql<ClaimedTurn>`
      update chat_turn t set status = 'running', leased_until = ${leaseEnd}
      from chat_conversation c
      where c.id = t.conversation_id and t.status = 'queued' and t.id = (
        select w.id from chat_turn w
        where w.status = 'queued' and not exists (
          select from chat_turn r where r.conversation_id = w.conversation_id and r.status = 'running')
        order by w.no limit 1 for update skip locked)
      returning t.*, c.region as "regionId", c.property_id as "propertyId"
    `.execute(db);
    return rows[0] ?? null;
  } catch (error) {
    // Another process has taken a question of the same conversation at the same moment, and looks for more after it.
    if (errorCode(error) === UNIQUE_VIOLATION) return null;
    throw error;
  }
}

const running = (db: Queries, id: string) =>
  db.updateTable("chat_turn").where("id", "=", id).where("status", "=", "running");

/** Stores the answer so far and renews the lease; false where the run has been ended by others. */
export async function saveAnswer(
  db: Queries,
  id: string,
  { answer, now }: { answer: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await running(db, id)
    .set({
      answer,
      answered_at: sql<string>`coalesce(answered_at, ${new Date(now).toISOString()}::timestamptz)`,
      leased_until: leaseEnd,
    })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Renews the lease of runs that work on their first words. */
export async function renewLeases(db: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("chat_turn")
    .set({ leased_until: leaseEnd })
    .where("id", "in", ids)
    .where("status", "=", "running")
    .execute();
}

/** Ends a run: with a summary where it is complete. Its text so far stays stored. */
export async function endTurn(
  db: Queries,
  id: string,
  status: Exclude<TurnStatus, "queued" | "running">,
  summary: AnswerSummary | null = null,
): Promise<void> {
  await running(db, id)
    .set({
      status,
      summary: summary === null ? null : JSON.stringify(summary),
      leased_until: null,
    })
    .execute();
}

/** Ends the runs whose processes have died; returns their conversations (D79). */
export async function endAbandonedTurns(db: Queries): Promise<string[]> {
  const rows = await db
    .updateTable("chat_turn")
    .set({ status: "error", leased_until: null })
    .where("status", "=", "running")
    .where("leased_until", "<", sql<Date>`clock_timestamp()`)
    .returning("conversation_id")
    .execute();
  return rows.map((row) => row.conversation_id);
}
