import type { ConsentRecord } from "@hjem/domain/content/analytics-event";
import type { Language } from "@hjem/domain/language";
import { sql } from "kysely";
import type { Database } from "../../db/schema.ts";

/** Appends a choice; the same one again is no second row. `receivedAt` in milliseconds since 1970. */
export async function appendConsent(
  db: Database,
  consent: ConsentRecord,
  { regionId, receivedAt }: { regionId: string; receivedAt: number },
): Promise<void> {
  await db
    .insertInto("consent")
    .values({
      consent_id: consent.consentId,
      consented_at: consent.consentDate,
      region: regionId,
      domain: consent.consentedDomain,
      first_visit_at: consent.clientFirstVisit,
      status: JSON.stringify(consent.consentStatus),
      client_info: JSON.stringify(consent.clientInfo),
      received_at: new Date(receivedAt).toISOString(),
    })
    .onConflict((conflict) => conflict.columns(["consent_id", "consented_at"]).doNothing())
    .execute();
}

/** Version of the cookie policy that is published in a market; null where there is none, as in tests. */
export async function findPolicyVersion(
  db: Database,
  { regionId, language }: { regionId: string; language: Language },
): Promise<string | null> {
  const row = await db
    .selectFrom("content_entry")
    .select(sql<string | null>`published ->> 'version'`.as("version"))
    .where("collection", "=", "cookie-policies")
    .where(sql`region`, "in", [regionId, "all"])
    .where("locale", "=", language)
    .where("published_at", "is not", null)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row?.version ?? null;
}
