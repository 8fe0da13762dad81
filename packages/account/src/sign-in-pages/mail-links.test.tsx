import { browserStorage } from "@hjem/storefront/browser-storage";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { sampleProfile } from "@hjem/storefront/testing/sample-person";
import { StubError, type StubResponses } from "@hjem/storefront/testing/stub-api";
import type { ReactElement } from "react";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { testFeature } from "../testing/feature.ts";
import { Activate } from "./activate.tsx";
import { ConfirmEmail } from "./confirm-email.tsx";
import { loadSignIn, type SignInModel } from "./load-sign-in.ts";
import { UndoDeletion } from "./undo-deletion.tsx";

const TOKEN = "t".repeat(43);
const EMAIL = "kari@example.com";

beforeEach(() => localStorage.clear());

async function open(element: ReactElement, path: string, api: StubResponses) {
  const { href } = window.location;
  const { state } = window.history;
  onTestFinished(() => window.history.replaceState(state, "", href));
  // The router of a test has an address of its own.
  const { search } = new URL(path, href);
  if (search) window.history.replaceState(state, "", search);
  let model: Promise<SignInModel> | undefined;
  const shown = await renderWithStorefront(element, {
    region: "au",
    features: [testFeature],
    loader: (args) => (model ??= loadSignIn(args)),
    path,
    api: { "GET /api/auth/providers": { data: [] }, ...api },
  });
  /** What was sent beside questions that change nothing. */
  const written = () => shown.calls.filter(({ method }) => method !== "GET");
  return { ...shown, written };
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const status = (words: RegExp) => page.getByRole("status").getByText(words);

const links = [
  {
    name: "activation",
    element: <Activate />,
    path: "/user/activate",
    check: `GET /api/user/activate/${TOKEN}`,
    act: "POST /api/user/activate",
    label: "Activate account",
    done: /kari@example.com is active\. You can sign in/,
    used: /kari@example.com is active already/,
  },
  {
    name: "new address",
    element: <ConfirmEmail />,
    path: "/user/confirmEmail",
    check: `GET /api/user/confirm-email/${TOKEN}`,
    act: "POST /api/user/confirm-email",
    label: "Use this address",
    done: /You now sign in with kari@example.com/,
    used: /done already: you sign in with kari@example.com/,
  },
  {
    name: "undo of a deletion",
    element: <UndoDeletion />,
    path: "/user/undoDeletion",
    check: `GET /api/user/undo-deletion/${TOKEN}`,
    act: "POST /api/user/undo-deletion",
    label: "Keep the account",
    done: /Your account kari@example.com has been kept/,
    used: /done already: your account kari@example.com has been kept/,
  },
] as const;

/** With the fields of an activation, which the others do not read. */
const facts = (isUsed: boolean) => ({
  data: { email: EMAIL, isUsed, needsPassword: false, session: null },
});
const otherCalls: StubResponses = {
  "POST /api/user/check": { data: { exists: true, hasPassword: true, providers: [] } },
};

for (const link of links) {
  const address = `${link.path}?token=${TOKEN}`;

  test(`ACC-077, D122: opening the link (${link.name}) changes nothing; its button acts, and says that it is done`, async () => {
    const { written, calls } = await open(link.element, address, {
      ...otherCalls,
      [link.check]: facts(false),
      [link.act]: facts(false),
    });
    await expect.element(button(link.label)).toBeVisible();
    await expect.element(page.getByText(/kari@example\.com/)).toBeVisible();
    expect(written()).toEqual([]);
    expect(window.location.search).not.toContain(TOKEN);
    await button(link.label).click();
    await expect.element(status(link.done)).toBeVisible();
    expect(calls).toContainEqual(expect.objectContaining({ body: { token: TOKEN } }));
  });

  test(`D122: a second press (${link.name}) says what was done`, async () => {
    await open(link.element, address, {
      ...otherCalls,
      [link.check]: facts(false),
      [link.act]: facts(true),
    });
    await button(link.label).click();
    await expect.element(status(link.used)).toBeVisible();
  });

  test(`A13: opening or reloading a used link (${link.name}) says what was done, without a button`, async () => {
    const first = await open(link.element, address, { ...otherCalls, [link.check]: facts(true) });
    await expect.element(status(link.used)).toBeVisible();
    await first.unmount();
    // After a reload only the browser's history state is left.
    await open(link.element, link.path, { ...otherCalls, [link.check]: facts(true) });
    await expect.element(status(link.used)).toBeVisible();
    await expect.element(button(link.label)).not.toBeInTheDocument();
  });

  test(`ACC-066: a link that has expired (${link.name}) says so and leads on`, async () => {
    await open(link.element, address, {
      [link.check]: new StubError(400, "token_invalid", "Expired."),
    });
    await expect.element(status(/^Expired\.$/)).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: /^(?:Sign in|Go to your account)$/ }))
      .toBeVisible();
  });
}

const activation = links[0];
const session = { accessToken: "a.b.c", expiresIn: 900, hasPassword: true };
const openActivation = (api: StubResponses) =>
  open(<Activate />, `/user/activate?token=${TOKEN}`, {
    ...otherCalls,
    [activation.check]: facts(false),
    "GET /api/user/profile": { data: { ...sampleProfile, email: EMAIL } },
    ...api,
  });

test("ACC-014, D122: the browser that registered is signed in by the button, and goes on where the registration came from", async () => {
  browserStorage().write("registration", { email: EMAIL, back: "/invitation/t0ken", action: "" });
  const { written } = await openActivation({
    [activation.act]: { data: { email: EMAIL, isUsed: false, session } },
  });
  await button("Activate account").click();
  await expect.element(status(/is active, and you are signed in/)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Continue" }))
    .toHaveAttribute("href", "/invitation/t0ken");
  await expect.element(page.getByRole("link", { name: "Add a passkey" })).toBeVisible();
  expect(written()).toHaveLength(1);
});

test("ACC-074: after a registration without a password a passkey or a password is offered", async () => {
  await openActivation({
    [activation.act]: {
      data: { email: EMAIL, isUsed: false, session: { ...session, hasPassword: false } },
    },
  });
  await button("Activate account").click();
  await expect.element(page.getByRole("link", { name: "add a passkey" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "choose a password" }))
    .toHaveAttribute("href", "/user/changepassword");
  await expect.element(page.getByText(/signed out/)).not.toBeInTheDocument();
});

test("ACC-044, D122: elsewhere the button activates and asks for the password of the address, which is not typed again", async () => {
  browserStorage().write("registration", { email: EMAIL, back: "/invitation/t0ken", action: "" });
  const { router } = await openActivation({
    [activation.act]: facts(false),
    "POST /api/login": { accessToken: "a.b.c", expiresIn: 900 },
  });
  await button("Activate account").click();
  await page.getByRole("textbox", { name: "Password" }).fill("a sentence of mine");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => router.state.location.pathname).toBe("/invitation/t0ken");
});

test("ACC-021, ACC-076: elsewhere a registration without a password chooses one, which signs in", async () => {
  const { written } = await openActivation({
    [activation.check]: { data: { email: EMAIL, isUsed: false, needsPassword: true } },
    "POST /api/user/set-password": { data: { email: EMAIL } },
    "POST /api/login": { accessToken: "a.b.c", expiresIn: 900 },
  });
  await expect.element(page.getByText(/Choose a password to activate/)).toBeVisible();
  await expect.element(page.getByText(/signed out/)).not.toBeInTheDocument();
  expect(written()).toEqual([]);
  await page.getByRole("textbox", { name: "New password" }).fill("a sentence of mine");
  await userEvent.keyboard("{Enter}");
  await expect.element(status(/is active, and you are signed in/)).toBeVisible();
});

test.each([
  ["a registration that waits", true, /has been removed/],
  ["an account that was activated", false, /signed out everywhere and will be deleted/],
])("D122: “not me” on the page: %s", async (_what, isErased, words) => {
  const { written } = await openActivation({
    "POST /api/user/reject-registration": { data: { email: EMAIL, isErased } },
  });
  await button("This wasn't me").click();
  await expect.element(status(words)).toBeVisible();
  expect(written()).toMatchObject([{ body: { token: TOKEN } }]);
});
