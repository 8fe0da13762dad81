import { ABANDONED_DAYS, EXPIRY_WARNING_DAYS } from "@hjem/domain/draft/draft-rules";
import { DAY_MS } from "@hjem/domain/durations";
import { UNDO_MS } from "@hjem/domain/saved/saved-rules";
import { sql } from "kysely";
import type { Database, Queries } from "../../../db/schema.ts";
import { forgetSharedReads } from "../../../db/shared-read.ts";
import { inTransaction } from "../../../db/transaction.ts";
import type { Jobs } from "../../../jobs/jobs.ts";
import type { MailQueue } from "../../../mail/mail-queue.ts";
import type { Site } from "../../../regions.ts";
import { releaseHeldEvents } from "../../alerts/listing-events.ts";
import { cancelUnusedPayment } from "../../payments/is-period-paid.ts";
import type { DraftRow } from "../draft-access.ts";
import { isOnMarket } from "../draft-status.ts";
import { withdrawWithin } from "../publication/change-market.ts";
import { type OwnListingMail, ownListingMail } from "./own-listing-mail.ts";

/** What tending takes. */
export interface TendingDeps {
  db: Database;
  regions: readonly Site[];
  mailQueue: MailQueue;
  jobs: Jobs;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** A draft that is due, locked, with its owner and its market. */
type Due = Pick<OwnListingMail, "row" | "owner" | "region">;

const MS_OF_WARNING = (ABANDONED_DAYS.deleted - ABANDONED_DAYS.warned) * DAY_MS;

const iso = (instant: number): string => new Date(instant).toISOString();

/** Locks one of the drafts that were due; null where it is not there any more, or its owner is leaving. */
async function lockDue(trx: Queries, deps: TendingDeps, id: string): Promise<Due | null> {
  const row = await trx
    .selectFrom("listing_draft")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  const owner = row && (await readOwner(trx, row));
  const region = deps.regions.find((each) => each.id === row?.region);
  return row && owner && region ? { row, owner, region } : null;
}

const readOwner = (trx: Queries, row: DraftRow) =>
  trx
    .selectFrom("account")
    .select(["email", "language"])
    .where("id", "=", row.account_id)
    .where("erase_at", "is", null)
    .executeTakeFirst();

/** Does something with each draft of a list, every one in a transaction of its own: a kill leaves whole ones. */
async function withEach(
  deps: TendingDeps,
  ids: readonly { id: string }[],
  act: (trx: Queries, due: Due) => Promise<void>,
): Promise<void> {
  for (const { id } of ids) {
    await inTransaction(deps.db, async (trx) => {
      const due = await lockDue(trx, deps, id);
      if (due) await act(trx, due);
    });
  }
}

const markWarned = (trx: Queries, { id }: DraftRow, now: number) =>
  trx
    .updateTable("listing_draft")
    .set({ warned_at: iso(now) })
    .where("id", "=", id)
    .execute();

/** Days of the warning that is due: the nearest to the end that was not sent; null where none is. */
function dueWarning({ expires_at: end, warned_at: warned }: DraftRow, now: number): number | null {
  if (end === null || end.getTime() <= now) return null;
  const passed = EXPIRY_WARNING_DAYS.filter((days) => end.getTime() - days * DAY_MS <= now);
  const nearest = Math.min(...passed);
  if (passed.length === 0) return null;
  const isSent = warned !== null && warned.getTime() >= end.getTime() - nearest * DAY_MS;
  return isSent ? null : nearest;
}

async function warnOfExpiry(deps: TendingDeps, now: number): Promise<void> {
  const reach = Math.max(...EXPIRY_WARNING_DAYS) * DAY_MS;
  const ids = await deps.db
    .selectFrom("listing_draft")
    .select("id")
    .where("off_market_since", "is", null)
    .where("published_version", "is not", null)
    .where("expires_at", ">", new Date(now))
    .where("expires_at", "<=", new Date(now + reach))
    .execute();
  await withEach(deps, ids, async (trx, due) => {
    const { row } = due;
    const days = dueWarning(row, now);
    if (days === null || row.expires_at === null || !isOnMarket(row)) return;
    const at = row.expires_at.getTime();
    const occasion = `${row.expires_at.toISOString()}/${days}`;
    await deps.mailQueue.enqueue(
      trx,
      await ownListingMail(trx, { kind: "expiry", ...due, at, occasion }),
    );
    await markWarned(trx, row, now);
  });
}

/** Takes listings off the market whose paid period is over (D100); hidden ones are off it already. */
async function expireListings(deps: TendingDeps, now: number): Promise<void> {
  const { rows: ids } = await sql<{ id: string }>`
    select id from listing_draft d
    where off_market_since is null and published_version is not null
      and expires_at <= ${iso(now)}::timestamptz
      and not exists (select from removed_listing r where r.public_id = d.public_id)
  `.execute(deps.db);
  await withEach(deps, ids, async (trx, due) => {
    const { row, region } = due;
    if (row.expires_at === null || row.expires_at.getTime() > now || !isOnMarket(row)) return;
    await withdrawWithin(trx, row, region, now);
    // Expired follows from the end of the period; it is not its owner who took it back.
    const status = row.status === "in_review" || row.status === "rejected" ? row.status : "live";
    await trx.updateTable("listing_draft").set({ status }).where("id", "=", row.id).execute();
    if (row.deleted_at !== null) return;
    const at = row.expires_at.getTime();
    const occasion = row.expires_at.toISOString();
    await deps.mailQueue.enqueue(
      trx,
      await ownListingMail(trx, { kind: "expired", ...due, at, occasion }),
    );
  });
}

async function tendAbandoned(deps: TendingDeps, now: number): Promise<void> {
  const { jobs, mailQueue, db } = deps;
  const ids = await db
    .selectFrom("listing_draft")
    .select("id")
    .where("status", "=", "draft")
    .where("public_id", "is", null)
    .where("changed_at", "<=", new Date(now - ABANDONED_DAYS.warned * DAY_MS))
    .execute();
  await withEach(deps, ids, async (trx, due) => {
    const { row } = due;
    const changed = row.changed_at.getTime();
    if (changed > now - ABANDONED_DAYS.warned * DAY_MS) return;
    const warned = row.warned_at?.getTime() ?? 0;
    if (warned < changed) {
      const at = now + MS_OF_WARNING;
      const occasion = row.changed_at.toISOString();
      await mailQueue.enqueue(
        trx,
        await ownListingMail(trx, { kind: "abandoned", ...due, at, occasion }),
      );
      await markWarned(trx, row, now);
    } else if (warned + MS_OF_WARNING <= now) {
      await cancelUnusedPayment(trx, jobs, { draftId: row.id, now });
      await trx.deleteFrom("listing_draft").where("id", "=", row.id).execute();
    }
  });
}

/** Erases drafts whose deletion can no longer be undone. One that was public stays as the record of its listing. */
async function eraseDeleted(deps: TendingDeps, now: number): Promise<void> {
  const { db, jobs } = deps;
  const before = new Date(now - UNDO_MS);
  const ids = await db
    .selectFrom("listing_draft")
    .select("id")
    .where("deleted_at", "<=", before)
    .where("public_id", "is", null)
    .execute();
  await withEach(deps, ids, async (trx, { row }) => {
    if (row.deleted_at === null || row.deleted_at > before || row.public_id !== null) return;
    await cancelUnusedPayment(trx, jobs, { draftId: row.id, now });
    await trx.deleteFrom("listing_draft").where("id", "=", row.id).execute();
  });
}

/**
 * The job of listings and drafts of people: mails 7 and 1 days before a period ends, what has expired is taken off
 * the market (D100), drafts that nobody has changed for 166 days are warned of and deleted 14 days later, and deleted ones
 * are erased.
 */
export const tendListings = (deps: TendingDeps) => async (): Promise<void> => {
  const now = deps.now();
  await warnOfExpiry(deps, now);
  await expireListings(deps, now);
  await tendAbandoned(deps, now);
  await eraseDeleted(deps, now);
  await inTransaction(deps.db, (trx) => releaseHeldEvents(trx, now));
  forgetSharedReads(deps.db);
  deps.mailQueue.wake();
};
