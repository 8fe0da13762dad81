import { paths } from "@hjem/domain/paths";
import { open } from "../site/hydrated.ts";
import { button, field } from "./fields.ts";
import type { ShownPage, Visit } from "./shown-page.ts";
import { newAccountEmail } from "./test-accounts.ts";

const SIGN_IN = "Sign in or create an account";
/** After a cancelled sign-in a provider redirects to the root of the site, where the sign-in opens (ACC-057). */
const cancelled = ({ site }: Pick<Visit, "site">): string =>
  `/?error=access_denied&state=${site.region.signInProviders[0]}-login.cancelled`;
/** Of no account. */
const NOBODY = "nobody@hjem.example";

async function giveAddress(visit: Visit, email: string): Promise<void> {
  await field(visit, "Email address").fill(email);
  await button(visit, "Continue").click();
}

/** Signs in with a test account on the sign-in page. */
export async function signIn(visit: Visit): Promise<void> {
  await open(visit.page, paths.login.to());
  await steps.password(visit);
  await field(visit, "Password").fill(visit.accounts.password);
  await visit.page.keyboard.press("Enter");
  await visit.page.waitForURL((url) => url.pathname === paths.home.to());
}

const heading = ({ page, site }: Visit, text: string) =>
  page.getByRole("heading", { name: site.word(text), exact: true });

const dialogShown = ({ page }: Visit): Promise<void> => page.getByRole("dialog").waitFor();

/** Steps of the sign-in with the actions that open them: the same on its own page and in the dialog. */
const steps = {
  "an address with a mistake": async (visit) => {
    await giveAddress(visit, "kari");
    await visit.page.locator("[aria-invalid=true]").waitFor();
  },
  password: async (visit) => {
    await giveAddress(visit, visit.accounts.person);
    await field(visit, "Password").waitFor();
  },
  "wrong password": async (visit) => {
    await steps.password(visit);
    await field(visit, "Password").fill("five walls and no roof");
    await button(visit, "Sign in").click();
    await visit.page.getByRole("alert").filter({ hasText: /\S/ }).waitFor();
  },
  "waiting for activation": async (visit) => {
    await giveAddress(visit, visit.accounts.waiting);
    await field(visit, "Password").fill(visit.accounts.password);
    await button(visit, "Sign in").click();
    await button(visit, "Send it again").waitFor();
  },
  register: async (visit) => {
    await giveAddress(visit, NOBODY);
    await button(visit, "Create account").waitFor();
  },
  "register, with mistakes": async (visit) => {
    await steps.register(visit);
    await button(visit, "Create account").click();
    await visit.page.locator("[aria-invalid=true]").first().waitFor();
  },
  forgotten: async (visit) => {
    await giveAddress(visit, await newAccountEmail(visit.server));
    await field(visit, "Password").waitFor();
    await button(visit, "Forgot password?").click();
    await heading(visit, "Forgot your password?").waitFor();
  },
  "mail sent": async (visit) => {
    await steps.forgotten(visit);
    await button(visit, "Send me a link").click();
    await heading(visit, "Check your email").waitFor();
  },
} satisfies Record<string, (visit: Visit) => Promise<void>>;

const onItsPage = Object.entries(steps).map(([step, reach]): ShownPage => ({
  name: `sign-in: ${step}`,
  address: paths.login.to(),
  heading: SIGN_IN,
  reach,
}));

const inDialog = (["an address with a mistake", "password", "register", "mail sent"] as const).map(
  (step): ShownPage => ({
    name: `sign-in dialog: ${step}`,
    address: cancelled,
    reach: async (visit) => {
      await dialogShown(visit);
      await steps[step](visit);
    },
  }),
);

/** The sign-in, on its own pages and as a dialog. */
export const signInPages: readonly ShownPage[] = [
  { name: "sign-in", address: paths.login.to(), heading: SIGN_IN },
  { name: "sign-in under the header", address: paths.userSignIn.to(), heading: SIGN_IN },
  ...onItsPage,
  { name: "sign-in dialog", address: cancelled, reach: dialogShown },
  ...inDialog,
];
