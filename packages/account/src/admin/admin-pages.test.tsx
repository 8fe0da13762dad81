import type { AdminAccess } from "@hjem/domain/account/roles";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import { StubError, type StubResponses } from "@hjem/storefront/testing/stub-api";
import type { ComponentType } from "react";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { adminResponses, OTHER_ADMINISTRATOR } from "../testing/admin-responses.ts";
import { testFeature } from "../testing/feature.ts";
import * as administrators from "./administrators-page.tsx";
import * as agencies from "./agencies-page.tsx";
import * as listings from "./open-listing-page.tsx";
import * as sessions from "./sessions-page.tsx";

interface Shown {
  Component: ComponentType;
  loader: (args: PageLoaderArgs) => unknown;
}

beforeEach(() => localStorage.clear());

const show = (
  { Component, loader }: Shown,
  path: string,
  access: Partial<AdminAccess> = {},
  api: StubResponses = {},
) =>
  renderWithStorefront(<Component />, {
    region: "au",
    features: [testFeature],
    person: samplePerson,
    path,
    loader,
    api: { ...adminResponses(access), ...api },
  });
const showPeople = (api: StubResponses = {}) =>
  show(administrators, "/admin-listing/administrators", {}, api);
const showSessions = (access: Partial<AdminAccess> = {}, api: StubResponses = {}) =>
  show(sessions, "/admin-listing/sessions", access, api);

test("D106: shows an administrator the sections of the admin area, with the current one marked", async () => {
  await showPeople();
  const nav = page.getByRole("navigation", { name: "Admin area" });
  // On a phone they are a menu, which says where one is.
  await nav.getByText("Administrators").first().click();
  await expect
    .element(nav.getByRole("link", { name: "Administrators" }))
    .toHaveAttribute("aria-current");
  await expect
    .element(nav.getByRole("link", { name: "Sign people out" }))
    .toHaveAttribute("href", "/admin-listing/sessions");
});

test("D106: shows a moderator the listings and no other section", async () => {
  await show(listings, "/admin-listing", { role: "moderator" });
  await expect.element(page.getByRole("textbox", { name: /Listing ID/ })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Administrators" })).not.toBeInTheDocument();
});

test("D106: denies a moderator a section by URL, without requesting its data", async () => {
  const { calls } = await showSessions({ role: "moderator" });
  await expect.element(page.getByText("Only administrators can open this page.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: /Sign/ })).not.toBeInTheDocument();
  expect(calls.map(({ path }) => path)).toEqual(["/api/admin/access"]);
});

test("D106: shows whether the second factor is missing or expired, or the role is missing", async () => {
  await show(listings, "/admin-listing", {
    role: null,
    hasSecondFactor: false,
    factorUntil: null,
  });
  await expect
    .element(page.getByRole("link", { name: "Set up two-step sign-in" }))
    .toHaveAttribute("href", "/user/security");
  await expect.element(page.getByRole("textbox", { name: /Listing ID/ })).not.toBeInTheDocument();
});

test("D106: requests an expired second factor, and opens the area after it", async () => {
  let isProved = false;
  await show(
    listings,
    "/admin-listing",
    {},
    {
      "GET /api/admin/access": () => ({
        data: {
          email: samplePerson.email,
          role: isProved ? "administrator" : null,
          hasSecondFactor: true,
          factorUntil: isProved ? "2026-11-21T23:00:00.000Z" : null,
        },
      }),
      "GET /api/user/proof": { data: { methods: ["totp", "recovery_code"], providers: [] } },
      "POST /api/user/proof": () => {
        isProved = true;
        return { data: { done: true } };
      },
    },
  );
  await page.getByRole("button", { name: "Confirm it's you" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
  await dialog.getByRole("textbox", { name: "Confirmation code" }).fill("123456");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect.element(page.getByRole("textbox", { name: /Listing ID/ })).toBeVisible();
});

test("D106: a user without a role sees only that the account has none", async () => {
  const { calls } = await show(administrators, "/admin-listing/administrators", { role: null });
  await expect.element(page.getByText(/is not an administrator of this site/)).toBeVisible();
  expect(calls.map(({ path }) => path)).toEqual(["/api/admin/access"]);
});

test("administrators cannot demote themselves: their own row has no button, and the form shows why", async () => {
  await showPeople({
    "PUT /api/admin/administrators": () =>
      Response.json(
        {
          error: {
            code: "validation_failed",
            message: "Correct the fields.",
            fields: { email: "You can't change your own role." },
          },
        },
        { status: 400 },
      ),
  });
  await expect
    .element(page.getByRole("button", { name: `Remove the role of ${OTHER_ADMINISTRATOR}` }))
    .toBeVisible();
  await expect
    .element(page.getByRole("button", { name: `Remove the role of ${samplePerson.email}` }))
    .not.toBeInTheDocument();
  const field = page.getByRole("textbox", { name: "Email address of their account" });
  await field.fill(samplePerson.email);
  await page.getByRole("textbox", { name: "Reason" }).fill("On leave");
  await page.getByRole("button", { name: "Give the role" }).click();
  await expect.element(field).toHaveAccessibleDescription(/can't change your own role/);
});

test("D56: removing a role requires a reason", async () => {
  const { calls } = await showPeople();
  await page.getByRole("button", { name: `Remove the role of ${OTHER_ADMINISTRATOR}` }).click();
  const dialog = page.getByRole("dialog", { name: /Remove the role of/ });
  await dialog.getByRole("button", { name: "Remove the role" }).click();
  await expect.element(dialog.getByText("Enter a reason.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Reason" }).fill("Has left");
  await dialog.getByRole("button", { name: "Remove the role" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls.find(({ method }) => method === "DELETE")?.body).toEqual({
    email: OTHER_ADMINISTRATOR,
    reason: "Has left",
  });
});

test("shows why the last administrator cannot be removed", async () => {
  await showPeople({
    "DELETE /api/admin/administrators": new StubError(409, "last_administrator", "None is left."),
  });
  await page.getByRole("button", { name: `Remove the role of ${OTHER_ADMINISTRATOR}` }).click();
  const dialog = page.getByRole("dialog", { name: /Remove the role of/ });
  await dialog.getByRole("textbox", { name: "Reason" }).fill("Has left");
  await dialog.getByRole("button", { name: "Remove the role" }).click();
  await expect.element(dialog.getByRole("alert").getByText("None is left.")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("D106: adds a user to an agency with a reason, and removes them again", async () => {
  const { calls } = await show(agencies, "/admin-listing/agencies");
  const add = page.getByRole("button", { name: "Add the person" });
  await add.click();
  await expect.element(page.getByText("Choose an agency.")).toBeVisible();
  await page
    .getByRole("textbox", { name: "Email address of their account" })
    .fill("kari@example.com");
  await page.getByRole("combobox", { name: "Agency" }).selectOptions("Ridge Property");
  await page.getByRole("textbox", { name: "Reason" }).fill("New agent");
  await add.click();
  await expect
    .poll(() => calls.find(({ method }) => method === "PUT")?.body)
    .toEqual({ email: "kari@example.com", agencyId: "000002", reason: "New agent" });
  // By keyboard the next one is added from the start of the form.
  const emptied = page.getByRole("textbox", { name: "Email address of their account" });
  await expect.element(emptied).toHaveFocus();
  await expect.element(emptied).toHaveValue("");
  await page
    .getByRole("button", { name: `Remove ${OTHER_ADMINISTRATOR} from Harbour Realty` })
    .click();
  const dialog = page.getByRole("dialog", { name: /from Harbour Realty/ });
  await dialog.getByRole("textbox", { name: "Reason" }).fill("Has left");
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls.find(({ method }) => method === "DELETE")?.body).toEqual({
    email: OTHER_ADMINISTRATOR,
    agencyId: "000001",
    reason: "Has left",
  });
});

test("D106: a site without agencies shows where they come from", async () => {
  await show(
    agencies,
    "/admin-listing/agencies",
    {},
    {
      "GET /api/admin/agency-members": { data: [] },
      "GET /api/v2/agencies": { data: [] },
    },
  );
  await expect.element(page.getByText(/There are no agencies on this site yet/)).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: "Add the person" }))
    .not.toBeInTheDocument();
});

test("ASVS 7.4.5: signs a user out with a reason, and empties the fields", async () => {
  const { calls } = await showSessions();
  const field = page.getByRole("textbox", { name: "Email address of their account" });
  await field.fill(OTHER_ADMINISTRATOR);
  await page.getByRole("button", { name: "Sign the person out" }).click();
  await expect.element(page.getByText("Enter a reason.")).toBeVisible();
  await page.getByRole("textbox", { name: "Reason" }).fill("Stolen laptop");
  await page.getByRole("button", { name: "Sign the person out" }).click();
  await expect
    .element(page.getByRole("status").getByText(`${OTHER_ADMINISTRATOR} has been signed out.`))
    .toBeVisible();
  await expect.element(field).toHaveValue("");
  expect(calls.at(-1)).toMatchObject({
    path: "/api/admin/sessions",
    body: { email: OTHER_ADMINISTRATOR, reason: "Stolen laptop" },
  });
});

test("ASVS 7.4.5: signs everyone out only after confirmation and with a reason", async () => {
  const { calls } = await showSessions();
  await page.getByRole("button", { name: "Sign everyone out" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign everyone out?" });
  await dialog.getByRole("button", { name: "Sign everyone out" }).click();
  await expect.element(dialog.getByText("Enter a reason.")).toBeVisible();
  expect(calls.some(({ method }) => method === "DELETE")).toBe(false);
  await dialog.getByRole("textbox", { name: "Reason" }).fill("A leak");
  await dialog.getByRole("button", { name: "Sign everyone out" }).click();
  await expect
    .element(page.getByRole("status").getByText("Everyone else has been signed out."))
    .toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls.at(-1)).toMatchObject({
    path: "/api/admin/sessions/all",
    body: { reason: "A leak" },
  });
});
