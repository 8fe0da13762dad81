import { StubError } from "@hjem/storefront/testing/stub-api";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  enquiries,
  ownListing,
  ownListings,
  ownListingsResponse,
} from "../testing/sample-own-listings.ts";
import { showOwnListings } from "../testing/show-own-listings.tsx";

const url = "/api/user/properties/draft";

const row = (title: string) => page.getByRole("listitem", { name: title });
const act = (title: string, name: string | RegExp) => row(title).getByRole("button", { name });
const more = (title: string) => row(title).getByText(`More ${title}`);

/** Does what is in the menu of a listing. */
async function doMore(title: string, name: string) {
  await more(title).click();
  await act(title, name).click();
}

test("LIST-120: a page beyond the last leads to that, and one that no list can have to the first", async () => {
  const asked: (string | null)[] = [];
  const respond = ({ query }: { query: URLSearchParams }) => {
    asked.push(query.get("page"));
    const response = ownListingsResponse(ownListings);
    const currentPage = Number(query.get("page") ?? 1);
    return {
      ...response,
      data: currentPage === 1 ? response.data : [],
      pagination: { ...response.pagination, currentPage, lastPage: 1 },
    };
  };
  const api = { [`GET ${url}`]: respond };
  const { router } = await showOwnListings(ownListings, { path: "/my-listing?page=7", api });
  await expect.element(page.getByRole("link", { name: "All 5" })).toBeVisible();
  expect(asked).toEqual(["7", "1"]);
  expect(router.state.location.search).toBe("");
  await router.navigate("/my-listing?page=99999");
  await vi.waitFor(() => expect(asked).toEqual(["7", "1", "1"]));
  await expect.element(row("Lys treroms med balkong")).toBeVisible();
});

test("LIST-001, LIST-120: own listings show their status, what is next and what can be done", async () => {
  await showOwnListings(ownListings);
  await expect.element(page.getByRole("heading", { name: "My listings" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "All 5" })).toHaveAttribute("aria-current");
  await expect
    .element(page.getByRole("link", { name: "Drafts 1" }))
    .toHaveAttribute("href", "/my-listing?group=draft");
  const draft = row("Lys treroms med balkong");
  await expect.element(draft.getByText("3 things left")).toBeVisible();
  await expect.element(draft.getByText("3 of 5 steps done")).toBeVisible();
  await expect
    .element(draft.getByRole("link", { name: /^Write a title/ }))
    .toHaveAttribute(
      "href",
      `/my-listing?draft=${ownListings[0]?.id}&tab=details#field-property_detail.title`,
    );
  const live = row("Innholdsrik enebolig med hage");
  await expect.element(live.getByText("12 days left")).toBeVisible();
  await expect.element(live.getByText("85")).toBeVisible();
  await expect
    .element(row("Romslig tomannsbolig ved skole").getByText(/^The price is far below/))
    .toBeVisible();
  await expect.element(row("Hybel i sentrum").getByText("Leased")).toBeVisible();
});

test("the one primary act is the next thing of the topmost listing that needs its owner", async () => {
  await showOwnListings(ownListings);
  await expect.element(page.getByRole("link", { name: "Continue" })).toBeVisible();
  const primary = [
    ...document.querySelectorAll("main [data-variant=primary], ul [data-variant=primary]"),
  ];
  expect(primary.map(({ textContent }) => textContent)).toEqual(["Continue"]);
});

test("D57: fewer than ten persons who saved a listing are not counted", async () => {
  await showOwnListings([ownListing(1, { status: "live", title: "Leilighet", favorites: null })]);
  await expect.element(row("Leilighet").getByText("Under 10")).toBeVisible();
});

test("of a listing that came out today and of which nothing is known yet one sentence says when there is", async () => {
  const trend = { favorites: [null], enquiries: [0], views: [0], contacts: [0] };
  const given = { status: "live", favorites: null, trend } as const;
  const publishedAt = "2026-11-21T08:00:00.000Z";
  await showOwnListings([
    ownListing(1, { ...given, title: "Leilighet", publishedAt }),
    ownListing(2, { ...given, title: "Hytte", publishedAt: "2026-11-01T08:00:00.000Z" }),
  ]);
  await expect.element(row("Leilighet").getByText(/^Just published/)).toBeVisible();
  await expect.element(row("Leilighet").getByText("Under 10")).not.toBeInTheDocument();
  await expect.element(row("Hytte").getByText("Under 10")).toBeVisible();
});

test("somebody without listings is shown the way to begin", async () => {
  await showOwnListings([]);
  await expect.element(page.getByRole("heading", { name: "You have no listings" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Create a listing" }))
    .toHaveAttribute("href", "/my-listing?mode=add");
});

test("LIST-083, LIST-084: a listing is taken off the market, and shown again", async () => {
  const live = ownListing(1, { status: "live", title: "Leilighet" });
  const states = [live, { ...live, status: "inactive" as const }, live];
  let at = 0;
  const { calls } = await showOwnListings([], {
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
  await doMore("Leilighet", "Take off the market");
  await expect.element(page.getByText("The listing is no longer shown")).toBeVisible();
  await act("Leilighet", "Show again").click();
  await more("Leilighet").click();
  await expect.element(act("Leilighet", "Take off the market")).toBeVisible();
  expect(calls.filter(({ method }) => method === "PUT").map(({ path }) => path)).toEqual([
    `${url}/${live.id}/deactivate`,
    `${url}/${live.id}/activate`,
  ]);
});

test("LIST-020, LIST-021: renewing explains itself first, and leads to payment where the new period is not paid", async () => {
  const expired = ownListing(1, { status: "expired", title: "Hytte" });
  const { router } = await showOwnListings([expired], {
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
  const { calls } = await showOwnListings([live], {
    api: { [`PUT ${url}/${live.id}/sold`]: { data: {} } },
  });
  await act("Leilighet", "Mark as sold").click();
  const dialog = page.getByRole("dialog", { name: "Mark as sold" });
  await dialog.getByLabelText("Sold on").fill("2026-11-25");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(dialog.getByText("Choose today or an earlier day.")).toBeVisible();
  await dialog.getByLabelText("Sold on").fill("2026-11-20");
  await dialog.getByLabelText(/^Price/).fill("4,400,000.50");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(dialog.getByText("Enter a whole number.")).toBeVisible();
  await dialog.getByLabelText(/^Price/).fill("4 400 000");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({
    date: "2026-11-20",
    price: 4_400_000,
  });
});

test("S10: a day before the listing was published is named at its field, and what was typed stays", async () => {
  const live = ownListing(1, { status: "live", title: "Leilighet" });
  const wrong = { date: "Choose a day from when the listing was published until today." };
  await showOwnListings([live], {
    api: {
      [`PUT ${url}/${live.id}/sold`]: () =>
        Response.json(
          { error: { code: "validation_failed", message: "", fields: wrong } },
          { status: 400 },
        ),
    },
  });
  await act("Leilighet", "Mark as sold").click();
  const dialog = page.getByRole("dialog", { name: "Mark as sold" });
  await dialog.getByLabelText("Sold on").fill("2026-11-01");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(dialog.getByText(wrong.date)).toBeVisible();
  await expect.element(dialog.getByLabelText("Sold on")).toHaveValue("2026-11-01");
});

test("D99: a rejection of the last 14 days is appealed with a reason, and a second appeal is answered that there is one", async () => {
  const rejected = {
    status: "rejected",
    review: { reason: "Feil pris", heldFor: null, at: "2026-11-19T08:00:00Z", appealedAt: null },
  } as const;
  const recent = ownListing(1, { ...rejected, title: "Leilighet" });
  const review = { ...rejected.review, at: "2026-10-01T08:00:00Z" };
  const old = ownListing(2, { ...rejected, review, title: "Hytte" });
  let appeals = 0;
  const { calls } = await showOwnListings([recent, old], {
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

test("D99: an owner who has appealed reads so, and is not asked to appeal again", async () => {
  const at = "2026-11-19T08:00:00Z";
  const review = { reason: "Feil pris.", heldFor: null, at, appealedAt: "2026-11-20T08:00:00Z" };
  await showOwnListings([
    ownListing(1, { status: "rejected", review, title: "Leilighet" }),
    ownListing(2, {
      status: "rejected",
      review: { ...review, at: "2026-11-20T09:00:00Z", reason: "Fortsatt feil." },
      title: "Hytte",
    }),
  ]);
  const waiting = row("Leilighet").getByText(/^You have appealed the decision.*Feil pris\.$/);
  await expect.element(waiting).toBeVisible();
  await expect.element(row("Hytte").getByText("Fortsatt feil.")).toBeVisible();
  for (const name of ["Leilighet", "Hytte"]) {
    await expect.element(act(name, "Appeal the decision")).not.toBeInTheDocument();
  }
});

/** A listing with two enquiries; an answer to the first is stored. */
function answering() {
  const live = ownListing(2, {
    status: "live",
    title: "Leilighet",
    enquiries: { total: 2, unanswered: 1 },
  });
  const answer = { text: "Ja, onsdag kl. 18.", at: "2026-11-21T11:00:00.000Z" };
  const answered = enquiries.map((enquiry) => ({ ...enquiry, answers: [answer] }));
  let current = { data: enquiries };
  return {
    live,
    api: {
      [`GET ${url}/enquiries`]: () => current,
      [`GET ${url}/${live.id}/enquiries`]: () => current,
      [`POST ${url}/${live.id}/enquiries/2/answers`]: () => {
        current = { data: answered };
        return current;
      },
    },
  };
}

test("an enquiry about a listing is read and answered in a drawer", async () => {
  const { live, api } = answering();
  const { calls } = await showOwnListings([live], { api });
  await act("Leilighet", "Show 1 new enquiry").click();
  const drawer = page.getByRole("dialog", { name: "Enquiries" });
  await expect.element(drawer.getByText(/Er det mulig å komme på visning/)).toBeVisible();
  await drawer.getByRole("button", { name: "Answer Jonas" }).click();
  await drawer.getByRole("button", { name: "Send" }).click();
  await expect.element(drawer.getByText("Write an answer.")).toBeVisible();
  await drawer.getByRole("textbox", { name: "Answer to Jonas" }).fill("Ja, onsdag kl. 18.");
  await drawer.getByRole("button", { name: "Send" }).click();
  await expect.element(drawer.getByText("Ja, onsdag kl. 18.").first()).toBeVisible();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
    text: "Ja, onsdag kl. 18.",
  });
});

test("the newest enquiries about all listings are beside them, and one is answered there", async () => {
  const { live, api } = answering();
  await showOwnListings([live], { api });
  const panel = page.getByRole("region", { name: "Enquiries" });
  await expect.element(panel.getByText("1 new", { exact: true })).toBeVisible();
  await expect.element(panel.getByText("Nardovegen 12", { exact: true })).toBeVisible();
  await panel.getByRole("button", { name: "Answer Jonas" }).click();
  await panel.getByRole("textbox", { name: "Answer to Jonas" }).fill("Ja, onsdag kl. 18.");
  await panel.getByRole("button", { name: "Send" }).click();
  await expect.element(page.getByText("Your answer to Jonas is sent")).toBeVisible();
  await expect.element(panel.getByText("Nardovegen 12 · answered").first()).toBeVisible();
  await panel.getByRole("button", { name: "All 2 enquiries" }).click();
  await expect.element(page.getByRole("dialog", { name: "Enquiries" })).toBeVisible();
});

test("D57: favourites and enquiries of 14 days are charts that are also said in words", async () => {
  const { id } = ownListings[2]!;
  await showOwnListings(ownListings, {
    api: {
      [`GET ${url}/enquiries`]: { data: enquiries },
      [`GET ${url}/${id}/demand`]: {
        data: { steps: [{ price: 1, persons: 135, isOwn: true }], medianPerArea: null },
      },
    },
  });
  const live = row("Innholdsrik enebolig med hage");
  await expect
    .element(
      live.getByRole("img", { name: "Favourites in the last 14 days: from fewer than 10 to 85" }),
    )
    .toBeVisible();
  await expect.element(live.getByText("About 40 more than a week ago")).toBeVisible();
  await expect
    .element(live.getByRole("img", { name: /^Enquiries on each of the last 14 days: 2, 0, 5, / }))
    .toBeVisible();
  await expect.element(live.getByText("2 in the last 7 days")).toBeVisible();
  await expect.element(live.getByText("135")).toBeVisible();
});

test("D113: views and contact clicks of 14 days are charts that are also said in words, with whose they are", async () => {
  await showOwnListings(ownListings);
  const live = row("Innholdsrik enebolig med hage");
  await expect
    .element(live.getByRole("img", { name: /^Page views on each of .* 41, 66, 120, / }))
    .toBeVisible();
  await expect.element(live.getByText("589")).toBeVisible();
  await expect.element(live.getByText("169 in the last 7 days")).toBeVisible();
  await expect
    .element(live.getByRole("img", { name: /^Contact clicks on each of the last 14 days: 3, 1, / }))
    .toBeVisible();
  await expect.element(live.getByText(/^Page views and clicks are those/)).toBeVisible();
  await expect
    .element(row("Lys treroms med balkong").getByText("Page views in 14 days"))
    .not.toBeInTheDocument();
});

test("D97: the receipts of a listing are downloaded as PDF", async () => {
  const paid = ownListing(1, { status: "live", title: "Leilighet", hasReceipts: true });
  await showOwnListings([paid, ownListing(2, { status: "live", title: "Hytte" })], {
    api: {
      [`GET ${url}/${paid.id}/receipts`]: {
        data: [
          {
            number: "2026-000001",
            kind: "receipt",
            at: "2026-11-20T10:00:00.000Z",
            total: 349_000,
          },
        ],
      },
      [`GET ${url}/${paid.id}/receipts/2026-000001`]: {
        data: { name: "2026-000001.pdf", pdf: btoa("%PDF-1.3") },
      },
    },
  });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  onTestFinished(() => saved.mockRestore());
  // As high as a page with its footer: the last row's menu does not make it longer, and closing it moves nothing.
  await page.viewport(414, 1_400);
  await more("Hytte").click();
  await expect.element(act("Hytte", "Copy")).toBeVisible();
  await expect.element(act("Hytte", "Receipts")).not.toBeInTheDocument();
  await doMore("Leilighet", "Receipts");
  const dialog = page.getByRole("dialog", { name: "Receipts" });
  await expect.element(dialog.getByText(/3,490\.00/)).toBeVisible();
  await dialog.getByRole("button", { name: "Receipt 2026-000001 (PDF)" }).click();
  await expect.poll(() => saved.mock.contexts.length).toBe(1);
  expect(saved.mock.contexts[0]).toMatchObject({ download: "2026-000001.pdf" });
});

test("all acts of a listing are reached by keys, say which listing they are for, and give the focus back", async () => {
  await showOwnListings([ownListing(1, { status: "live", title: "Leilighet" })]);
  const button = act("Leilighet", "Mark as sold");
  await expect.element(button).toHaveAccessibleDescription("Leilighet");
  button.element().focus();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(act("Leilighet", "Take off the market")).toHaveFocus();
  await userEvent.tab();
  await expect.element(act("Leilighet", "Copy")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(act("Leilighet", "Copy")).not.toBeInTheDocument();
  expect(document.activeElement?.textContent).toContain("More Leilighet");
});
