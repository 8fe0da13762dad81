import type { OwnListing } from "@hjem/domain/draft/draft";
import { type RenderOptions, renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import { StubError } from "@hjem/storefront/testing/stub-api";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  enquiries,
  ownListing,
  ownListings,
  ownListingsResponse,
  untitledDraft,
} from "../testing/sample-own-listings.ts";
import { feature } from "../testing/test-feature.ts";
import { Component, loader } from "./overview-page.tsx";

const messages = {
  ...feature,
  name: "overview",
  catalogs: {
    en: () => import("./locales/en.po"),
    no: () => import("./locales/no.po"),
  },
};
const url = "/api/user/properties/draft";

const show = (listings: readonly OwnListing[], options: RenderOptions = {}) =>
  renderWithStorefront(<Component />, {
    region: "au",
    person: samplePerson,
    features: [feature, messages],
    path: "/my-listing",
    loader,
    ...options,
    api: { [`GET ${url}`]: ownListingsResponse(listings), ...options.api },
  });
const row = (title: string) => page.getByRole("listitem", { name: title });
const act = (title: string, name: string | RegExp) => row(title).getByRole("button", { name });

test("LIST-120: own listings show their status, what is next and what can be done", async () => {
  await show(ownListings);
  await expect.element(page.getByRole("heading", { name: "My listings" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "All 5" })).toHaveAttribute("aria-current");
  await expect
    .element(page.getByRole("link", { name: "Drafts 1" }))
    .toHaveAttribute("href", "/my-listing?group=draft");
  const draft = row("Lys treroms med balkong");
  await expect.element(draft.getByText("3 things left")).toBeVisible();
  await expect.element(draft.getByText("3 of 5 steps done")).toBeVisible();
  await expect
    .element(draft.getByRole("link", { name: "Write a title" }))
    .toHaveAttribute(
      "href",
      `/my-listing?draft=${ownListings[0]?.id}&tab=details#field-property_detail.title`,
    );
  const live = row("Innholdsrik enebolig med hage");
  await expect.element(live.getByText("12 days left")).toBeVisible();
  await expect.element(live.getByText("85")).toBeVisible();
  await expect
    .element(row("Romslig tomannsbolig ved skole").getByText(/^Prisen er lavere/))
    .toBeVisible();
  await expect.element(row("Hybel i sentrum").getByText("Leased")).toBeVisible();
});

test("the one primary act is the next thing of the topmost listing that needs its owner", async () => {
  await show(ownListings);
  await expect.element(page.getByRole("link", { name: "Continue" })).toBeVisible();
  const primary = [
    ...document.querySelectorAll("main [data-variant=primary], ul [data-variant=primary]"),
  ];
  expect(primary.map(({ textContent }) => textContent)).toEqual(["Continue"]);
});

test("D57: fewer than ten persons who saved a listing are not counted", async () => {
  await show([ownListing(1, { status: "live", title: "Leilighet", favorites: null })]);
  await expect.element(row("Leilighet").getByText("Fewer than 10")).toBeVisible();
});

test("somebody without listings is shown the way to begin", async () => {
  await show([]);
  await expect.element(page.getByRole("heading", { name: "You have no listings" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Create a listing" }))
    .toHaveAttribute("href", "/my-listing?mode=add");
});

test("LIST-083, LIST-084: a listing is taken off the market, and shown again", async () => {
  const live = ownListing(1, { status: "live", title: "Leilighet" });
  const states = [live, { ...live, status: "inactive" as const }, live];
  let at = 0;
  const { calls } = await show([], {
    api: {
      [`GET ${url}`]: () => ownListingsResponse(states.slice(at, at + 1)),
      [`PUT ${url}/${live.id}/deactivate`]: () => {
        at = 1;
        return { data: {} };
      },
      [`PUT ${url}/${live.id}/activate`]: () => {
        at = 2;
        return { data: {} };
      },
    },
  });
  await act("Leilighet", "Take off the market").click();
  await expect.element(page.getByText("The listing is no longer shown")).toBeVisible();
  await act("Leilighet", "Show again").click();
  await expect.element(act("Leilighet", "Take off the market")).toBeVisible();
  expect(calls.filter(({ method }) => method === "PUT").map(({ path }) => path)).toEqual([
    `${url}/${live.id}/deactivate`,
    `${url}/${live.id}/activate`,
  ]);
});

test("LIST-020: renewing explains itself first, and leads to payment where the new period is not paid", async () => {
  const expired = ownListing(1, { status: "expired", title: "Hytte" });
  const { router } = await show([expired], {
    api: { [`POST ${url}/${expired.id}/relist`]: new StubError(409, "payment_due") },
  });
  await act("Hytte", "Renew the listing").click();
  const dialog = page.getByRole("dialog", { name: "Renew the listing" });
  await expect.element(dialog.getByText(/same favourites and history/)).toBeVisible();
  await dialog.getByRole("button", { name: "Renew" }).click();
  await expect.poll(() => router.state.location.search).toBe(`?draft=${expired.id}&mode=payment`);
});

test("LIST-133: a listing is marked as sold with its day and price", async () => {
  const live = ownListing(1, { status: "live", title: "Leilighet" });
  const { calls } = await show([live], {
    api: { [`PUT ${url}/${live.id}/sold`]: { data: {} } },
  });
  await act("Leilighet", "Mark as sold").click();
  const dialog = page.getByRole("dialog", { name: "Mark as sold" });
  await dialog.getByLabelText("Sold on").fill("2026-11-25");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(dialog.getByText("Choose today or an earlier day.")).toBeVisible();
  await dialog.getByLabelText("Sold on").fill("2026-11-20");
  await dialog.getByLabelText(/^Price/).fill("4 400 000");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({
    date: "2026-11-20",
    price: 4_400_000,
  });
});

test("D99: a rejection of the last 14 days is appealed with a reason, and a second appeal is told that there is one", async () => {
  const rejected = {
    status: "rejected",
    review: { reason: "Feil pris", at: "2026-11-19T08:00:00Z" },
  } as const;
  const recent = ownListing(1, { ...rejected, title: "Leilighet" });
  const review = { ...rejected.review, at: "2026-10-01T08:00:00Z" };
  const old = ownListing(2, { ...rejected, review, title: "Hytte" });
  let appeals = 0;
  const { calls } = await show([recent, old], {
    api: {
      [`POST ${url}/${recent.id}/appeal`]: () => {
        appeals += 1;
        return appeals === 1 ? { data: {} } : new StubError(409, "appeal_closed");
      },
    },
  });
  await expect.element(row("Hytte")).toBeVisible();
  await expect.element(act("Hytte", "Appeal the decision")).not.toBeInTheDocument();
  await act("Leilighet", "Appeal the decision").click();
  const dialog = page.getByRole("dialog", { name: "Appeal the decision" });
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect.element(dialog.getByText("Write why you disagree.")).toBeVisible();
  await dialog.getByLabelText(/^Why should/).fill("Prisen stemmer.");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect.element(page.getByText("Your appeal is sent")).toBeVisible();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ text: "Prisen stemmer." });
  await act("Leilighet", "Appeal the decision").click();
  await dialog.getByLabelText(/^Why should/).fill("Prisen stemmer.");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect.element(dialog.getByText(/^You have appealed already/)).toBeVisible();
});

test("a listing that is deleted comes back by Undo", async () => {
  let isDeleted = false;
  const { calls } = await show([], {
    api: {
      [`GET ${url}`]: () => ownListingsResponse(isDeleted ? [] : [untitledDraft]),
      [`DELETE ${url}/${untitledDraft.id}`]: () => {
        isDeleted = true;
        return new Response(null, { status: 204 });
      },
      [`POST ${url}/${untitledDraft.id}/restore`]: () => {
        isDeleted = false;
        return { data: {} };
      },
    },
  });
  await act("Untitled draft", "Delete").click();
  await expect.element(page.getByRole("heading", { name: "You have no listings" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(row("Untitled draft")).toBeVisible();
  expect(calls.map(({ method }) => method)).toEqual(["GET", "DELETE", "GET", "POST", "GET"]);
});

test("an enquiry is read and answered in place", async () => {
  const live = ownListing(1, {
    status: "live",
    title: "Leilighet",
    enquiries: { total: 2, unanswered: 1 },
  });
  const answered = enquiries.map((enquiry) => ({
    ...enquiry,
    answers: [{ text: "Ja, onsdag kl. 18.", at: "2026-11-21T11:00:00.000Z" }],
  }));
  let hasAnswered = false;
  const { calls } = await show([live], {
    api: {
      [`GET ${url}/${live.id}/enquiries`]: () => ({ data: hasAnswered ? answered : enquiries }),
      [`POST ${url}/${live.id}/enquiries/2/answers`]: () => {
        hasAnswered = true;
        return { data: answered };
      },
    },
  });
  await act("Leilighet", "Show 1 new enquiry").click();
  await expect.element(page.getByText(/Er det mulig å komme på visning/)).toBeVisible();
  await page.getByRole("button", { name: "Answer Jonas" }).click();
  const answer = page.getByRole("textbox", { name: "Answer to Jonas" });
  await page.getByRole("button", { name: "Send" }).click();
  await expect.element(page.getByText("Write an answer.")).toBeVisible();
  await answer.fill("Ja, onsdag kl. 18.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect.element(page.getByText("Ja, onsdag kl. 18.").first()).toBeVisible();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
    text: "Ja, onsdag kl. 18.",
  });
});

test("all acts of a listing are reached by keys, and say which listing they are for", async () => {
  await show([ownListing(1, { status: "live", title: "Leilighet" })]);
  const button = act("Leilighet", "Copy");
  await expect.element(button).toHaveAccessibleDescription("Leilighet");
  button.element().focus();
  await userEvent.tab();
  await expect.element(act("Leilighet", "Delete")).toHaveFocus();
});
