import { renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import type { StubResponses } from "@hjem/storefront/testing/stub-api";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { adminResponses } from "../testing/admin-responses.ts";
import { testFeature } from "../testing/feature.ts";
import { CASE_ID, moderationResponses } from "../testing/moderation-responses.ts";
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
