import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { type RenderOptions, renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import { StubError, type StubResponses } from "@hjem/storefront/testing/stub-api";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { action } from "../account-page.tsx";
import { testFeature } from "../testing/feature.ts";
import { australianProviders, personResponses } from "../testing/responses.ts";
import { type SignInModel, loadSignIn } from "./load-sign-in.ts";
import { ResetPassword } from "./new-password.tsx";
import SignInPage from "./sign-in-page.tsx";

const TOKEN = "t".repeat(43);

beforeEach(() => localStorage.clear());

/** Renders the page at a URL; targets of redirects are not rendered in a test. */
function showLogin(path: string, options: RenderOptions = {}) {
  let model: Promise<SignInModel> | undefined;
  return renderWithStorefront(<SignInPage />, {
    region: "au",
    features: [testFeature],
    loader: (args) => (model ??= loadSignIn(args)),
    path,
    ...options,
  });
}

test("ACC-003..005, D27: the Australian site offers three providers, each labelled as demo", async () => {
  await showLogin("/login", { api: australianProviders });
  for (const name of ["Google", "Apple", "Facebook"]) {
    await expect
      .element(page.getByRole("button", { name: `Continue with ${name} demo` }))
      .toBeVisible();
  }
});

test("ACC-090, ACC-091: requests the provider's configuration, then where to redirect", async () => {
  const { calls } = await showLogin("/login?redirect=/user/devices", {
    api: {
      ...australianProviders,
      "GET /api/auth/google/.well-known/openid-configuration": { issuer: "https://x.test" },
      "POST /api/auth/google/start": new StubError(503, "not_ready"),
    },
  });
  await page.getByRole("button", { name: /Continue with Google/ }).click();
  await expect
    .element(page.getByRole("alert").getByText(/having trouble connecting/))
    .toBeVisible();
  expect(calls.slice(1)).toMatchObject([
    { path: "/api/auth/google/.well-known/openid-configuration" },
    { path: "/api/auth/google/start", body: { redirect: "/user/devices", join: false } },
  ]);
});

test("ACC-091: before hydration a provider's button is a form that works", async () => {
  await showLogin("/login?redirect=/user/devices", { api: australianProviders });
  const button = page.getByRole("button", { name: /Continue with Apple/ });
  await expect.element(button).toHaveAttribute("formaction", "/api/auth/apple/start");
  const { form } = button.element() as HTMLButtonElement;
  expect(form?.method).toBe("post");
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    redirect: "/user/devices",
  });
});

test("an email address submitted before hydration is kept in the page, a password is not", async () => {
  const sent = (path: string, fields: Record<string, string>) =>
    action({
      url: new URL(path, "http://au.localhost"),
      request: new Request(`http://au.localhost${path}`, {
        method: "POST",
        body: new URLSearchParams(fields),
      }),
    } as PageLoaderArgs);
  expect(await sent("/login?redirect=/user", { email: "kari@example.com" })).toEqual({
    email: "kari@example.com",
  });
  expect(await sent("/password_forgot", { email: "kari@example.com" })).toEqual({
    email: "kari@example.com",
  });
  const response = await sent("/login?redirect=/admin-listing", { password: "secret" });
  expect(response).toBeInstanceOf(Response);
  const { status, headers } = response as Response;
  expect([status, headers.get("location")]).toEqual([303, "/login?redirect=/admin-listing"]);
});

test("ACC-032, ACC-033: redirects a signed-in user to the return URL, or home", async () => {
  const api: StubResponses = { ...personResponses };
  const first = await showLogin("/login?redirect=/list%3Fpage=2", { api, person: samplePerson });
  await vi.waitFor(() => expect(first.router.state.location.search).toBe("?page=2"));
  await first.unmount();
  const second = await showLogin("/login", { api, person: samplePerson });
  await vi.waitFor(() => expect(second.router.state.location.pathname).toBe("/"));
});

test.each(["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)"])(
  "ACC-034: a return URL of %s redirects to the home page",
  async (redirect) => {
    const { router } = await showLogin(`/login?redirect=${encodeURIComponent(redirect)}`, {
      api: personResponses,
      person: samplePerson,
    });
    await vi.waitFor(() => expect(router.state.location.pathname).toBe("/"));
  },
);

test("the second step has its own heading on the sign-in page", async () => {
  await showLogin("/login", {
    api: {
      "POST /api/user/check": { data: { exists: true, hasPassword: true, providers: [] } },
      "POST /api/login": {
        secondStep: { token: "t".repeat(43), methods: ["totp"], passkeyOptions: null },
      },
    },
  });
  await page.getByRole("textbox", { name: "Email address" }).fill("kari@example.com");
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.getByRole("textbox", { name: "Password" }).fill("a sentence of mine");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { name: "Confirm it's you" })).toBeVisible();
});

test("ACC-072: the forgotten password form and its confirmation have their own headings", async () => {
  await showLogin("/login", {
    region: "no",
    api: {
      "POST /api/user/check": { data: { exists: true, hasPassword: true, providers: [] } },
      "POST /api/forgot-password": { data: { email: "kari@example.com" } },
    },
  });
  await page.getByRole("textbox", { name: "E-postadresse" }).fill("kari@example.com");
  await page.getByRole("button", { name: "Fortsett", exact: true }).click();
  await page.getByRole("button", { name: "Glemt passord?" }).click();
  await expect.element(page.getByRole("heading", { name: "Glemt passordet?" })).toBeVisible();
  await page.getByRole("button", { name: "Send meg en lenke" }).click();
  await expect.element(page.getByRole("heading", { name: "Sjekk e-posten din" })).toBeVisible();
});

test("ACC-104, ACC-109, ACC-113: the admin area requires its own password, for signed-in users too", async () => {
  const expiration = "2099-01-01T00:00:00.000Z";
  const { router, calls } = await showLogin("/login?redirect=/admin-listing", {
    person: samplePerson,
    api: {
      "POST /api/web-access": ({ body }) =>
        (body as { password: string }).password === "right"
          ? { data: { expiration } }
          : new StubError(401, "wrong_credentials", "Address or password"),
    },
  });
  const field = page.getByRole("textbox", { name: "Password" });
  await field.fill("wrong");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("alert").getByText("Wrong password.")).toBeVisible();
  await field.fill("right");
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(router.state.location.pathname).toBe("/admin-listing"));
  expect(calls.at(-1)?.body).toEqual({ password: "right", scope: "admin" });
  const stored = JSON.parse(localStorage.getItem("systemAccess") ?? "{}");
  expect(stored.value).toBe(Date.parse(expiration));
});

const showReset = (api: StubResponses) =>
  renderWithStorefront(<ResetPassword />, {
    region: "au",
    features: [testFeature],
    path: `/user/resetPassword?token=${TOKEN}`,
    api,
  });
const check = `GET /api/user/set-password/${TOKEN}`;

test("UI-054, ACC-011, ACC-073, ACC-075, ACC-098: a valid link sets a new password and confirms it", async () => {
  const { calls } = await showReset({
    [check]: { data: { email: "kari@example.com", isUsed: false, providers: [] } },
    "POST /api/reset-password": { data: { email: "kari@example.com" } },
  });
  const field = page.getByRole("textbox", { name: "New password" });
  await field.fill("short");
  await expect.element(page.getByText("5 more characters needed.")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveFocus();
  expect(calls).toHaveLength(1);
  await field.fill("a sentence of mine");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Your password has been changed")).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({ token: TOKEN, password: "a sentence of mine" });
});

test("A2: a reset lists the connected providers, and removes them if checked", async () => {
  const { calls } = await showReset({
    [check]: { data: { email: "kari@example.com", isUsed: false, providers: ["google"] } },
    "POST /api/reset-password": { data: { email: "kari@example.com" } },
  });
  await page.getByRole("textbox", { name: "New password" }).fill("a sentence of mine");
  await page.getByRole("checkbox", { name: "Also remove Google as a sign-in method" }).click();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Your password has been changed")).toBeVisible();
  const body = { token: TOKEN, password: "a sentence of mine", dropProviders: true };
  expect(calls.at(-1)?.body).toEqual(body);
});

test("ACC-065: shows an invalid link before anything is typed", async () => {
  await showReset({ [check]: new StubError(400, "token_invalid", "That link has run out.") });
  await expect.element(page.getByText("That link has run out.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Send me a new link" })).toBeVisible();
});

test("D122: a link by which a password was set already says so, and leads to the sign-in", async () => {
  const { calls } = await showReset({
    [check]: { data: { email: "kari@example.com", isUsed: true, providers: [] } },
  });
  await expect
    .element(page.getByRole("status").getByText(/A password for kari@example.com has been chosen/))
    .toBeVisible();
  await expect.element(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  expect(calls).toHaveLength(1);
});

test("ACC-102: a password can be shown and hidden", async () => {
  await showReset({
    [check]: { data: { email: "kari@example.com", isUsed: false, providers: [] } },
  });
  const field = page.getByRole("textbox", { name: "New password" });
  await expect.element(field).toHaveAttribute("type", "password");
  await expect.element(field).toHaveAttribute("autocomplete", "new-password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect.element(field).toHaveAttribute("type", "text");
});
