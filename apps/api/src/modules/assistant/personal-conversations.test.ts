import { CHAT_RETENTION_DAYS } from "@hjem/domain/chat/chat-rules";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createPasswordAttempts } from "../../security/password-attempts.ts";
import { type AccountTest, openAccountTest, PASSWORD } from "../../testing/account-tests.ts";
import { signInPerson, type TestPerson } from "../../testing/collection-tests.ts";
import { sampleId, TEST_NOW } from "../../testing/sample-listings.ts";
import { testSecrets } from "../../testing/test-app.ts";
import { readAccount } from "../accounts/account-repository.ts";
import { eraseExpiredAccounts } from "../accounts/profile/erase-expired-accounts.ts";
import { personalData } from "../accounts/profile/personal-data.ts";
import { eraseOldRows } from "../retention/erase-old-rows.ts";
import { type Asker, visitorOf } from "./asker.ts";
import { saveQuestion } from "./turns.ts";

const DAY_MS = 86_400_000;
const QUESTION = "Er det heis?";

let api: AccountTest;
let kari: TestPerson;
beforeAll(async () => {
  api = await openAccountTest();
});
beforeEach(async () => {
  await api.emptyAccounts();
  await sql`truncate chat_conversation cascade`.execute(api.db);
  api.clock.now = TEST_NOW;
  kari = await signInPerson(api, "kari@example.com");
});
afterAll(() => api.close());

const ask = (asker: Asker, content = QUESTION) =>
  saveQuestion(
    api.db,
    asker,
    { regionId: "no", propertyId: sampleId(1) },
    { question: { content, clientId: crypto.randomUUID(), language: "no" }, now: TEST_NOW },
  );

const askedQuestions = async (): Promise<string[]> => {
  const turns = await api.db.selectFrom("chat_turn").select("question").orderBy("no").execute();
  return turns.map(({ question }) => question);
};

/** The hourly job that erases what is too old. */
const eraseAt = async (instant: number): Promise<void> => {
  api.clock.now = instant;
  const now = () => api.clock.now;
  const attempts = createPasswordAttempts({ db: api.db, keys: testSecrets.keys, now });
  await eraseExpiredAccounts({ db: api.db, now, attempts })();
};

test("ACC-086, D38: the questions of a person are in the export of their data, those of others are not", async () => {
  await ask({ accountId: kari.id });
  await ask(visitorOf(crypto.randomUUID()), "Hva koster det?");
  const { conversations } = await personalData(api.db, await readAccount(api.db, kari.id));
  expect(conversations).toEqual([
    {
      propertyId: sampleId(1).toLowerCase(),
      question: QUESTION,
      answer: "",
      askedAt: new Date(TEST_NOW).toISOString(),
    },
  ]);
});

test("D38: the questions of a person are erased with the account, those of others stay", async () => {
  await ask({ accountId: kari.id });
  await ask(visitorOf(crypto.randomUUID()), "Hva koster det?");
  await kari.page.call("/api/user", { method: "DELETE", body: { password: PASSWORD } });
  await eraseAt(TEST_NOW + 14 * DAY_MS);
  expect(await askedQuestions()).toEqual(["Hva koster det?"]);
});

test("D74, D80: conversations are erased 5 days after their last question, those of accounts after 90", async () => {
  expect(CHAT_RETENTION_DAYS).toEqual({ visitor: 5, account: 90 });
  await ask(visitorOf(crypto.randomUUID()), "visitor");
  await ask({ accountId: kari.id }, "account");
  const leftAfter = async (milliseconds: number): Promise<string[]> => {
    await eraseOldRows({ db: api.db, now: () => TEST_NOW + milliseconds })();
    return askedQuestions();
  };
  expect(await leftAfter(5 * DAY_MS)).toEqual(["visitor", "account"]);
  expect(await leftAfter(5 * DAY_MS + 1)).toEqual(["account"]);
  expect(await leftAfter(90 * DAY_MS)).toEqual(["account"]);
  expect(await leftAfter(90 * DAY_MS + 1)).toEqual([]);
});
