import type { FastifyBaseLogger } from "fastify";
import { sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { type KeyedMail, MailDelayedError, MailRefusedError, type MailTransport } from "./mail.ts";

/** Lease of a worker on a mail; renewed while it is at it, so that the mail of a worker that was killed waits no longer. */
const LEASE_MS = 15_000;
const RENEW_MS = LEASE_MS / 3;

/** A message without its text, its files and the links in its headers. */
const withoutText = sql<string>`(message - 'headers' - 'attachments') || '{"html": "", "text": ""}'::jsonb`;

/** Renews the lease on a mail from now on; returns what ends that. */
function holdClaim(db: Database, mailId: string, from: number, now: () => number): () => void {
  let claimedAt = new Date(from);
  const renew = async (): Promise<void> => {
    const next = new Date(now());
    const renewed = await db
      .updateTable("mail")
      .set({ claimed_at: next.toISOString() })
      .where("id", "=", mailId)
      .where("sent_at", "is", null)
      .where("claimed_at", "=", claimedAt)
      .executeTakeFirst();
    if (renewed.numUpdatedRows > 0n) claimedAt = next;
  };
  // Caught: what could not be renewed now is renewed next time, or sent by another worker under the same Message-ID.
  const timer = setInterval(() => void renew().catch(() => undefined), RENEW_MS).unref();
  return () => clearInterval(timer);
}

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
    const claimedAt = now();
    const mail = await claim(db, mailId, claimedAt);
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
    const release = holdClaim(db, mailId, claimedAt, now);
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
    } finally {
      release();
    }
    await note({ sent_at: new Date(now()).toISOString() });
    log.info({ mailId }, "mail sent");
  };
