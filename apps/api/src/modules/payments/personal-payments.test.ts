import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccountTest, openAccountTest } from "../../testing/account-tests.ts";
import { signInAdvertiser, type TestAdvertiser } from "../../testing/draft-tests.ts";
import { readAccount } from "../accounts/account-repository.ts";
import { erasePerson, personalData } from "../accounts/profile/personal-data.ts";

const ID = "01900000-0000-7000-8000-0000000000b1";

let api: AccountTest;
let kari: TestAdvertiser;

beforeAll(async () => {
  api = await openAccountTest();
  kari = await signInAdvertiser(api, "kari@example.no");
  const at = new Date(api.clock.now).toISOString();
  await sql`
    insert into payment (id, account_id, region, package, listing_type, days, method, gateway, state, currency, net, tax,
      tax_rate, total, card_brand, card_last4, receipt_number, created_at, changed_at, captured_at)
    values (${ID}, ${kari.id}, 'no', 'sale', 'residential_sale', 90, 'card', 'sandbox', 'captured', 'NOK', 279200, 69800,
      25, 349000, 'Visa', '4242', 'NO-2026-000001', ${at}, ${at}, ${at})`.execute(api.db);
  await sql`
    insert into mail (id, key, message, created_at)
    select ${ID}, ${`receipt/${ID}`}, message, created_at from mail limit 1`.execute(api.db);
});
afterAll(() => api.close());

test("ACC-086: the export has a person's payments, with receipt and the last digits of the card", async () => {
  const { payments } = await personalData(api.db, await readAccount(api.db, kari.id));
  expect(payments).toMatchObject([
    {
      total: 3490,
      currency: "NOK",
      card: "Visa 4242",
      receiptNumber: "NO-2026-000001",
      refundedAt: null,
    },
  ]);
});

test("D97: an erased account leaves the payment and its number for the accounts, and nothing that leads to the person", async () => {
  const account = await readAccount(api.db, kari.id);
  await api.db
    .transaction()
    .execute((trx) => erasePerson(trx, account, async () => {}, api.clock.now));
  expect(await api.db.selectFrom("payment").selectAll().execute()).toMatchObject([
    { id: ID, account_id: null, draft_id: null, receipt_number: "NO-2026-000001" },
  ]);
  const mails = await api.db
    .selectFrom("mail")
    .select("key")
    .where("key", "=", `receipt/${ID}`)
    .execute();
  expect(mails).toEqual([]);
});
