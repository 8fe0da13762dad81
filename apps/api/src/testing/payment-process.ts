import { createDemoPort } from "@hjem/demo/create-demo-port";
import { localOrigin } from "@hjem/domain/site-origins";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { openDatabase } from "../db/client.ts";
import { openJobs } from "../jobs/job-runner.ts";
import { createMailQueue } from "../mail/mail-queue.ts";
import { type DraftRow, requireOwnDraft } from "../modules/drafts/draft-access.ts";
import { publicationConditions } from "../modules/drafts/publication/publication-conditions.ts";
import { publishDraft } from "../modules/drafts/publication/publish-draft.ts";
import { createGateways } from "../modules/payments/gateways/payment-gateways.ts";
import { isPeriodPaid } from "../modules/payments/is-period-paid.ts";
import type { PaymentDeps } from "../modules/payments/payment-deps.ts";
import { settlePayment, settlePayments } from "../modules/payments/settle-payment.ts";
import { startPayment } from "../modules/payments/start-payment.ts";
import { createLogger } from "../plugins/logging.ts";
import { regions } from "../regions.ts";

/**
 * A process of its own that pays every draft, and publishes the paid ones meanwhile, to be killed by a test:
 * `node payment-process.ts DATABASE_URL SANDBOX_FOLDER`. It begins with the first byte of its input, and prints a line for
 * each step.
 */
const [databaseUrl = "", paymentsFolder = ""] = process.argv.slice(2);
await once(process.stdin, "data");
/** Milliseconds between two looks for a draft that has been paid. */
const LOOK_EVERY_MS = 10;

const { db } = await openDatabase({ databaseUrl, dataDir: "." });
const log = createLogger("silent");
const now = Date.now;
const jobs = await openJobs({
  db,
  databaseUrl,
  log,
  pace: { retrySeconds: 1, pollSeconds: 0.5, stopWithinMs: 0, superviseSeconds: 1 },
});
// As in `test-app.ts`, which loads the whole API.
const sites = regions.map((each) => ({ ...each, origin: localOrigin(each, 3000) }));
const [first] = sites;
if (!first) throw new Error("There is no market.");
const region = first;
const { sandbox } = createDemoPort({ outbox: null, now, paymentsFolder });
const deps: PaymentDeps = {
  db,
  regions: sites,
  gateways: createGateways({}, sandbox, new Map()),
  jobs,
  mailQueue: createMailQueue({ jobs, now }),
  now,
  log,
};
await jobs.work({
  "settle-payment": ({ paymentId }) => settlePayment(deps, paymentId),
  "settle-payments": settlePayments(deps),
});
const step = (name: string) => void process.stdout.write(`${name}\n`);
const drafts = await db.selectFrom("listing_draft").selectAll().orderBy("id").execute();

/** Pays a draft; one that the process before has paid is refused. */
async function pay({ id, account_id: accountId }: DraftRow): Promise<void> {
  step("pay");
  await startPayment(
    deps,
    { region, language: "no", origin: region.origin },
    (trx) => requireOwnDraft(trx, { accountId, id }, { isLocked: true }),
    { method: "card", cardNumber: "4242424242424242" },
  ).catch(() => undefined);
  step("paid");
}

/** Publishes a draft as soon as it has been paid. */
async function publish(draft: DraftRow): Promise<void> {
  const owner = { accountId: draft.account_id, id: draft.id };
  while (!(await isPeriodPaid(db, { draft, region, now: now() }))) await setTimeout(LOOK_EVERY_MS);
  step("publish");
  await publishDraft({ db, now, ...publicationConditions(deps) }, owner, region);
  jobs.wake("settle-payment");
  step("published");
}

const each = async (run: (draft: DraftRow) => Promise<void>) => {
  for (const draft of drafts) await run(draft);
};
await Promise.all([each(pay), each(publish)]);
step("done");
