import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson, sampleProfile } from "@hjem/storefront/testing/sample-person";
import { StubError, type StubResponses } from "@hjem/storefront/testing/stub-api";
import type { ComponentType } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as subscription from "../notifications/subscription-page.tsx";
import * as data from "../privacy/data-page.tsx";
import * as devices from "../sign-in-methods/devices-page.tsx";
import * as providers from "../sign-in-methods/providers-page.tsx";
import { testFeature } from "../testing/feature.ts";
import { personResponses } from "../testing/responses.ts";
import * as profile from "./profile-page.tsx";

interface Shown {
  Component: ComponentType;
  loader: (args: PageLoaderArgs) => unknown;
}

beforeEach(() => localStorage.clear());

const show = ({ Component, loader }: Shown, api: StubResponses = {}) =>
  renderWithStorefront(<Component />, {
    region: "au",
    features: [testFeature],
    person: samplePerson,
    loader,
    api: { ...personResponses, ...api },
  });

test("ACC-015, ACC-084: saves a changed name with the token, and confirms it", async () => {
  const { calls } = await show(profile);
  await page.getByRole("textbox", { name: "Your name" }).fill("Kari Ny");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("Saved")).toBeVisible();
  const patch = calls.find(({ method }) => method === "PATCH");
  expect(patch?.body).toMatchObject({ name: "Kari Ny" });
  expect(patch?.headers.get("authorization")).toBe("Bearer test-token");
});

test("shows an error for an empty name and sends no request", async () => {
  const { calls } = await show(profile);
  const field = page.getByRole("textbox", { name: "Your name" });
  await field.fill("  ");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("Enter your name.")).toBeVisible();
  await expect.element(field).toHaveFocus();
  expect(calls.some(({ method }) => method === "PATCH")).toBe(false);
});

test("ACC-016: sends phone numbers with country code, and shows an API error at its field", async () => {
  const { calls } = await show(profile, {
    "PATCH /api/user/profile": () =>
      new Response(
        JSON.stringify({
          error: {
            code: "validation_failed",
            message: "…",
            fields: { mobile: "That is no number." },
          },
        }),
        { status: 400, headers: { "content-type": "application/json" } },
      ),
  });
  await page.getByRole("textbox", { name: /^Mobile/ }).fill("12");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("That is no number.")).toBeVisible();
  expect(calls.at(-1)?.body).toMatchObject({ mobile: "12", mobileCode: "+47" });
});

test.each([
  ["contactInfo", "contact"],
  ["changepassword", "password"],
  ["changelanguage", "details"],
])("the address of a part of the profile leads to its section: %s", async (address, section) => {
  const response = await profile.loader({
    url: new URL(`http://site/user/${address}?language=en`),
  } as PageLoaderArgs);
  const location = response instanceof Response && response.headers.get("location");
  expect(location).toBe(`/user/basicInfo?language=en#${section}`);
  await show(profile);
  await expect.poll(() => document.getElementById(section)).not.toBeNull();
});

test("ACC-013, ACC-087: shows an error for a wrong current password, and keeps the typed values", async () => {
  await show(profile, {
    "POST /api/user/change-password": new StubError(401, "wrong_credentials", "Not that one."),
  });
  await page.getByRole("textbox", { name: "Current password" }).fill("old one");
  await page.getByRole("textbox", { name: "New password" }).fill("a sentence of mine");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("alert").getByText("Not that one.")).toBeVisible();
  await expect
    .element(page.getByRole("textbox", { name: "New password" }))
    .toHaveValue("a sentence of mine");
});

test("ACC-017, ACC-081: saves a checkbox at once, and hides the choices when notifications are off", async () => {
  const { calls } = await show(subscription);
  const news = page.getByRole("checkbox", { name: "News and advice: Email" });
  await news.click();
  await expect.element(page.getByRole("status").getByText("Saved")).toBeVisible();
  const put = () => calls.find(({ method }) => method === "PUT");
  await expect.poll(() => put()?.body).toMatchObject({ news: { email: true } });
  await page.getByRole("checkbox", { name: "Send me notifications" }).click();
  await expect.element(news).not.toBeInTheDocument();
  const patch = () => calls.find(({ method }) => method === "PATCH");
  await expect.poll(() => patch()?.query.get("is_enabled")).toBe("0");
});

test("restores a checkbox that could not be saved", async () => {
  await show(subscription, { "PUT /api/user/subscriptions": new StubError(500, "internal_error") });
  const news = page.getByRole("checkbox", { name: "News and advice: Email" });
  await news.click();
  await expect
    .element(page.getByRole("alert").getByText(/having trouble connecting/))
    .toBeVisible();
  await expect.element(news).not.toBeChecked();
});

test("ACC-012, ACC-085: another language applies at once, and to emails", async () => {
  const { calls, router } = await renderWithStorefront(<profile.Component />, {
    region: "no",
    features: [testFeature],
    person: samplePerson,
    loader: profile.loader,
    api: {
      ...personResponses,
      "POST /api/user/language": { data: { ...sampleProfile, language: "en" } },
    },
  });
  await page.getByRole("radio", { name: "English" }).click();
  await page.getByRole("button", { name: "Lagre" }).click();
  await vi.waitFor(() => expect(router.state.location.search).toBe("?language=en"));
  expect(calls.find(({ path }) => path === "/api/user/language")?.body).toEqual({ language: "en" });
});

test("D6: signs out another device, and marks the current one", async () => {
  const { calls } = await show(devices, {
    "DELETE /api/user/sessions/0199c8a0-0000-7000-8000-000000000002": new Response(null, {
      status: 204,
    }),
  });
  await expect.element(page.getByText("This device")).toBeVisible();
  // A16: a date in another year has the year.
  const times = "Signed in 1 November 2026, 8:00 pm, last used 21 November 2026, 9:30 pm";
  await expect.element(page.getByText(times).first()).toBeVisible();
  await page.getByRole("button", { name: "Sign out Safari, iPhone" }).click();
  await expect.poll(() => calls.map(({ method }) => method)).toEqual(["GET", "DELETE", "GET"]);
});

test("A11: shows a wrong current password at its field", async () => {
  await show(profile, {
    "POST /api/user/change-password": () =>
      Response.json(
        {
          error: {
            code: "validation_failed",
            message: "Correct the fields.",
            fields: { old_password: "That is not your password." },
          },
        },
        { status: 400 },
      ),
  });
  await page.getByRole("textbox", { name: /Current password/ }).fill("not mine");
  await page.getByRole("textbox", { name: "New password" }).fill("a new sentence of mine");
  await userEvent.keyboard("{Enter}");
  const field = page.getByRole("textbox", { name: /Current password/ });
  await expect.element(field).toHaveAccessibleDescription(/That is not your password/);
  await expect.element(field).toHaveFocus();
});

test("A16: shows an unknown device by a generic name", async () => {
  const [known] = (personResponses["GET /api/user/sessions"] as { data: object[] }).data;
  await show(devices, {
    "GET /api/user/sessions": { data: [{ ...known, device: "", isCurrent: false }] },
  });
  await expect.element(page.getByRole("button", { name: "Sign out Unknown device" })).toBeVisible();
});

test("D29: keeps the last sign-in method, and shows why", async () => {
  await show(providers, {
    "DELETE /api/user/providers/vipps": new StubError(409, "last_way_in", "It is the last one."),
  });
  await page.getByRole("button", { name: "Remove Vipps" }).click();
  await expect.element(page.getByRole("alert").getByText("It is the last one.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: /Connect Facebook/ })).toBeVisible();
});

test("A2: requests the password before removing a provider, then removes it", async () => {
  let isProved = false;
  const { calls } = await show(providers, {
    "GET /api/user/proof": { data: { methods: ["password"], providers: ["vipps"] } },
    "POST /api/user/proof": () => {
      isProved = true;
      return { data: { done: true } };
    },
    "DELETE /api/user/providers/vipps": () =>
      isProved
        ? new Response(null, { status: 204 })
        : new StubError(403, "sign_in_again", "Again."),
  });
  await page.getByRole("button", { name: "Remove Vipps" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
  await dialog.getByLabelText("Your password").fill("fire blå båter");
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect
    .poll(() => calls.filter(({ method }) => method !== "GET").map(({ method }) => method))
    .toEqual(["DELETE", "POST", "DELETE"]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test("ACC-088, ACC-089: deleting the account requires confirmation and the password, then signs out", async () => {
  const { router, calls } = await show(data, {
    "DELETE /api/user": { data: { done: true } },
  });
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect.element(dialog.getByText("Enter your password.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Your password" }).fill("a sentence of mine");
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect.element(page.getByText("Your account will be deleted")).toBeVisible();
  expect(calls.find(({ method }) => method === "DELETE")?.body).toEqual({
    password: "a sentence of mine",
  });
  expect(router.state.location.pathname).toBe("/");
});

test("ACC-086: requests a copy of the data once", async () => {
  const { calls } = await show(data, {
    "POST /api/user/profile/export-data": { data: { done: true } },
  });
  await page.getByRole("button", { name: "Send me a copy" }).click();
  await expect.element(page.getByText(/preparing your copy/)).toBeVisible();
  expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);
});
