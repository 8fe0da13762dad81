import { type RenderOptions, renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { enquiries, ownListing, ownListingsResponse } from "../testing/sample-own-listings.ts";
import { feature, overviewMessages } from "../testing/test-feature.ts";
import { Component, loader } from "./overview-page.tsx";

const url = "/api/user/properties/draft";
const rejected = ownListing(1, {
  title: "Leilighet",
  status: "rejected",
  review: { reason: "Feil pris", heldFor: null, at: "2026-11-19T08:00:00Z", appealedAt: null },
});
const live = ownListing(2, {
  title: "Hytte",
  status: "live",
  enquiries: { total: 2, unanswered: 1 },
});

const open = (api: RenderOptions["api"] = {}) =>
  renderWithStorefront(<Component />, {
    region: "au",
    person: samplePerson,
    features: [feature, overviewMessages],
    path: "/my-listing",
    loader,
    api: {
      [`GET ${url}`]: ownListingsResponse([rejected, live]),
      [`GET ${url}/enquiries`]: { data: enquiries },
      ...api,
    },
  });

const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: RegExp | string) => page.getByRole("textbox", { name });

/** Every text of several lines of the overview: its button, its field, and how it is closed. */
const texts = [
  { button: "Answer Jonas", field: "Answer to Jonas", close: "Cancel" },
  {
    button: "Publish as question and answer: Mette",
    field: "Question",
    close: "Cancel",
  },
  { button: "Appeal the decision", field: /^Why should/, close: "Escape" },
];

test.each(texts)(
  "“$button” has what was typed after it was closed, and after a reload",
  async (text) => {
    const typing = await open();
    await button(text.button).click();
    await field(text.field).fill("Two words");
    if (text.close === "Escape") await userEvent.keyboard("{Escape}");
    else await button(text.close).click();
    await expect.element(field(text.field)).not.toBeInTheDocument();
    await button(text.button).click();
    await expect.element(field(text.field)).toHaveValue("Two words");
    await typing.unmount();
    await open();
    await button(text.button).click();
    await expect.element(field(text.field)).toHaveValue("Two words");
  },
);

test("an answer that a lost connection cut off stays beside its enquiry, which is still shown", async () => {
  let isDown = false;
  const failing = (response: object) => () => {
    if (isDown) throw new TypeError("Failed to fetch");
    return response;
  };
  const { calls } = await open({
    [`GET ${url}/enquiries`]: failing({ data: enquiries }),
    [`POST ${url}/${live.id}/enquiries/2/answers`]: failing({ data: enquiries[0] }),
  });
  await button("Answer Jonas").click();
  await field("Answer to Jonas").fill("Two words");
  isDown = true;
  await button("Send").click();
  await vi.waitFor(() => expect(calls.some(({ method }) => method === "POST")).toBe(true));
  await expect.element(page.getByText("It did not work. Try again.")).toBeVisible();
  await expect.element(field("Answer to Jonas")).toHaveValue("Two words");
  await expect
    .element(page.getByText("The enquiries could not be loaded."))
    .not.toBeInTheDocument();
});
