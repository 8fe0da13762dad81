import type { Queries } from "../db/schema.ts";
import { uuidV7 } from "../db/uuid-v7.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { KeyedMail } from "./mail.ts";

/** Where a module leaves mail. */
export interface MailPost {
  /** Leaves a mail as part of a transaction: it goes out if and only if the rest is stored, and once for its key. */
  leave(trx: Queries, mail: KeyedMail): Promise<void>;
  /** Says that the transaction is through. */
  wake(): void;
}

/** Writes mail down and has it delivered by a job. */
export const mailPost = ({ jobs, now }: { jobs: Jobs; now: () => number }): MailPost => ({
  async leave(trx, { key, ...message }) {
    const instant = now();
    const left = await trx
      .insertInto("mail")
      .values({
        id: uuidV7(instant),
        key,
        message: JSON.stringify(message),
        created_at: new Date(instant).toISOString(),
      })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (left) await jobs.enqueue(trx, "deliver-mail", { mailId: left.id });
  },
  wake: () => jobs.wake("deliver-mail"),
});
