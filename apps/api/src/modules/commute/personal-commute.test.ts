import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createPasswordAttempts } from "../../security/password-attempts.ts";
import {
  type AccountTest,
  openAccountTest,
  PASSWORD,
  type TestBrowser,
} from "../../testing/account-tests.ts";
import { testSecrets } from "../../testing/test-app.ts";
import { eraseExpiredAccounts } from "../accounts/profile/erase-expired-accounts.ts";

const KARI = "kari@example.com";
const DAY_MS = 86_400_000;

let api: AccountTest;
let kari: TestBrowser;
beforeAll(async () => {
  api = await openAccountTest();
});
beforeEach(async () => {
  await api.emptyAccounts();
  await api.person(KARI);
  kari = api.browser();
  await kari.signIn(KARI);
  const work = { display_name: "Jobb", coordinates: { lat: 59.91, lng: 10.7 }, is_hidden: true };
  await kari.call("/api/user/commute-addresses", { body: { addresses: [work] } });
});
afterAll(() => api.close());

test("ACC-086, D38, D84: the export has the addresses of the commute, readable and as data", async () => {
  await kari.call("/api/user/profile/export-data");
  const [token] = await api.tokensOf("export");
  const file = await kari.call(`/api/user/export/${token}`, { method: "GET" });
  const parts = unzipSync(new Uint8Array(file.rawPayload));
  const data = JSON.parse(strFromU8(parts["data.json"] ?? new Uint8Array()));
  const html = strFromU8(parts["index.html"] ?? new Uint8Array());
  expect(data.commuteAddresses).toEqual([
    {
      name: "Jobb",
      latitude: 59.91,
      longitude: 10.7,
      isHidden: true,
      createdAt: "2026-11-21T09:00:00.000Z",
    },
  ]);
  expect(html).toContain("<h2>Steder du reiser til</h2>");
  expect(html).toContain("<dt>Skjult</dt><dd>Ja</dd>");
  // Every name has words of the reader's language.
  expect(html).not.toMatch(/<dt>[a-z]/);
});

test("D38, D84: the addresses of an account are erased with it, 14 days after its owner asked", async () => {
  const rows = async () =>
    (await api.db.selectFrom("commute_address").select("id").execute()).length;
  const attempts = createPasswordAttempts({
    db: api.db,
    keys: testSecrets.keys,
    now: () => api.clock.now,
  });
  const tidy = eraseExpiredAccounts({ db: api.db, now: () => api.clock.now, attempts });
  await kari.call("/api/user", { method: "DELETE", body: { password: PASSWORD } });
  api.clock.now += 14 * DAY_MS - 1;
  await tidy();
  expect(await rows()).toBe(1);
  api.clock.now += 1;
  await tidy();
  expect(await rows()).toBe(0);
});
