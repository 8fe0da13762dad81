import { moderationApi } from "@hjem/api-client/endpoints/moderation";
import { type DetailedListing, detailedListing } from "@hjem/domain/listing/listing";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { listing } from "@hjem/storefront/testing/sample-listing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import type { StubResponses } from "@hjem/storefront/testing/stub-api";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { adminResponses } from "../testing/admin-responses.ts";
import { testFeature } from "../testing/feature.ts";
import {
  CASE_ID,
  moderationResponses,
  sampleCase,
  sampleCaseListing,
  sampleSummary,
} from "../testing/moderation-responses.ts";
import * as review from "./review-page.tsx";

beforeEach(() => localStorage.clear());

const show = (api: StubResponses = {}) =>
  renderWithStorefront(<review.Component />, {
    region: "no",
    language: "en",
    features: [testFeature],
    person: samplePerson,
    path: `/admin-listing?case=${CASE_ID}`,
    loader: review.loader,
    api: { ...adminResponses({ role: "moderator" }), ...moderationResponses, ...api },
  });

test("D99: a case shows why it was held with the measured values, beside the listing that it resembles", async () => {
  await show();
  await expect.element(page.getByText("6 of 11 photos")).toBeVisible();
  await expect.element(page.getByText(/against/)).toBeVisible();
  const table = page.getByRole("table");
  await expect.element(table.getByRole("row", { name: /Price/ })).toHaveAttribute("data-differs");
  await page.getByRole("checkbox", { name: "Show differences only" }).click();
  await expect.element(table.getByRole("row", { name: /Year built/ })).not.toBeInTheDocument();
});

test("D99: a rejection needs a reason, which is sent with it", async () => {
  const { calls } = await show();
  await page.getByRole("radio", { name: "Reject the listing" }).click();
  await page.getByRole("button", { name: "Reject the listing" }).click();
  await expect.element(page.getByText("Enter a reason.")).toBeVisible();
  await page.getByRole("textbox", { name: /Reason to the owner/ }).fill("Not your photos.");
  await page.getByRole("button", { name: "Reject the listing" }).click();
  await expect
    .poll(() => calls.find(({ method }) => method === "POST")?.body)
    .toEqual({ decision: "rejected", reason: "Not your photos." });
});

test("a reason that a moderator types is there after a reload, with the decision, and gone once it is sent", async () => {
  const reason = page.getByRole("textbox", { name: /Reason to the owner/ });
  const typing = await show();
  await page.getByRole("radio", { name: "Reject the listing" }).click();
  await reason.fill("Not your photos.");
  await typing.unmount();

  const again = await show();
  await expect.element(reason).toHaveValue("Not your photos.");
  await page.getByRole("button", { name: "Reject the listing" }).click();
  await expect.poll(() => again.calls.some(({ method }) => method === "POST")).toBe(true);
  await again.unmount();
  await show();
  await expect.element(reason).toHaveValue("");
});

const NEXT_ID = "01900000-0000-7000-8000-000000000002";
const two = {
  "GET /api/admin/cases": { data: [sampleSummary, { ...sampleSummary, id: NEXT_ID }] },
  [`GET /api/admin/cases/${NEXT_ID}`]: {
    data: { ...sampleCase, id: NEXT_ID, listing: { ...sampleCaseListing, address: "Neste vei 2" } },
  },
};

test("D99: an appeal is accepted or rejected: its listing is published once the owner has paid again", async () => {
  await show({
    "GET /api/admin/cases": { data: [{ ...sampleSummary, kind: "appeal" }] },
    [`GET /api/admin/cases/${CASE_ID}`]: { data: { ...sampleCase, kind: "appeal" } },
  });
  await page.getByRole("radio", { name: "Accept the appeal" }).click();
  await expect.element(page.getByRole("button", { name: "Accept the appeal" })).toBeVisible();
  await page.getByRole("radio", { name: "Reject the appeal" }).click();
  await expect.element(page.getByRole("button", { name: "Reject the appeal" })).toBeVisible();
});

test("D99: nothing is decided before a decision is chosen", async () => {
  const { calls } = await show();
  await page.getByRole("button", { name: "Save the decision" }).click();
  await expect.element(page.getByText("Choose a decision.")).toBeVisible();
  expect(calls.every(({ method }) => method !== "POST")).toBe(true);
});

test("D99: after a decision the next case follows, with its heading in focus", async () => {
  await show(two);
  await expect.element(page.getByRole("link", { name: "Case 1 of 2" })).toBeVisible();
  await page.getByRole("radio", { name: "Approve and publish" }).click();
  await page.getByRole("button", { name: "Approve and publish" }).click();
  const heading = page.getByRole("heading", { name: "Neste vei 2" });
  await expect.element(heading).toHaveFocus();
  await page.getByRole("link", { name: "Previous case" }).click();
  await expect.element(page.getByRole("link", { name: "Case 1 of 2" })).toBeVisible();
});

test.for(["decision", "queue without the case"] as const)(
  "D99: a moderator who leaves while waiting for the %s is not brought back",
  async (awaited) => {
    const held = Promise.withResolvers<void>();
    let isDecided = false;
    const { app, calls, router, unmount } = await show({
      ...two,
      "GET /api/admin/cases": async () => {
        if (isDecided) await held.promise;
        return two["GET /api/admin/cases"];
      },
      [`POST /api/admin/cases/${CASE_ID}/decision`]: async () => {
        isDecided = true;
        if (awaited === "decision") await held.promise;
        return { data: { done: true } };
      },
    });
    const last = () => calls.at(-1)?.method;
    await page.getByRole("radio", { name: "Approve and publish" }).click();
    await page.getByRole("button", { name: "Approve and publish" }).click();
    await expect.poll(() => isDecided && last()).toBe(awaited === "decision" ? "POST" : "GET");
    await unmount();
    held.resolve();
    // A whole request later, what the held response leads to has happened.
    const { getCase } = moderationApi.endpoints;
    await app.store.dispatch(getCase.initiate(NEXT_ID, { subscribe: false, forceRefetch: true }));
    expect(router.state.location.search).toBe(`?case=${CASE_ID}`);
  },
);

test("D99: a case is taken, and the queue shows by whom", async () => {
  const { calls } = await show();
  await page.getByRole("button", { name: "Take the case" }).click();
  await expect
    .poll(() => calls.find(({ method }) => method === "PUT")?.body)
    .toEqual({ isTakeover: false });
});

test("D99: a case that another moderator has taken has no decision until it is taken over", async () => {
  const assignee = { name: "Ola Prøve", isMe: false, at: "2026-11-21T10:00:00.000Z" };
  const { calls } = await show({
    "GET /api/admin/cases": { data: [{ ...sampleSummary, assignee }] },
    [`GET /api/admin/cases/${CASE_ID}`]: { data: { ...sampleCase, assignee } },
  });
  await expect.element(page.getByRole("status").getByText("Taken by Ola Prøve")).toBeVisible();
  await expect.element(page.getByRole("radio").first()).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Take the case over" }).click();
  await expect
    .poll(() => calls.find(({ method }) => method === "PUT")?.body)
    .toEqual({ isTakeover: true });
});

test("D106: who acts, with role and market, is always visible", async () => {
  await show();
  await expect.element(page.getByText("Moderator · Norway")).toBeVisible();
});

const version = (change: Partial<DetailedListing> = {}): DetailedListing => ({
  ...detailedListing(listing()),
  title: "Rekkehus med hage",
  description: "<p>Stor stue.</p><p>Ring før du kommer.</p>",
  ...change,
});

test("D99: the whole listing is beside the version before, with what changed marked", async () => {
  const [photo] = version().images;
  const added = { ...photo!, url: "/media/0123456789abcdef0123", alt: "Kjøkken" };
  await show({
    [`GET /api/admin/cases/${CASE_ID}`]: {
      data: {
        ...sampleCase,
        version: version({ images: [added] }),
        before: version({
          title: "Rekkehus",
          description: "<p>Stor stue.</p><p>Betal først.</p>",
          images: [],
        }),
        previewPath: "about:blank",
      },
    },
  });
  const whole = page.getByRole("region", { name: "The whole listing" });
  const title = whole.getByRole("row", { name: /^Title/ });
  await expect.element(title).toHaveAttribute("data-differs");
  await expect.element(title).toHaveTextContent("TitleRekkehus med hageRekkehus");
  await expect.element(whole.getByText("Thu 3 Dec, 17:00–17:45").first()).toBeVisible();
  const marked = () =>
    [...whole.element().querySelectorAll("mark")].map((each) => each.textContent);
  expect(marked()).toEqual(["Ring før du kommer.", "Betal først."]);
  await expect.element(whole.getByRole("img", { name: "Kjøkken" })).toBeVisible();
  await expect.element(whole.getByText("New", { exact: true })).toBeVisible();
  await whole.getByRole("button", { name: "Show the page as visitors would see it" }).click();
  await expect.element(page.getByTitle("Preview of the listing")).toBeInTheDocument();
});

test("D99: a fact of a case stands once, with who advertises it", async () => {
  await show({
    [`GET /api/admin/cases/${CASE_ID}`]: {
      data: { ...sampleCase, version: version(), other: null },
    },
  });
  const whole = page.getByRole("region", { name: "The whole listing" });
  await expect
    .element(whole.getByRole("row", { name: "Email kari.prove@example.com" }))
    .toBeVisible();
  await expect.element(page.getByRole("table")).toBeVisible();
  await expect
    .element(whole.getByRole("row", { name: /^(Title|Address)/ }))
    .not.toBeInTheDocument();
});

test("D99: in a wide window the decision stays in sight while the evidence is read", async () => {
  await page.viewport(1366, 700);
  await show({
    [`GET /api/admin/cases/${CASE_ID}`]: {
      data: {
        ...sampleCase,
        version: version({ description: "<p>Stor stue.</p>".repeat(60) }),
      },
    },
  });
  const choice = page.getByRole("radio", { name: "Reject the listing" });
  await expect.element(choice).toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "Log" })).toBeInTheDocument();
  page.getByRole("heading", { name: "Log" }).element().scrollIntoView();
  await expect.element(choice).toBeInViewport();
  await page.viewport(414, 896);
  page.getByRole("heading", { level: 1 }).element().scrollIntoView();
  await expect.element(page.getByRole("link", { name: "Go to the decision" })).toBeInViewport();
});

test("D99: nobody decides on their own listing", async () => {
  await show({ [`GET /api/admin/cases/${CASE_ID}`]: { data: { ...sampleCase, isOwn: true } } });
  await expect.element(page.getByText(/Another moderator has to decide/)).toBeVisible();
  await expect.element(page.getByRole("radio").first()).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Take the case" })).not.toBeInTheDocument();
});
