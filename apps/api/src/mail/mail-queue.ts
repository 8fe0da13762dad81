import type { Queries } from "../db/schema.ts";
import { uuidV7 } from "../db/uuid-v7.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { oneLine } from "./mail-content.ts";
import type { KeyedMail } from "./mail.ts";

/** Bulk mail goes behind all that somebody waits for. */
const BULK_RANK = 1;

/** Takes mail that is delivered later. */
export interface MailQueue {
  /**
   * Adds a mail as part of a transaction: it goes out if and only if the rest is stored, and once for its key. `isBulk`
   * lets all mail go first that somebody waits for, such as a link to sign in.
   */
  enqueue(trx: Queries, mail: KeyedMail, options?: { isBulk?: boolean }): Promise<void>;
  /** Says that the transaction is through. */
  wake(): void;
}

/** Stores mail and has it delivered by a job. */
export function createMailQueue({ jobs, now }: { jobs: Jobs; now: () => number }): MailQueue {
  return {
    async enqueue(trx, { key, ...message }, { isBulk = false } = {}) {
      const instant = now();
      const added = await trx
        .insertInto("mail")
        .values({
          id: uuidV7(instant),
          key,
          // Every mail passes here: nothing in a line of its head can begin another one.
          message: JSON.stringify({
            ...message,
            subject: oneLine(message.subject),
            fromName: oneLine(message.fromName),
          }),
          created_at: new Date(instant).toISOString(),
        })
        .onConflict((conflict) => conflict.column("key").doNothing())
        .returning("id")
        .executeTakeFirst();
      if (!added) return;
      const rank = isBulk ? BULK_RANK : 0;
      await jobs.enqueue(trx, "deliver-mail", { mailId: added.id }, { rank });
    },
    wake: () => jobs.wake("deliver-mail"),
  };
}
