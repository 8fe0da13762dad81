import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { browserStorage } from "../../storage/browser-storage.ts";
import { renderWithStorefront, type RenderOptions } from "../../testing/render-with-storefront.tsx";
import { sampleProfile } from "../../testing/sample-person.ts";
import { StubError, type StubResponses } from "../../testing/stub-api.ts";
import { toasts } from "../../toasts/toasts.ts";
import { currentSession } from "../follow-session.ts";
import { pendingActions } from "../tab-actions.ts";
import { useProtectedAction } from "../use-protected-action.ts";
import { openSignIn } from "./open-sign-in.ts";
import { ProviderButtons } from "./provider-buttons.tsx";

const token = { accessToken: "a.b.c", expiresIn: 900 };
const known = { data: { exists: true, hasPassword: true, providers: [] } };
const responses: StubResponses = {
  "GET /api/auth/providers": { data: [{ provider: "vipps", isDemo: true }] },
  "POST /api/user/check": known,
  "POST /api/login": token,
  "GET /api/user/profile": { data: sampleProfile },
};

beforeEach(() => {
  localStorage.clear();
  for (const { id } of toasts.list()) toasts.close(id);
});

const Save = ({ run }: { run: () => unknown }) => {
  const save = useProtectedAction("save/a1", run, { title: "Save it" });
  return (
    <button type="button" onClick={() => void save()}>
      Save
    </button>
  );
};

/** A page with a button that requires an account. */
async function show(api: StubResponses = responses, options: RenderOptions = {}) {
  const save = vi.fn();
  const screen = await renderWithStorefront(<Save run={save} />, { region: "au", ...options, api });
  return { ...screen, save };
}

const email = () => page.getByRole("textbox", { name: "Email address" });
const password = () => page.getByRole("textbox", { name: "Password" });

async function giveAddress() {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await email().fill("kari.prove@example.com");
  await page.getByRole("button", { name: "Continue", exact: true }).click();
}

test("UI-054, ACC-043, ACC-044, ACC-046, ACC-079, ACC-097: runs the pressed action once the visitor has signed in on the page", async () => {
  const { app, save, calls } = await show();
  await giveAddress();
  await expect.element(password()).toHaveFocus();
  await password().fill("a sentence of mine");
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce());
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(page.getByText("You are signed in")).toBeVisible();
  expect(currentSession(app.store)).toMatchObject({
    kind: "person",
    person: { name: "Kari Prøve" },
  });
  expect(calls.find(({ path }) => path === "/api/login")?.body).toEqual({
    email: "kari.prove@example.com",
    password: "a sentence of mine",
  });
  expect(localStorage.getItem("token")).not.toContain("a.b.c");
});

test("UI-054, ACC-045, ACC-100: closing the dialog cancels the action, and shows that browsing needs no account", async () => {
  const { save } = await show();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(page.getByRole("dialog", { name: "Save it" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText("You can keep browsing without an account")).toBeVisible();
  expect(save).not.toHaveBeenCalled();
});

test("ACC-064: shows the API's error for a wrong password in the form, and keeps the typed values", async () => {
  await show({
    ...responses,
    "POST /api/login": new StubError(401, "wrong_credentials", "That does not match."),
  });
  await giveAddress();
  await password().fill("something else");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("alert").getByText("That does not match.")).toBeVisible();
  await expect.element(password()).toHaveValue("something else");
});

test("the second step has its own heading", async () => {
  const secondStep = { token: "t".repeat(43), methods: ["totp", "recovery_code"] };
  await show({
    ...responses,
    "POST /api/login": { secondStep: { ...secondStep, passkeyOptions: null } },
  });
  await giveAddress();
  await expect.element(page.getByRole("dialog", { name: "Save it" })).toBeVisible();
  await password().fill("a sentence of mine");
  await userEvent.keyboard("{Enter}");
  const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
  await expect.element(dialog.getByRole("textbox", { name: "Confirmation code" })).toHaveFocus();
  await expect.element(page.getByRole("dialog", { name: "Save it" })).not.toBeInTheDocument();
});

test("ACC-069: an account that is not activated can request the link again", async () => {
  const { calls } = await show({
    ...responses,
    "POST /api/login": new StubError(403, "activation_needed", "Follow the link first."),
    "POST /api/user/resend-activation": { data: { email: "kari.prove@example.com" } },
  });
  await giveAddress();
  await password().fill("a sentence of mine");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Follow the link first.")).toBeVisible();
  await page.getByRole("button", { name: "Send it again" }).click();
  await expect.element(page.getByRole("button", { name: "Sent again" })).toBeVisible();
  expect(calls.at(-1)?.path).toBe("/api/user/resend-activation");
});

test("ACC-071: an unknown email address leads to registration, with the version of the terms", async () => {
  const { calls } = await show({
    ...responses,
    "POST /api/user/check": { data: { exists: false, hasPassword: false, providers: [] } },
    "POST /api/register": { data: { email: "kari.prove@example.com" } },
  });
  await giveAddress();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect.element(page.getByRole("textbox", { name: "Your name" })).toHaveFocus();
  await page.getByRole("textbox", { name: "Your name" }).fill("Kari");
  await password().fill("kari.prove1");
  await page.getByRole("checkbox").click();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect.element(page.getByText(/is easy to guess/).first()).toBeVisible();
  await password().fill("a sentence of mine");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect.element(page.getByText(/Follow it to activate/)).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({
    email: "kari.prove@example.com",
    name: "Kari",
    password: "a sentence of mine",
    termsVersion: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
  // The link of the mail may open another tab.
  expect(browserStorage().read("registration")).toMatchObject({
    email: "kari.prove@example.com",
    action: expect.stringMatching(/^save/),
  });
});

test("a forgotten password has a way back to the sign-in, with the address", async () => {
  await show();
  await giveAddress();
  await page.getByRole("button", { name: /Forgot/ }).click();
  await page.getByRole("button", { name: "Back to sign-in" }).click();
  await expect.element(email()).toHaveValue("kari.prove@example.com");
});

test("submitting twice checks the email address once", async () => {
  let response: (body: object) => void = () => undefined;
  const coming = new Promise<object>((resolve) => (response = resolve));
  const { calls } = await show({ ...responses, "POST /api/user/check": () => coming });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await email().fill("kari.prove@example.com");
  await page.getByRole("button", { name: "Continue", exact: true }).dblClick();
  const requested = () => calls.filter(({ path }) => path === "/api/user/check").length;
  await expect.poll(requested).toBe(1);
  response(known);
  await expect.element(password()).toBeVisible();
  expect(requested()).toBe(1);
});

test.each([
  ["access_denied", "cancelled", /Sign-in was cancelled/],
  ["server_error", "failed", /couldn't sign you in/],
] as const)(
  "ACC-057..062: a provider's %s opens the sign-in with its message",
  async (error, notice, message) => {
    const { app } = await show();
    const from = { provider: "vipps", state: "vipps-login.x", code: null, error, notice } as const;
    void openSignIn(app.store, { kind: "returned", from });
    const dialog = page.getByRole("dialog", { name: "Sign in or create an account" });
    await expect.element(dialog.getByRole("alert").getByText(message)).toBeVisible();
    // What an account is good for, where nothing that waits says it.
    await expect.element(dialog.getByText(/^Save homes and searches/)).toBeVisible();
    await email().fill("kari.prove@example.com");
    await userEvent.keyboard("{Enter}");
    // It is about what was tried before.
    await expect.element(password()).toBeVisible();
    await expect.element(page.getByText(message)).not.toBeInTheDocument();
  },
);

const returned = {
  provider: "vipps",
  state: "vipps-login.x",
  code: "c1",
  error: null,
} as const;

test("ACC-055, ACC-056, ACC-068: exchanges a code once, and goes to the return URL", async () => {
  const { app, calls, router } = await show({
    ...responses,
    "POST /api/external-login": { ...token, redirect: "/list?page=2" },
  });
  void openSignIn(app.store, { kind: "returned", from: returned });
  await vi.waitFor(() => expect(router.state.location.search).toBe("?page=2"));
  const exchanges = calls.filter(({ path }) => path === "/api/external-login");
  expect(exchanges).toMatchObject([
    { body: { service: "vipps", code: "c1", state: "vipps-login.x" } },
  ]);
  expect(currentSession(app.store).kind).toBe("person");
});

test("ACC-034, ACC-063: shows an error for a failed exchange, and never redirects to another site", async () => {
  const { app, router } = await show({
    ...responses,
    "POST /api/external-login": new StubError(400, "provider_failed"),
  });
  void openSignIn(app.store, { kind: "returned", from: returned });
  await expect
    .element(
      page
        .getByRole("dialog")
        .getByRole("alert")
        .getByText(/couldn't sign you in/),
    )
    .toBeVisible();
  await expect.element(page.getByText("Sign-in failed")).toBeInTheDocument();
  expect(router.state.location.pathname).toBe("/");
});

test("shows that an account is not activated after a provider's sign-in too", async () => {
  const { app } = await show({
    ...responses,
    "POST /api/external-login": new StubError(403, "activation_needed", "Follow the link first."),
  });
  void openSignIn(app.store, { kind: "returned", from: returned });
  await expect.element(page.getByRole("alert").getByText("Follow the link first.")).toBeVisible();
});

test("D29: requires the password when the provider's email address has an account", async () => {
  const { app, calls } = await show({
    ...responses,
    "POST /api/external-login": ({ body }) =>
      (body as { password?: string }).password
        ? token
        : new StubError(409, "password_needed", "There is an account already."),
  });
  void openSignIn(app.store, { kind: "returned", from: returned });
  await expect.element(page.getByText("There is an account already.")).toBeVisible();
  await password().fill("a sentence of mine");
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(currentSession(app.store).kind).toBe("person"));
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(calls.findLast(({ path }) => path === "/api/external-login")?.body).toMatchObject({
    code: "c1",
    password: "a sentence of mine",
  });
});

test("A12: resends the link for an account that started with a provider", async () => {
  const { app, calls } = await show({
    ...responses,
    "POST /api/external-login": ({ body }) =>
      (body as { email?: string }).email
        ? new StubError(403, "activation_needed", "Follow the link, or ask for a new one.")
        : new StubError(422, "email_needed"),
    "POST /api/user/resend-activation": { data: { email: "kari.prove@example.com" } },
  });
  void openSignIn(app.store, { kind: "returned", from: returned });
  await email().fill("kari.prove@example.com");
  await userEvent.keyboard("{Enter}");
  await page.getByRole("button", { name: "Send it again" }).click();
  await expect.element(page.getByRole("button", { name: "Sent again" })).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({ email: "kari.prove@example.com" });
});

test("A12: does not request a password that the account does not have", async () => {
  const { app } = await show({
    ...responses,
    "POST /api/external-login": new StubError(409, "account_exists", "Sign in as you usually do."),
  });
  void openSignIn(app.store, { kind: "returned", from: returned });
  await expect
    .element(page.getByRole("alert").getByText("Sign in as you usually do."))
    .toBeVisible();
  await expect.element(email()).toBeVisible();
  await expect.element(password()).not.toBeInTheDocument();
});

test("A14: leaving the sign-in page for a provider stores its address, with the return URL", async () => {
  const leaveFor = vi.fn();
  const path = "/login?redirect=%2Fuser%2Fdevices";
  const before = window.location.href;
  window.history.replaceState(null, "", path);
  await renderWithStorefront(
    <ProviderButtons
      providers={[{ provider: "vipps", isDemo: true }]}
      redirect="/user/devices"
      leaveFor={leaveFor}
    />,
    {
      region: "au",
      path,
      api: {
        "GET /api/auth/vipps/.well-known/openid-configuration": {},
        "POST /api/auth/vipps/start": {
          authorizationUrl: "https://vipps.example/?state=vipps-login.y",
        },
      },
    },
  );
  await page.getByRole("button", { name: /Vipps/ }).click();
  await vi.waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
  expect(pendingActions().returned("vipps-login.y")?.back).toBe(path);
  window.history.replaceState(null, "", before);
});

test.each([
  ["au", "en", "Continue", "Enter a full email address, such as name@example.com."],
  ["no", "no", "Fortsett", "Skriv inn hele e-postadressen, for eksempel navn@example.com."],
] as const)(
  "UI-055, ACC-103: on %s a form says in %s what is wrong",
  async (region, language, next, sentence) => {
    await show(responses, { region, language });
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("textbox").first().fill("kari");
    await page.getByRole("button", { name: next, exact: true }).click();
    await expect.element(page.getByText(sentence)).toBeVisible();
  },
);
