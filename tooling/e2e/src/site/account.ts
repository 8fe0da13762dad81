import { TERMS_VERSION } from "@hjem/domain/account/account-rules";
import { paths } from "@hjem/domain/paths";
import type { APIRequestContext, Page } from "@playwright/test";
import { hydrated } from "./hydrated.ts";
import { mailedLink } from "./mail.ts";
import type { Site } from "./site.ts";

/** Password of every account of a journey. */
export const PASSWORD = "four walls and a roof";

const field = (page: Page, site: Site, english: string) =>
  page.getByRole("textbox", { name: site.word(english), exact: true });

/** Signs in on the sign-in page that is shown; not patient, the address is sent before the page is hydrated. */
export async function signIn(
  page: Page,
  site: Site,
  email: string,
  isPatient = true,
): Promise<void> {
  if (isPatient) await hydrated(page);
  await field(page, site, "Email address").fill(email);
  await page.keyboard.press("Enter");
  await field(page, site, "Password").fill(PASSWORD);
  await page.keyboard.press("Enter");
}

/** Makes an account that has been activated; the header with its access token. */
export async function createAccount(
  server: APIRequestContext,
  email: string,
  name: string,
): Promise<{ authorization: string }> {
  const account = { email, password: PASSWORD };
  const terms = { name, terms_version: TERMS_VERSION };
  await server.post("/api/register", { data: { ...account, ...terms } });
  const link = await mailedLink(server, email, paths.userActivate.to());
  const token = new URL(link, "http://site").searchParams.get("token");
  await server.post("/api/user/activate", { data: { token } });
  const response = await server.post("/api/login", { data: account });
  const { access_token: access } = (await response.json()) as { access_token: string };
  return { authorization: `Bearer ${access}` };
}
