import { TERMS_VERSION } from "@hjem/domain/account/account-rules";
import { paths } from "@hjem/domain/paths";
import type { APIRequestContext } from "@playwright/test";
import { mailedLink, newEmail } from "../site/mail.ts";

/** Accounts of a site for checking pages, and links from their emails. */
export interface TestAccounts {
  password: string;
  /** May sign in. */
  person: string;
  /** Has not followed the first link yet. */
  waiting: string;
  /** Link to reset a forgotten password; valid until it is used. */
  resetLink: string;
  /** Link to set the first password of an account; valid until it is used. */
  firstPasswordLink: string;
}

const PASSWORD = "four walls and a roof";

const send = async (server: APIRequestContext, path: string, data: object) => {
  const response = await server.post(path, { data });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}`);
};

const terms = { name: "Kari Testesen", terms_version: TERMS_VERSION };

/** The address of an account that was made just now. */
export async function newAccountEmail(server: APIRequestContext): Promise<string> {
  const email = newEmail("neighbour");
  await send(server, "/api/register", { email, password: PASSWORD, ...terms });
  return email;
}

/** Creates the accounts. `suffix` makes those of each run distinct. */
export async function createTestAccounts(
  server: APIRequestContext,
  suffix: string,
): Promise<TestAccounts> {
  const address = (name: string) => `${name}.${suffix}@hjem.example`;
  const [person, waiting, quick] = [address("person"), address("waiting"), address("quick")];
  await Promise.all([
    send(server, "/api/register", { email: person, password: PASSWORD, ...terms }),
    send(server, "/api/register", { email: waiting, password: PASSWORD, ...terms }),
    send(server, "/api/user/quick-registration", { email: quick, ...terms }),
  ]);
  const activation = await mailedLink(server, person, paths.userActivate.to());
  const token = new URL(activation, "http://site").searchParams.get("token");
  await send(server, "/api/user/activate", { token });
  await send(server, "/api/forgot-password", { email: person });
  const [resetLink, first] = await Promise.all([
    mailedLink(server, person, paths.userResetPassword.to()),
    mailedLink(server, quick, paths.userActivate.to()),
  ]);
  // Links to a first password that were sent by others come here (ACC-021).
  const firstPasswordLink = first.replace(paths.userActivate.to(), paths.passwordUpdate.to());
  return { password: PASSWORD, person, waiting, resetLink, firstPasswordLink };
}
