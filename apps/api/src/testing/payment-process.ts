import { createDemoPort } from "@hjem/demo/create-demo-port";
import { openDatabase } from "../db/client.ts";
import { inTransaction } from "../db/transaction.ts";
import { openJobs } from "../jobs/job-runner.ts";
import { createMailQueue } from "../mail/mail-queue.ts";
import { createGateways } from "../modules/payments/gateways/payment-gateways.ts";
import { startPaidPeriod } from "../modules/payments/is-period-paid.ts";
import type { PaymentDeps } from "../modules/payments/payment-deps.ts";
import { settlePayment, settlePayments } from "../modules/payments/settle-payment.ts";
import { startPayment } from "../modules/payments/start-payment.ts";
import { createLogger } from "../plugins/logging.ts";
import { testSites } from "./test-app.ts";

/**
 * A process of its own that pays and publishes every draft that is not, to be killed by a test:
 * `node payment-process.ts DATABASE_URL SANDBOX_FOLDER`. Prints a line for each step.
 */
const [databaseUrl = "", paymentsFolder = ""] = process.argv.slice(2);
const { db } = await openDatabase({ databaseUrl, dataDir: "." });
const log = createLogger("silent");
const now = Date.now;
const jobs = await openJobs({
  db,
  databaseUrl,
  log,
  pace: { retrySeconds: 1, pollSeconds: 0.5, stopWithinMs: 0, superviseSeconds: 1 },
});
const { sandbox } = createDemoPort({ outbox: null, now, paymentsFolder });
const deps: PaymentDeps = {
  db,
  regions: testSites,
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
const [site] = testSites;
if (!site) throw new Error("There is no market.");
const step = (name: string) => void process.stdout.write(`${name}\n`);
const drafts = await db.selectFrom("listing_draft").selectAll().orderBy("id").execute();
for (const draft of drafts) {
  const lock = (trx: Parameters<Parameters<typeof startPayment>[2]>[0]) =>
    trx
      .selectFrom("listing_draft")
      .selectAll()
      .where("id", "=", draft.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
  step("pay");
  // Paid by the process before, which was killed: refused.
  await startPayment(deps, { region: site, language: "no", origin: site.origin }, lock, {
    method: "card",
    cardNumber: "4242424242424242",
  }).catch(() => undefined);
  step("publish");
  await inTransaction(db, async (trx) => {
    await startPaidPeriod(trx, jobs, { draft: await lock(trx), region: site, now: now() });
  });
  jobs.wake("settle-payment");
  step("published");
}
step("done");
