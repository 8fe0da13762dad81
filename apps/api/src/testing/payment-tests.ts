import type { PaymentGateway } from "@hjem/domain/draft/payment-gateway";
import type { Region } from "@hjem/domain/region";
import { inTransaction } from "../db/transaction.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { createMailQueue } from "../mail/mail-queue.ts";
import { createGateways } from "../modules/payments/gateways/payment-gateways.ts";
import { cancelUnusedPayment, startPaidPeriod } from "../modules/payments/is-period-paid.ts";
import type { PaymentDeps } from "../modules/payments/payment-deps.ts";
import { settlePayment, settlePayments } from "../modules/payments/settle-payment.ts";
import { createLogger } from "../plugins/logging.ts";
import { type AccountTest, openAccountTest } from "./account-tests.ts";
import { saveDraftPlaces } from "./draft-tests.ts";
import { testSites } from "./test-app.ts";
import type { TestDatabase } from "./test-database.ts";
import { createTestSandbox } from "./test-demo.ts";

/** The API with payments whose jobs a test runs. */
export interface PaymentTest extends AccountTest {
  deps: PaymentDeps;
  /** The sandbox; a test may replace its methods. */
  sandbox: PaymentGateway;
  /** Confirms a payment at the bank, without anybody telling us. */
  confirmAtBank(id: string): Promise<void>;
  /** Does what is queued for payments. */
  runJobs(): Promise<void>;
  /** Does what the job of every five minutes does. */
  sweep(): Promise<void>;
  /** Publishes a draft as far as payment is concerned; the end of its period, null where a payment is due. */
  publish(draftId: string, region?: Region): Promise<Date | null>;
  /** Rejects it. */
  reject(draftId: string): Promise<void>;
}

/** Site of a market. */
export const siteOf = (id: string): (typeof testSites)[number] => {
  const site = testSites.find((one) => one.id === id);
  if (!site) throw new Error(`There is no market ${id}.`);
  return site;
};

/** Opens it over a database that is open; `configured` gateways take the place of the sandbox for their methods. */
export async function openPaymentTest(
  database: TestDatabase,
  configured: Parameters<typeof createGateways>[0] = {},
): Promise<PaymentTest> {
  const queue: string[] = [];
  const jobs: Jobs = {
    async enqueue(_trx, name, payload) {
      if (name === "settle-payment" && "paymentId" in payload) queue.push(payload.paymentId);
    },
    wake: () => {},
  };
  const clock: { now: number } = { now: 0 };
  const sandbox = createTestSandbox(() => clock.now);
  const gateways = createGateways(configured, sandbox, new Map());
  const api = await openAccountTest({ jobs, gateways }, database);
  await saveDraftPlaces(api.db);
  clock.now = api.clock.now;
  const now = () => api.clock.now;
  Object.defineProperty(clock, "now", { get: now });
  const { db } = api;
  const deps: PaymentDeps = {
    db,
    regions: testSites,
    gateways,
    jobs,
    mailQueue: createMailQueue({ jobs, now }),
    now,
    log: createLogger("silent"),
  };
  return {
    ...api,
    deps,
    sandbox,
    async confirmAtBank(id) {
      await sandbox.confirm?.({ id, reference: null }, "482011");
    },
    async runJobs() {
      for (const id of queue.splice(0)) await settlePayment(deps, id);
    },
    sweep: settlePayments(deps),
    publish: (draftId, region = siteOf("no")) =>
      inTransaction(db, async (trx) => {
        const draft = await trx
          .selectFrom("listing_draft")
          .selectAll()
          .where("id", "=", draftId)
          .forUpdate()
          .executeTakeFirstOrThrow();
        const ends = await startPaidPeriod(trx, jobs, { draft, region, now: now() });
        if (ends) {
          await trx
            .updateTable("listing_draft")
            .set({ expires_at: ends.toISOString() })
            .where("id", "=", draftId)
            .execute();
        }
        return ends;
      }),
    reject: (draftId) =>
      inTransaction(db, (trx) => cancelUnusedPayment(trx, jobs, { draftId, now: now() })),
  };
}
