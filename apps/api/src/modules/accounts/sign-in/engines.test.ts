import { beforeAll, beforeEach, expect, test } from "vitest";
import { createPasswordAttempts } from "../../../security/password-attempts.ts";
import {
  type AccountTest,
  openAccountTest,
  PASSWORD,
  registrationOf,
} from "../../../testing/account-tests.ts";
import { onBothEngines } from "../../../testing/both-engines.ts";
import { returnFromProvider, visitProvider } from "../../../testing/provider-visit.ts";
import { testSecrets } from "../../../testing/test-app.ts";
import type { TestDatabase } from "../../../testing/test-database.ts";
import { testDemo } from "../../../testing/test-demo.ts";
import { eraseExpiredAccounts } from "../profile/erase-expired-accounts.ts";

const KARI = "kari@example.com";

onBothEngines((database: () => TestDatabase) => {
  let api: AccountTest;
  beforeAll(async () => {
    api = await openAccountTest({ demo: testDemo }, database());
  });
  beforeEach(() => api.emptyAccounts());

  test("fifty registrations, ten links and twenty refreshes at once make one account, one password and one new token", async () => {
    const register = () => api.browser().call("/api/register", { body: registrationOf(KARI) });
    await Promise.all(Array.from({ length: 50 }, register));
    expect(await api.db.selectFrom("account").select("id").execute()).toHaveLength(1);
    const [token] = await api.tokensOf("activate");
    const activate = () => api.browser().call("/api/user/activate", { body: { token } });
    const activated = await Promise.all(Array.from({ length: 10 }, activate));
    expect(activated.map(({ statusCode }) => statusCode)).toEqual(activated.map(() => 200));
    expect(activated.filter((each) => !each.json().data.is_used)).toHaveLength(1);
    const page = api.browser();
    await page.signIn(KARI);
    const tabs = Array.from({ length: 20 }, () => {
      const tab = api.browser();
      tab.cookies = new Map(page.cookies);
      return tab;
    });
    await Promise.all(tabs.map((tab) => tab.call("/api/refresh")));
    expect(new Set(tabs.map(({ cookies }) => cookies.get("hjem_refresh"))).size).toBe(1);
  });

  test("forty wrong passwords at once count as forty attempts", async () => {
    await api.person(KARI);
    const thief = api.browser({ ip: "203.0.113.9" });
    const responses = await Promise.all(
      Array.from({ length: 40 }, () => thief.signIn(KARI, "a wrong one")),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(4);
  });

  test("a provider's sign-in, a deletion and the job that erases data work", async () => {
    const page = api.browser();
    const back = await visitProvider(page, "vipps", { verified: "1" });
    expect((await returnFromProvider(page, "vipps", back)).statusCode).toBe(200);
    await page.call("/api/user/change-password", { body: { new_password: PASSWORD } });
    const removed = await page.call("/api/user", {
      method: "DELETE",
      body: { password: PASSWORD },
    });
    expect(removed.statusCode).toBe(202);
    api.clock.now += 14 * 86_400_000;
    const now = () => api.clock.now;
    const attempts = createPasswordAttempts({ db: api.db, keys: testSecrets.keys, now });
    await eraseExpiredAccounts({ db: api.db, attempts, now })();
    expect(await api.db.selectFrom("account").select("id").execute()).toEqual([]);
  });
});
