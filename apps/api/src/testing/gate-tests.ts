import { type AccountTest, openAccountTest, type TestBrowser } from "./account-tests.ts";
import { testSecrets } from "./test-app.ts";

/** An API in which both gates, of the admin area and of the site, have a password. */
export const openGateTest = (): Promise<AccountTest> =>
  openAccountTest({
    secrets: { ...testSecrets, gates: { ...testSecrets.gates, site: "the site's password" } },
  });

/** Tries a password at a gate. */
export const tryGate = (page: TestBrowser, password: string, scope?: string) =>
  page.call("/api/web-access", { body: { password, scope } });
