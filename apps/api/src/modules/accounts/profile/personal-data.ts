import { sql } from "kysely";
import type { Queries } from "../../../db/schema.ts";
import { agenciesOf } from "../../administration/agency-member-repository.ts";
import { exportAlerts } from "../../alerts/notifications/personal-alerts.ts";
import { exportConversations } from "../../assistant/personal-conversations.ts";
import { eraseCollections, exportCollections } from "../../collections/personal-collections.ts";
import { exportCommute } from "../../commute/commute-addresses.ts";
import { eraseDrafts, exportDrafts } from "../../drafts/personal-drafts.ts";
import { eraseReceiptMails, exportPayments } from "../../payments/personal-payments.ts";
import { exportSearches } from "../../saved-searches/personal-searches.ts";
import { type Account, providersOf } from "../account-repository.ts";
import { passkeysOf } from "../second-factors/passkeys.ts";
import { exportVerifications } from "../verification/personal-verifications.ts";
import { profileOf } from "./profile.ts";

const leadsOf = (db: Queries, { region, email }: Account) =>
  db
    .selectFrom("lead")
    .leftJoin("public_question", "public_question.lead_id", "lead.id")
    .selectAll("lead")
    .select(["public_question.question", "public_question.answer"])
    .where("region", "=", region)
    .where((is) => is(is.fn<string>("lower", ["email"]), "=", email))
    .orderBy("id");

const reportsOf = (db: Queries, { region, email }: Account) =>
  db
    .selectFrom("listing_report")
    .selectAll()
    .where("region", "=", region)
    .where((is) => is(is.fn<string>("lower", ["email"]), "=", email))
    .orderBy("id");

/** All stored data of a person, without credentials: no hash, no token. */
export const personalData = async (db: Queries, account: Account) => ({
  profile: profileOf(account),
  terms: { version: account.terms_version, acceptedAt: account.terms_at.toISOString() },
  notifications: { isEnabled: account.is_notified, subscriptions: account.subscriptions },
  signInProviders: (await providersOf(db, account.id)).map((row) => ({
    provider: row.provider,
    email: row.email,
    since: row.created_at.toISOString(),
  })),
  verifications: await exportVerifications(db, account),
  secondFactors: [
    ...(
      await db
        .selectFrom("account_totp")
        .select("created_at")
        .where("account_id", "=", account.id)
        .where("confirmed_at", "is not", null)
        .execute()
    ).map((row) => ({ kind: "totp", since: row.created_at.toISOString() })),
    ...(await passkeysOf(db, account.id)).map((row) => ({
      kind: "passkey",
      name: row.name,
      since: row.created_at.toISOString(),
    })),
  ],
  agencies: (await agenciesOf(db, account.id)).map(({ name, since }) => ({
    name,
    since: since.toISOString(),
  })),
  devices: (
    await db
      .selectFrom("session")
      .select(["device", "created_at", "seen_at", "ended_at"])
      .where("account_id", "=", account.id)
      .orderBy("id")
      .execute()
  ).map((row) => ({
    device: row.device,
    signedInAt: row.created_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  })),
  history: (
    await db
      .selectFrom("account_audit")
      .select(["kind", "at"])
      .where("audit_id", "=", account.audit_id)
      .orderBy("id")
      .execute()
  ).map(({ kind, at }) => ({ kind, at: at.toISOString() })),
  messages: (await leadsOf(db, account).execute()).map((lead) => ({
    kind: lead.kind,
    propertyId: lead.property_id,
    name: lead.name,
    email: lead.email,
    phone: lead.phone,
    message: lead.message,
    sentAt: lead.created_at.toISOString(),
    cancelledAt: lead.cancelled_at?.toISOString() ?? null,
    publicationAgreedAt: lead.publish_consent_at?.toISOString() ?? null,
    question: lead.question,
    answer: lead.answer,
  })),
  contactAddresses: (
    await db
      .selectFrom("contact_address")
      .select(["email", "asked_at", "confirmed_at"])
      .where("account_id", "=", account.id)
      .orderBy("email")
      .execute()
  ).map((row) => ({
    email: row.email,
    sentAt: row.asked_at.toISOString(),
    acceptedAt: row.confirmed_at?.toISOString() ?? null,
  })),
  reports: (await reportsOf(db, account).execute()).map((report) => ({
    kind: report.kind,
    propertyId: report.property_id,
    words: report.words,
    sentAt: report.created_at.toISOString(),
  })),
  ...(await exportCollections(db, account)),
  ...(await exportSearches(db, account.id)),
  ...(await exportCommute(db, account.id)),
  ...(await exportAlerts(db, account.id)),
  ...(await exportDrafts(db, account.id)),
  ...(await exportConversations(db, account.id)),
  ...(await exportPayments(db, account.id)),
});
/** Content of an export. */
export type PersonalData = Awaited<ReturnType<typeof personalData>>;

/** Messages and reports that were sent from an address, with the mails about them. */
const eraseSentFrom = async (trx: Queries, account: Account): Promise<void> => {
  for (const { id } of await leadsOf(trx, account).execute()) {
    await trx.deleteFrom("mail").where("key", "like", `lead/${id}/%`).execute();
    await trx.deleteFrom("lead").where("id", "=", id).execute();
  }
  for (const { id } of await reportsOf(trx, account).execute()) {
    await trx.deleteFrom("listing_report").where("id", "=", id).execute();
  }
};

/** Erases a person for good; the audit retains time, kind and an id that nothing maps any more (D38). */
export const erasePerson = async (
  trx: Queries,
  account: Account,
  forgetAttempts: () => Promise<void>,
  now: number,
): Promise<void> => {
  const { id, email, region } = account;
  // An address that nobody proved may be a stranger's: what they sent is theirs.
  if (account.verified_at !== null) {
    await eraseSentFrom(trx, account);
    await trx
      .deleteFrom("provider_visit")
      .where("region", "=", region)
      .where(sql`identity ->> 'email'`, "=", email)
      .execute();
  }
  await trx.deleteFrom("mail").where("key", "like", `account/${id}/%`).execute();
  await trx.deleteFrom("mail").where("key", "like", `alert/${id}/%`).execute();
  await trx.deleteFrom("mail").where("key", "like", `contact/${id}/%`).execute();
  await forgetAttempts();
  await eraseCollections(trx, account, now);
  await eraseReceiptMails(trx, id);
  await eraseDrafts(trx, account, now);
  // Sessions, devices, providers, links, searches, addresses and conversations go with the account.
  await trx.deleteFrom("account").where("id", "=", id).execute();
};
