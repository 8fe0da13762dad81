import { type AccountTest, addAuthenticator, type TestBrowser } from "./account-tests.ts";
import { tryGate } from "./gate-tests.ts";

/** Registers a person with an authenticator app and opens the admin area for them; a role is given apart from it. */
export async function openAdminArea(
  api: AccountTest,
  email: string,
  { host = "no.localhost:3000" }: { host?: string } = {},
): Promise<TestBrowser> {
  await api.person(email, { host });
  const page = api.browser({ host });
  await page.signIn(email);
  await addAuthenticator(page, api.clock.now);
  await tryGate(page, "the admin's password", "admin");
  return page;
}
