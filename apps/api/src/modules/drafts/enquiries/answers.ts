import type { Queries } from "../../../db/schema.ts";

/** An answer as both sides read it. */
export interface StoredAnswer {
  text: string;
  at: string;
}

/** Answers to an enquiry, the oldest first. */
export async function readAnswers(db: Queries, leadId: string): Promise<StoredAnswer[]> {
  const rows = await db
    .selectFrom("lead_answer")
    .select(["words", "created_at"])
    .where("lead_id", "=", leadId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(({ words, created_at: at }) => ({ text: words, at: at.toISOString() }));
}
