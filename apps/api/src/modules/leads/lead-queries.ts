import type { LeadDoubt, LeadKind } from "@hjem/domain/lead/lead-kinds";
import { type Insertable, sql } from "kysely";
import type { Queries, Tables } from "../../db/schema.ts";

/** Identifies duplicate entries: by a hash of the text, and by the key that the form made. */
export interface DuplicateKey {
  propertyId: string;
  fingerprint: string;
  idempotencyKey: string | null;
}

/** A report that is there already. */
export interface StoredReport {
  id: string;
  created_at: Date;
}

/** A lead that is there already. */
export interface StoredLead extends StoredReport {
  held_for: LeadDoubt | null;
}

/** Locks the keys of a duplicate: a concurrent one waits until this transaction ends. */
export const lockDuplicates = async (trx: Queries, same: DuplicateKey): Promise<void> => {
  const { propertyId, fingerprint, idempotencyKey } = same;
  const names = [fingerprint, idempotencyKey === null ? null : `${propertyId}/${idempotencyKey}`];
  // In one order for all, so that two never wait for each other.
  for (const name of names.filter((each) => each !== null).toSorted()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
  }
};

/** The lead that this one repeats: by the key of its form, or by its words since `since`. */
export const findDuplicateLead = async (
  trx: Queries,
  { propertyId, fingerprint, idempotencyKey }: DuplicateKey,
  kind: LeadKind,
  since: Date,
): Promise<StoredLead | undefined> =>
  trx
    .selectFrom("lead")
    .select(["id", "created_at", "held_for"])
    .where((is) =>
      is.or([
        // Who has cancelled may register again.
        is.and([
          is("fingerprint", "=", fingerprint),
          is("created_at", ">", since),
          is("cancelled_at", "is", null),
        ]),
        is.and([
          is("property_id", "=", propertyId),
          is("kind", "=", kind),
          is("idempotency_key", "=", idempotencyKey),
        ]),
      ]),
    )
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();

/** Locks the token of a form, and says whether a lead has come with it before. */
export const isTokenUsed = async (trx: Queries, tokenId: string): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${tokenId}, 1))`.execute(trx);
  const used = await trx
    .selectFrom("lead")
    .select("id")
    .where("form_token_id", "=", tokenId)
    .limit(1)
    .executeTakeFirst();
  return used !== undefined;
};

/** Leads that an address has sent since an instant, the oldest first. */
export const leadTimesOf = async (
  trx: Queries,
  email: string,
  since: Date,
  limit: number,
): Promise<Date[]> => {
  const rows = await trx
    .selectFrom("lead")
    .select("created_at")
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .where("created_at", ">", since)
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => row.created_at).toReversed();
};

/** Stores a lead. */
export const saveLead = async (trx: Queries, lead: Insertable<Tables["lead"]>): Promise<void> => {
  await trx.insertInto("lead").values(lead).execute();
};

/** The report that this one repeats. */
export const findSameReport = async (
  trx: Queries,
  { propertyId, fingerprint, idempotencyKey }: DuplicateKey,
  since: Date,
): Promise<StoredReport | undefined> =>
  trx
    .selectFrom("listing_report")
    .select(["id", "created_at"])
    .where((is) =>
      is.or([
        is.and([is("fingerprint", "=", fingerprint), is("created_at", ">", since)]),
        is.and([is("property_id", "=", propertyId), is("idempotency_key", "=", idempotencyKey)]),
      ]),
    )
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();

/** Stores a report for the admin area. */
export const saveReport = async (
  trx: Queries,
  report: Insertable<Tables["listing_report"]>,
): Promise<void> => {
  await trx.insertInto("listing_report").values(report).execute();
};
