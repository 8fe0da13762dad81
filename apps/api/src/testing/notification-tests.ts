import type { ListingChange } from "@hjem/domain/listing/listing-history";
import type { AlertReason } from "@hjem/domain/saved/saved-rules";
import { randomUUID } from "node:crypto";
import type { Database } from "../db/schema.ts";
import { inTransaction } from "../db/transaction.ts";
import { uuidV7 } from "../db/uuid-v7.ts";
import { writeAlertHomes, writeAlerts } from "../modules/alerts/matcher/alert-repository.ts";
import { lastingToken } from "../security/secrets.ts";
import { sampleId, TEST_NOW } from "./sample-listings.ts";

let lastEvent = 0;

/** An alert that is written for a test. */
export interface AlertToWrite {
  accountId: string;
  /** Number of the sample listing that it is about. @default 1 */
  listing?: number;
  /** @default new */
  reasons?: readonly AlertReason[];
  changes?: readonly ListingChange[];
  /** Ids of saved searches that match. @default none: the home is saved */
  searchIds?: readonly string[];
  isHidden?: boolean;
  /** Milliseconds since 1970. @default now */
  at?: number;
}

/** Writes an alert as the matcher does, about a sample listing that is saved; its id. */
export async function writeAlert(
  db: Database,
  {
    accountId,
    listing = 1,
    reasons = ["new"],
    changes = [],
    searchIds = [],
    isHidden = false,
    at = TEST_NOW,
  }: AlertToWrite,
): Promise<string> {
  const home = await db
    .selectFrom("listing")
    .innerJoin("listing_card", "listing_card.id", "listing.id")
    .select(["listing.id", "listing.region", "listing.public_id", "listing_card.card"])
    .where("listing.public_id", "=", sampleId(listing).toLowerCase())
    .executeTakeFirstOrThrow();
  lastEvent += 1;
  const id = uuidV7(at);
  const event = {
    id: lastEvent,
    xid: "1",
    at,
    region: home.region,
    publicId: home.public_id,
    listingId: home.id,
    before: null,
    after: null,
    card: home.card,
    changes,
  };
  const isFavorite = searchIds.length === 0;
  const alert = { id, accountId, eventId: lastEvent, reasons, searchIds, isFavorite, at };
  await inTransaction(db, async (trx) => {
    await writeAlertHomes(trx, [event]);
    await writeAlerts(trx, [alert]);
  });
  if (isHidden) {
    await db.updateTable("alert").set({ is_hidden: true }).where("id", "=", id).execute();
  }
  return id;
}

/** A message that was sent about some alerts. */
export interface WrittenMessage {
  id: string;
  /** Of its unsubscribe link. */
  token: string;
}

/** Writes a message about alerts as the sender does. */
export async function writeMessage(
  db: Database,
  {
    accountId,
    alertIds = [],
    region = "no",
    searchIds = [],
    at = TEST_NOW,
  }: {
    accountId: string;
    alertIds?: readonly string[];
    region?: string;
    searchIds?: readonly string[];
    /** Milliseconds since 1970. @default now */
    at?: number;
  },
): Promise<WrittenMessage> {
  const message = { id: randomUUID(), token: lastingToken() };
  const time = new Date(at).toISOString();
  await db
    .insertInto("alert_message")
    .values({
      id: message.id,
      account_id: accountId,
      region,
      channel: "email",
      is_instant: true,
      created_at: time,
      unsubscribe_token: message.token,
      search_ids: [...searchIds],
    })
    .execute();
  for (const alertId of alertIds) {
    await db
      .insertInto("alert_delivery")
      .values({
        alert_id: alertId,
        account_id: accountId,
        channel: "email",
        due_at: time,
        is_instant: true,
        message_id: message.id,
      })
      .execute();
  }
  return message;
}
