import { CASE_DUE_MS } from "@hjem/domain/moderation/moderation-rules";
import { paths } from "@hjem/domain/paths";
import type { Database, Queries } from "../../db/schema.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { MailQueue } from "../../mail/mail-queue.ts";
import type { Site } from "../../regions.ts";
import { lateHeldLeads } from "../leads/held-leads.ts";
import { readCaseListing } from "./case-listing.ts";
import { openCases } from "./case-queue.ts";
import { moderationMail } from "./moderation-mails.ts";

/** What the job takes. */
export interface ModeratorAlertDeps {
  db: Database;
  regions: readonly Site[];
  mailQueue: MailQueue;
  /** Milliseconds since 1970. */
  now: () => number;
}

const moderatorsOf = (trx: Queries, regionId: string) =>
  trx
    .selectFrom("account_role")
    .innerJoin("account", "account.id", "account_role.account_id")
    .select(["account.id", "account.email", "account.language"])
    .where("account_role.region", "=", regionId)
    .where("account_role.role", "in", ["moderator", "administrator"])
    .where("account.erase_at", "is", null)
    .where("account.locked_at", "is", null)
    .execute();

async function alertMarket({ db, mailQueue, now }: ModeratorAlertDeps, site: Site): Promise<void> {
  const instant = now();
  await inTransaction(db, async (trx) => {
    const queue = await openCases(trx, site.id);
    const [oldest] = queue;
    if (!oldest || oldest.alerted_at || oldest.opened_at.getTime() + CASE_DUE_MS > instant) return;
    const marked = await trx
      .updateTable("moderation_case")
      .set({ alerted_at: new Date(instant).toISOString() })
      .where("id", "=", oldest.id)
      .where("alerted_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!marked) return;
    const key = { draftId: oldest.draft_id, propertyId: oldest.property_id };
    const listing = await readCaseListing(trx, site, key, instant);
    for (const { id, email, language } of await moderatorsOf(trx, site.id)) {
      await mailQueue.enqueue(
        trx,
        moderationMail({
          kind: "late",
          key: `${oldest.id}/${id}`,
          to: email,
          language,
          site,
          address: listing?.address ?? listing?.title ?? oldest.id,
          count: queue.length,
          path: paths.adminListing.to(),
        }),
      );
    }
  });
  mailQueue.wake();
}

/** The same about enquiries that are held (D137); the key of the mail says which one has been mailed about. */
async function alertOfEnquiries(
  { db, mailQueue, now }: ModeratorAlertDeps,
  site: Site,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const late = await lateHeldLeads(trx, site.id, now());
    if (!late) return;
    for (const { id, email, language } of await moderatorsOf(trx, site.id)) {
      await mailQueue.enqueue(
        trx,
        moderationMail({
          kind: "late",
          key: `${late.oldest.id}/${id}`,
          to: email,
          language,
          site,
          address: late.oldest.listing?.address ?? late.oldest.id,
          count: late.count,
          path: paths.adminSection.to("enquiries"),
        }),
      );
    }
  });
  mailQueue.wake();
}

/**
 * Mails the moderators of a market once its oldest case, or the oldest enquiry that is held, has waited for a day; runs every
 * quarter of an hour as a job.
 */
export const alertModerators = (deps: ModeratorAlertDeps) => async (): Promise<void> => {
  for (const site of deps.regions) {
    await alertMarket(deps, site);
    await alertOfEnquiries(deps, site);
  }
};
