import { RESERVED_DAYS } from "@hjem/domain/draft/payment-rules";
import { DAY_MS, MINUTE_MS } from "@hjem/domain/durations";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../db/transaction.ts";
import { onEmbeddedFirst } from "../../testing/both-engines.ts";
import {
  addTestPicture,
  completeDraft,
  signInAdvertiser,
  type TestAdvertiser,
} from "../../testing/draft-tests.ts";
import { openMortal } from "../../testing/mortal-process.ts";
import { openPaymentTest, type PaymentTest, siteOf } from "../../testing/payment-tests.ts";
import { TEST_NOW } from "../../testing/sample-listings.ts";
import type { TestDatabase } from "../../testing/test-database.ts";
import { requireOwnDraft } from "../drafts/draft-access.ts";
import { publicationConditions } from "../drafts/publication/publication-conditions.ts";
import { publishWithin } from "../drafts/publication/publish-draft.ts";
import { cancelUnusedPayment } from "./is-period-paid.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import { settlePayment, settlePayments } from "./settle-payment.ts";
import { startPayment } from "./start-payment.ts";

const site = siteOf("no");
const APPROVED = "4242424242424242";
const ASKS_THE_BANK = "4000002500003155";
const WAITS_FOR_A_MODERATOR = "Betal med Western Union før visning.";

/** What one process does until it ends; it may be killed after each of its steps. */
interface Process {
  deps: PaymentDeps;
  draftId: string;
  /** Does the jobs that it has left. */
  runJobs(): Promise<void>;
}

onEmbeddedFirst((database: () => TestDatabase) => {
  let api: PaymentTest;
  let kari: TestAdvertiser;
  let template: string;
  beforeAll(async () => {
    api = await openPaymentTest(database());
    await api.emptyAccounts();
    kari = await signInAdvertiser(api, "kari@example.no");
    ({ id: template } = await completeDraft(api, kari));
  });
  beforeEach(() => {
    api.clock.now = TEST_NOW;
  });

  /** A draft as the first one, quicker than by calls of the API. */
  const newDraft = async (): Promise<string> => {
    const id = crypto.randomUUID();
    await sql`
      insert into listing_draft (id, account_id, region, status, version, content_version, listing_type, content, created_at, changed_at)
      select ${id}, account_id, region, status, version, content_version, listing_type, content, created_at, changed_at
      from listing_draft where id = ${template}
    `.execute(api.db);
    await addTestPicture(api, id);
    return id;
  };
  const describeDraft = (id: string, text: string) =>
    sql`
      update listing_draft set version = version + 1, content = jsonb_set(content, '{propertyDetail,description}', ${JSON.stringify(text)}::jsonb)
      where id = ${id}
    `.execute(api.db);
  const loseTitle = (id: string) =>
    sql`
      update listing_draft set version = version + 1, content = content #- '{propertyDetail,title}' where id = ${id}
    `.execute(api.db);

  const lock = (id: string) => (trx: Parameters<typeof requireOwnDraft>[0]) =>
    requireOwnDraft(trx, { accountId: kari.id, id }, { isLocked: true });
  const payByCard = async ({ deps, draftId }: Process, cardNumber = APPROVED): Promise<string> => {
    const page = { region: site, language: "no", origin: site.origin } as const;
    const choice = { method: "card", cardNumber } as const;
    const { id } = await startPayment(deps, page, lock(draftId), choice);
    return id;
  };
  const confirm = async ({ deps }: Process, id: string) => {
    await deps.gateways.find("sandbox")?.confirm?.({ id, reference: null }, "482011");
    await settlePayment(deps, id);
  };
  /** The transaction of a moderator's decision. */
  const decide = ({ deps, draftId }: Process, isReleased: boolean) =>
    inTransaction(deps.db, async (trx) => {
      const row = await lock(draftId)(trx);
      if (row.status !== "in_review") return;
      if (isReleased) {
        const publication = { now: deps.now, ...publicationConditions(deps) };
        await publishWithin(trx, publication, { row, region: site }, { isReleased });
        return;
      }
      await sql`update listing_draft set status = 'rejected' where id = ${draftId}`.execute(trx);
      await cancelUnusedPayment(trx, deps.jobs, { draftId, now: deps.now() });
    });

  /** Nobody has paid without a listing or a hold, and nobody has a listing for nothing. */
  const expectFair = async (draftId: string) => {
    const draft = await api.db
      .selectFrom("listing_draft")
      .leftJoin("listing", "listing.public_id", "listing_draft.public_id")
      .select(["listing_draft.status", "listing.id"])
      .where("listing_draft.id", "=", draftId)
      .executeTakeFirstOrThrow();
    const payments = await api.db
      .selectFrom("payment")
      .selectAll()
      .where("draft_id", "=", draftId)
      .execute();
    const kept: string[] = [];
    for (const row of payments) {
      const state = (await api.sandbox.get(row))?.state;
      expect([row.state, row.pending]).toEqual([expect.any(String), null]);
      if (state === undefined || state === "cancelled" || state === "failed") continue;
      expect(state).toBe(row.state);
      kept.push(state);
    }
    const expected: Partial<Record<typeof draft.status, string[]>> = {
      live: ["captured"],
      in_review: ["authorised"],
    };
    const isGivenBack = draft.status === "in_review" && kept.length === 0;
    if (!isGivenBack)
      expect([draft.status, kept]).toEqual([draft.status, expected[draft.status] ?? []]);
    expect(draft.id === null).toBe(draft.status !== "live");
  };

  /** What the next process does after its start, without anybody at a browser. */
  const recover = async () => {
    for (let round = 0; round < 2; round += 1) {
      api.clock.now += 10 * MINUTE_MS;
      await api.sweep();
      await api.runJobs();
    }
  };

  const ways: Record<string, (process: Process) => Promise<void>> = {
    "a card": async (process) => {
      await payByCard(process);
      await process.runJobs();
    },
    "a card and its bank": async (process) => {
      await confirm(process, await payByCard(process, ASKS_THE_BANK));
      await process.runJobs();
    },
    "a notification before the return": async (process) => {
      const id = await payByCard(process, ASKS_THE_BANK);
      await api.confirmAtBank(id);
      await settlePayment(process.deps, id);
      await settlePayment(process.deps, id);
      await process.runJobs();
    },
    "a listing that loses its title at the bank": async (process) => {
      const id = await payByCard(process, ASKS_THE_BANK);
      await loseTitle(process.draftId);
      await confirm(process, id);
      await process.runJobs();
    },
    "a held listing that a moderator releases": async (process) => {
      await describeDraft(process.draftId, WAITS_FOR_A_MODERATOR);
      await payByCard(process);
      await decide(process, true);
      await process.runJobs();
    },
    "a held listing that a moderator rejects": async (process) => {
      await describeDraft(process.draftId, WAITS_FOR_A_MODERATOR);
      await payByCard(process);
      await decide(process, false);
      await process.runJobs();
    },
    "a held listing that nobody looks at for six days": async (process) => {
      await describeDraft(process.draftId, WAITS_FOR_A_MODERATOR);
      await payByCard(process);
      api.clock.now += RESERVED_DAYS * DAY_MS;
      await settlePayments(process.deps)();
      await process.runJobs();
    },
  };

  describe("D123, D136: a process that is killed after any step leaves nobody who has paid for nothing", () => {
    test.each(Object.entries(ways))("%s", async (_, way) => {
      let steps = 0;
      for (let isWhole = false; !isWhole; steps += 1) {
        api.clock.now = TEST_NOW;
        const draftId = await newDraft();
        const mortal = openMortal(api.deps, { killedAfter: steps + 1 });
        try {
          await way({ ...mortal, draftId });
          isWhole = true;
        } catch (error) {
          if (!mortal.isKilled()) throw error;
        }
        await recover();
        await expectFair(draftId);
      }
      // Begun, called at the gateway, applied, settled: each is a step after which it was killed.
      expect(steps).toBeGreaterThan(4);
    });
  });
});
