import type { OwnEnquiry } from "@hjem/domain/draft/draft";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import type { StubResponses } from "@hjem/storefront/testing/stub-api";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { enquiries } from "../testing/sample-own-listings.ts";
import { feature, overviewMessages } from "../testing/test-feature.ts";
import { Enquiries } from "./enquiries.tsx";

const url = "/api/user/properties/draft";
const [unanswered, roof] = enquiries as [OwnEnquiry, OwnEnquiry];
const publication = `${url}/${roof.listing.id}/enquiries/${roof.id}/publication`;
const words = { question: "Når ble taket lagt om?", answer: "I 2019." };
const published: OwnEnquiry = {
  ...roof,
  published: { ...words, publishedAt: "2026-11-20T09:00:00.000Z" },
};

/** Enquiries about one listing; a call to publish or remove has `after` as its result. */
async function show(
  before: readonly OwnEnquiry[],
  after: readonly OwnEnquiry[] = before,
  api: StubResponses = {},
) {
  let current = { data: before };
  const change = () => {
    current = { data: after };
    return current;
  };
  return renderWithStorefront(<Enquiries listingId={roof.listing.id} />, {
    region: "au",
    person: samplePerson,
    features: [feature, overviewMessages],
    api: {
      [`GET ${url}/${roof.listing.id}/enquiries`]: () => current,
      [`PUT ${publication}`]: change,
      [`DELETE ${publication}`]: change,
      ...api,
    },
  });
}
const button = (name: RegExp | string) => page.getByRole("button", { name });
const field = (name: string) => page.getByRole("textbox", { name });

test("D86: only an answered enquiry whose sender agreed can be published", async () => {
  const agreed = { ...unanswered, mayPublish: true };
  const silent = { ...roof, id: "3", name: "Ada", mayPublish: false };
  await show([agreed, roof, silent]);
  await expect.element(button("Publish as question and answer: Mette")).toBeVisible();
  expect(button(/^Publish as question and answer/).elements()).toHaveLength(1);
});

test("D86: the question begins empty and the answer as it was sent; both are published in the owner's words", async () => {
  const { calls } = await show([roof], [published]);
  await button("Publish as question and answer: Mette").click();
  await expect.element(field("Question")).toHaveValue("");
  await expect.element(field("Question")).toHaveAccessibleDescription(/without names/);
  await expect.element(field("Answer")).toHaveValue("I 2019.");
  await button("Publish").click();
  await expect.element(page.getByText("Write the question in your own words.")).toBeVisible();
  await field("Question").fill(words.question);
  await button("Publish").click();
  await expect.element(page.getByText("The question and answer are published")).toBeVisible();
  await expect.element(page.getByText(/^Shown on the listing since/)).toBeVisible();
  await expect.element(button(/^Publish as question and answer/)).not.toBeInTheDocument();
  expect(calls.find(({ method }) => method === "PUT")?.body).toEqual(words);
});

test("D86: personal data is refused at the field that has it, and what was typed is kept", async () => {
  const error = {
    code: "validation_failed",
    message: "Some fields need correcting.",
    fields: { answer: "Leave out phone numbers." },
  };
  const headers = { "content-type": "application/json" };
  const { calls } = await show([roof], [roof], {
    [`PUT ${publication}`]: () => new Response(JSON.stringify({ error }), { status: 400, headers }),
  });
  await button("Publish as question and answer: Mette").click();
  await field("Question").fill(words.question);
  await field("Answer").fill("Ring 99 90 00 01");
  await button("Publish").click();
  await expect.element(field("Answer")).toHaveAccessibleDescription(/Leave out phone numbers\./);
  await expect.element(field("Answer")).toHaveFocus();
  await expect.element(field("Question")).toHaveValue(words.question);
  expect(calls.filter(({ method }) => method === "PUT")).toHaveLength(1);
});

test("D86: what is published is edited from its own words, and taken off the listing", async () => {
  const { calls } = await show([published], [roof]);
  await button(/^Edit the question/).click();
  await expect.element(field("Question")).toHaveValue(words.question);
  await expect.element(field("Answer")).toHaveValue(words.answer);
  await button("Cancel").click();
  await button(/^Remove from the listing/).click();
  await expect.element(page.getByText("Removed from the listing")).toBeVisible();
  await expect.element(button("Publish as question and answer: Mette")).toBeVisible();
  expect(calls.at(-2)?.method ?? "").toBe("DELETE");
});
