import type { AdminAccess } from "@hjem/domain/account/roles";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import { StubError, type StubResponses } from "@hjem/storefront/testing/stub-api";
import type { ComponentType } from "react";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import * as review from "../moderation/review-page.tsx";
import { adminResponses } from "../testing/admin-responses.ts";
import {
  administrationResponses,
  LISTING_ID,
  sampleMember,
  samplePayment,
  sampleStatistics,
} from "../testing/administration-responses.ts";
import { testFeature } from "../testing/feature.ts";
import { sampleCaseListing } from "../testing/moderation-responses.ts";
import * as features from "./features-page.tsx";
import * as log from "./log-page.tsx";
import * as listings from "./open-listing-page.tsx";
import * as payments from "./payments-page.tsx";
import * as people from "./people-page.tsx";
import * as record from "./record-page.tsx";
import * as statistics from "./statistics-page.tsx";

interface Shown {
  Component: ComponentType;
  loader: (args: PageLoaderArgs) => unknown;
}

beforeEach(() => localStorage.clear());

const show = (
  { Component, loader }: Shown,
  section: string,
  { access = {}, api = {} }: { access?: Partial<AdminAccess>; api?: StubResponses } = {},
) =>
  renderWithStorefront(<Component />, {
    region: "no",
    language: "en",
    features: [testFeature],
    person: samplePerson,
    path: `/admin-listing/${section}`,
    loader,
    api: { ...adminResponses(access), ...administrationResponses, ...api },
  });
const showRecord = (api: StubResponses = {}) =>
  show(
    {
      ...record,
      loader: ({ page: context }) =>
        record.loader({
          page: context,
          params: { propertyId: LISTING_ID },
        } as unknown as PageLoaderArgs),
    },
    "listings",
    { api },
  );
const confirm = async (reason: string, button: string) => {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: /^Reason/ }).fill(reason);
  await dialog.getByRole("button", { name: button }).click();
  await expect.element(dialog).not.toBeInTheDocument();
};

test("D106: an administrator refunds a payment with a reason", async () => {
  const { calls } = await show(payments, "payments");
  const row = page.getByRole("row", { name: /Prøveveien 1/ });
  await expect.element(row.getByText(/NO-2026-000001.*Visa •••• 4242/)).toBeVisible();
  await expect.element(row.getByText(/Per Prøve/)).toBeVisible();
  await expect
    .element(row.getByRole("link", { name: /Prøveveien 1/ }))
    .toHaveAttribute("href", expect.stringContaining(`/admin-listings/${samplePayment.draftId}`));
  await expect
    .element(row.getByRole("link", { name: sampleMember.email }))
    .toHaveAttribute("href", expect.stringContaining("/people?q=per.prove%40example.com"));
  await page.getByRole("button", { name: /Refund .*NO-2026-000001/ }).click();
  await confirm("Paid twice", "Refund");
  expect(calls.find(({ method }) => method === "POST")).toMatchObject({
    path: `/api/admin/payments/${samplePayment.id}/refund`,
    body: { reason: "Paid twice" },
  });
});

test("D106: a moderator sees payments, and refunds none", async () => {
  await show(payments, "payments", { access: { role: "moderator" } });
  await expect.element(page.getByText(/NO-2026-000001/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: /Refund/ })).not.toBeInTheDocument();
});

test("D106: payments are searched, and a page and a search of a list are in the address", async () => {
  const { calls, router } = await show(payments, "payments");
  await page.getByRole("button", { name: "Older" }).click();
  await expect.element(page.getByRole("button", { name: "Newer" })).toBeEnabled();
  await page.getByRole("textbox", { name: /^Payer/ }).fill("per");
  await page.getByRole("button", { name: "Search" }).click();
  await expect.poll(() => router.state.location.search).toBe("?q=per");
  const requested = () =>
    calls.filter(({ path }) => path.endsWith("/payments")).map(({ query }) => `${query}`);
  await expect.poll(requested).toEqual(["page=1", "page=2", "page=1&q=per"]);
  await router.navigate(-1);
  await expect.element(page.getByRole("textbox", { name: /^Payer/ })).toHaveValue("");
  expect(router.state.location.search).toBe("?page=2");
});

test("D106: a search for people is in the address: a link to it shows the same", async () => {
  await show(people, "people?q=per");
  await expect
    .element(page.getByRole("textbox", { name: "Email address or name" }))
    .toHaveValue("per");
  await expect.element(page.getByText(sampleMember.email)).toBeVisible();
});

test("D106: an editor, whose area has no cases, begins with the texts", async () => {
  const { router } = await renderWithStorefront(<review.Component />, {
    region: "no",
    language: "en",
    features: [testFeature],
    person: samplePerson,
    path: "/admin-listing",
    loader: review.loader,
    api: { ...adminResponses({ role: "editor" }), ...administrationResponses },
  });
  await expect.poll(() => router.state.location.pathname).toBe("/admin-listing/content");
});

test("D106: a person is found and locked with a reason; one with a role has no button", async () => {
  const { calls } = await show(people, "people", {
    api: {
      "GET /api/admin/people": {
        data: [sampleMember, { ...sampleMember, email: "admin@example.com", role: "moderator" }],
        hasMore: false,
      },
    },
  });
  await page.getByRole("textbox", { name: "Email address or name" }).fill("per");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("button", { name: `Lock the account of ${sampleMember.email}` }).click();
  await expect.element(page.getByText(/The person gets it by email/)).toBeVisible();
  await confirm("Fraud", "Lock the account");
  expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({
    email: sampleMember.email,
    isLocked: true,
    reason: "Fraud",
  });
  await expect
    .element(page.getByRole("button", { name: /admin@example.com/ }))
    .not.toBeInTheDocument();
});

test("D106: the newest listings are there without a search, and older ones a page on", async () => {
  const { calls } = await show(listings, "listings", {
    api: { "GET /api/admin/listings": { data: [sampleCaseListing], hasMore: true } },
  });
  const rows = page.getByRole("listitem");
  await expect
    .element(rows.filter({ hasText: /In review/ }).getByRole("link", { name: /^Prøveveien 1/ }))
    .toBeVisible();
  await page.getByRole("button", { name: "Older" }).click();
  const asked = () =>
    calls.filter(({ path }) => path === "/api/admin/listings").map(({ query }) => `${query}`);
  await expect.poll(asked).toEqual(["page=1", "page=2"]);
  await page.getByRole("textbox", { name: /Listing ID/ }).fill("storgata");
  await page.getByRole("button", { name: "Search" }).click();
  await expect.poll(() => asked().at(-1)).toBe("page=1&q=storgata");
});

test("D113: days on which nothing happened are said, not drawn", async () => {
  const quiet = sampleStatistics(14);
  await show(statistics, "statistics", {
    api: {
      "GET /api/admin/statistics": {
        ...quiet,
        data: { ...quiet.data, days: quiet.data.days.map((day) => ({ ...day, searches: 0 })) },
      },
    },
  });
  await expect.element(page.getByText("None on these days.")).toBeVisible();
  await expect.element(page.getByRole("img", { name: /^Searches/ })).not.toBeInTheDocument();
});

test("D106: a part of the site is switched off for everybody with a reason", async () => {
  const { calls } = await show(features, "features");
  await page.getByRole("button", { name: "Switch off: Publish listings" }).click();
  await confirm("A fault in search", "Switch off");
  expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({
    key: "publishing",
    isOn: false,
    reason: "A fault in search",
  });
});

test("D113: what visitors did is shown by day, as charts and as a table, and by listing, over the days that are chosen", async () => {
  const { calls } = await show(statistics, "statistics");
  await expect
    .element(
      page.getByRole("img", { name: /^Page views of listings from Sun 8 Nov to Sat 21 Nov: / }),
    )
    .toBeVisible();
  await expect.element(page.getByRole("img", { name: /^Searches from / })).toBeVisible();
  await expect.element(page.getByRole("img", { name: /^Contact clicks from / })).toBeVisible();
  await page.getByText("Figures of each day").click();
  const days = page.getByRole("table", { name: "By day" });
  await expect.element(days.getByRole("row", { name: /^Sun 8 Nov 1[\s,.]200 / })).toBeVisible();
  const byListing = page.getByRole("table", { name: "By listing" });
  await expect
    .element(byListing.getByRole("link", { name: "Lys treroms med balkong" }))
    .toHaveAttribute("href", expect.stringContaining(`/admin-listings/${LISTING_ID}`));
  await expect.element(byListing.getByText("No longer stored")).toBeVisible();
  await page.getByRole("button", { name: "Older" }).click();
  await page.getByRole("radio", { name: "90 days" }).click({ force: true });
  const requested = () =>
    calls.filter(({ path }) => path.endsWith("/statistics")).map(({ query }) => `${query}`);
  await expect.poll(requested).toEqual(["days=14&page=1", "days=14&page=2", "days=90&page=1"]);
});

test("D56: the log shows who did what and why", async () => {
  await show(log, "log");
  const line = page.getByRole("listitem").filter({ hasText: /Rejected · Ola Prøve/ });
  await expect
    .element(line.getByRole("link", { name: sampleMember.email }))
    .toHaveAttribute("href", expect.stringContaining("/people?q=per.prove%40example.com"));
  await expect
    .element(line.getByRole("link", { name: "Prøveveien 1, 7055 Ranheim" }))
    .toHaveAttribute("href", expect.stringContaining(`/admin-listings/${LISTING_ID}`));
  await expect.element(page.getByText("The photos belong to another listing.")).toBeVisible();
});

test("LIST-127, LIST-128: a listing's record has its cases, payments and log, and changes nothing", async () => {
  const { calls } = await showRecord();
  await expect.element(page.getByRole("heading", { name: "Cases" })).toBeVisible();
  await expect.element(page.getByText("Checked by phone.")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "View as a visitor" }))
    .toHaveAttribute("href", expect.stringContaining(LISTING_ID));
  expect(calls.map(({ method }) => method)).not.toContain("POST");
});

test("D123: an administrator corrects the address of a published listing, with a reason", async () => {
  const { calls } = await showRecord();
  await page.getByRole("button", { name: "Correct the address" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Position (latitude, longitude)" }).fill("60.39");
  await dialog.getByRole("textbox", { name: "Postcode" }).fill("5017");
  await dialog.getByRole("textbox", { name: "Reason" }).fill("Wrong postcode");
  await dialog.getByRole("button", { name: "Save the address" }).click();
  await expect.element(dialog.getByText(/^Enter latitude and longitude/)).toBeVisible();
  await dialog
    .getByRole("textbox", { name: "Position (latitude, longitude)" })
    .fill("60.394, 5.331");
  await confirm("Wrong postcode", "Save the address");
  expect(calls.find(({ method }) => method === "PUT")).toMatchObject({
    path: `/api/admin/listings/${LISTING_ID}/place`,
    body: {
      street: "Kong Oscars gate 12",
      suburb: "Bergen",
      region: "Vestland",
      postCode: "5017",
      coordinates: { lat: 60.394, lng: 5.331 },
      reason: "Wrong postcode",
    },
  });
});

test("RTE-027, RTE-028: the title of a listing's record is that of the specification, and it is not indexed", () => {
  expect(record.head()).toEqual({ title: "Login", isNoIndex: true });
});

test("LIST-129, LIST-130: pages of the admin area send nothing but what the area itself asks for", async () => {
  const shown = [payments, people, statistics, features, log] as const;
  for (const each of shown) {
    const { calls, unmount } = await show(each, "section");
    await expect.element(page.getByRole("navigation", { name: "Admin area" })).toBeVisible();
    expect(calls.filter(({ path }) => !path.startsWith("/api/admin/"))).toEqual([]);
    await unmount();
  }
  const { calls } = await showRecord();
  await expect.element(page.getByRole("heading", { name: "Cases" })).toBeVisible();
  expect(calls.filter(({ path }) => !path.startsWith("/api/admin/"))).toEqual([]);
});

test("shows that a section could not be read", async () => {
  await show(log, "log", {
    api: { "GET /api/admin/log": new StubError(500, "internal_error", "") },
  });
  await expect.element(page.getByRole("alert").getByText(/trouble connecting/)).toBeVisible();
});
