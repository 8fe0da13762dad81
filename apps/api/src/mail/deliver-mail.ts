import type { FastifyBaseLogger } from "fastify";
import { sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { JOB_EXPIRES_SECONDS } from "../jobs/job-runner.ts";
import { type KeyedMail, MailDelayedError, MailRefusedError, type MailTransport } from "./mail.ts";

/** Lease of a worker on a mail; longer than any delivery to the mail server can take. */
const LEASE_MS = JOB_EXPIRES_SECONDS * 1000;

/** A message without its words. */
const withoutText = sql<string>`message || '{"html": "", "text": ""}'::jsonb`;

/** Takes a mail for this worker; null where it is done with already. */
const claim = async (db: Database, mailId: string, now: number): Promise<KeyedMail | null> => {
  const taken = await db
    .updateTable("mail")
    .set({ claimed_at: new Date(now).toISOString() })
    .where("id", "=", mailId)
    .where("sent_at", "is", null)
    .where("refused_at", "is", null)
    .where((is) =>
      is.or([is("claimed_at", "is", null), is("claimed_at", "<=", new Date(now - LEASE_MS))]),
    )
    .returning(["key", "message"])
    .executeTakeFirst();
  if (taken) return { key: taken.key, ...taken.message };
  const waiting = await db
    .selectFrom("mail")
    .select("id")
    .where("id", "=", mailId)
    .where("sent_at", "is", null)
    .where("refused_at", "is", null)
    .executeTakeFirst();
  if (waiting) throw new MailDelayedError("another worker has it");
  return null;
};

/**
 * Delivers one mail; done already, it does nothing. What fails is thrown and tried again.
 *
 * SMTP has no transaction: a process that ends after the server took the mail and before that is recorded here
 * cannot know. Then the mail is sent again, once the lease is over, under the same Message-ID. Every other way leads
 * to exactly one hand-over.
 */
export const deliverMail =
  (deps: {
    db: Database;
    transport: MailTransport;
    now: () => number;
    log: Pick<FastifyBaseLogger, "info" | "warn">;
  }) =>
  async ({ mailId }: { mailId: string }): Promise<void> => {
    const { db, transport, now, log } = deps;
    const mail = await claim(db, mailId, now());
    if (!mail) return;
    const note = (state: { sent_at: string } | { refused_at: string } | { claimed_at: null }) =>
      db
        .updateTable("mail")
        .set({
          ...state,
          // Finished mail stores recipient and subject only; its text may contain a link that is still valid.
          ...(!("claimed_at" in state) && { message: withoutText }),
        })
        .where("id", "=", mailId)
        .execute();
    try {
      await transport.send(mail);
    } catch (error) {
      const reason = error instanceof Error ? error.message : "unknown";
      if (error instanceof MailRefusedError) {
        await note({ refused_at: new Date(now()).toISOString() });
        log.warn({ mailId, reason }, "mail refused");
        return;
      }
      await note({ claimed_at: null });
      log.warn({ mailId, reason }, "mail delayed");
      throw error;
    }
    await note({ sent_at: new Date(now()).toISOString() });
    log.info({ mailId }, "mail sent");
  };
