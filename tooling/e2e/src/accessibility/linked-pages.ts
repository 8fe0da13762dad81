import { paths } from "@hjem/domain/paths";
import type { Page } from "@playwright/test";
import { button, field } from "./fields.ts";
import type { ShownPage, Visit } from "./shown-page.ts";

/** A link of a mail; it does something once, so the response is mocked here. */
const fulfilActivation = (isUsed: boolean) => (page: Page) =>
  page.route(
    "**/api/user/activate/*",
    (route) =>
      route.fulfill({
        json: {
          data: { email: "person@hjem.example", is_used: isUsed, needs_password: false },
        },
      }),
    { times: 1 },
  );

/** The gate of a closed site responds to anyone who submits its form, also where the site is open (D39). */
const atSiteGate = async ({ page, site }: Visit): Promise<void> => {
  const responded = page.waitForResponse(/\/site-access\b/);
  await page.evaluate((language) => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post", action: `/site-access?language=${language}` });
    document.body.append(form);
    form.submit();
  }, site.language.code);
  await responded;
  await page.locator("#wrong").waitFor();
};

/** Pages that links in emails open, and the gates. */
export const linkedPages: readonly ShownPage[] = [
  {
    name: "activation",
    address: `${paths.userActivate.to()}?token=${"t".repeat(43)}`,
    prepare: fulfilActivation(false),
    heading: "Activate account",
    reach: (visit) => button(visit, "Activate account").waitFor(),
  },
  {
    name: "activated",
    address: `${paths.userActivate.to()}?token=${"t".repeat(43)}`,
    prepare: fulfilActivation(true),
    heading: "Activate account",
    reach: (visit) => button(visit, "This wasn't me").waitFor(),
  },
  {
    name: "activation by a bad link",
    address: paths.userActivate.to(),
    heading: "Activate account",
  },
  {
    name: "forgotten password",
    address: paths.passwordForgot.to(),
    heading: "Forgot your password?",
  },
  {
    name: "new password",
    address: ({ accounts }) => accounts.resetLink,
    heading: "New password",
    reach: (visit) => field(visit, "New password").waitFor(),
  },
  {
    name: "new password by a bad link",
    address: paths.userResetPassword.to(),
    heading: "New password",
  },
  {
    name: "first password",
    address: ({ accounts }) => accounts.firstPasswordLink,
    heading: "Choose a password",
    reach: (visit) => field(visit, "New password").waitFor(),
  },
  {
    name: "new address by a bad link",
    address: paths.userConfirmEmail.to(),
    heading: "New email address",
  },
  {
    name: "undoing a deletion by a bad link",
    address: paths.userUndoDeletion.to(),
    heading: "Keep the account",
  },
  { name: "blank", address: paths.blank.to() },
  {
    name: "gate of the admin area",
    address: `${paths.login.to()}?redirect=${paths.adminListing.to()}`,
    heading: "System access",
  },
  { name: "gate of a closed site", address: paths.blank.to(), reach: atSiteGate },
];
