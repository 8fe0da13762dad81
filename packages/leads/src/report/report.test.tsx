import { renderWithStorefront, type RenderOptions } from "@hjem/storefront/testing";
import { listing } from "@hjem/storefront/testing/sample-listing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Enquiries } from "../enquiries/lazy-enquiries.ts";
import { listingEnquiries } from "../model/listing-enquiries.ts";
import { leadMessages } from "../testing/lead-messages.ts";
import { sampleRecipient } from "../testing/sample-recipient.ts";

const report = "POST /api/v2/property/3f7q9z2k1m/report";
const receipt = {
  reportId: "0199c8a0-0000-7000-8000-000000000000",
  receivedAt: "2026-11-21T11:00:00.000Z",
};

async function show(query: string, options: RenderOptions = {}) {
  const given = { features: [leadMessages], ...options };
  const { app, unmount } = await renderWithStorefront(null, given);
  const url = new URL(`http://test.localhost/property/001204/3f7q9z2k1m${query}`);
  const enquiries = listingEnquiries(app.page, url, listing(), sampleRecipient);
  await unmount();
  return renderWithStorefront(<Enquiries {...enquiries} />, given);
}

test("reports a listing in a dialog and confirms it there", async () => {
  const api = { [report]: receipt, "GET /api/v2/form-token": { token: "signed" } };
  const { calls } = await show("", { api });
  await page.getByRole("link", { name: "Rapporter annonsen" }).click();
  const dialog = page.getByRole("dialog", { name: "Rapporter annonsen" });
  await dialog.getByRole("radio", { name: "Allerede solgt eller utleid" }).click();
  await dialog.getByRole("textbox", { name: /^Utdyp gjerne/ }).fill("Solgt i går");
  await dialog.getByRole("button", { name: "Send rapport" }).click();
  await expect.element(dialog.getByText("Takk for rapporten")).toBeVisible();
  expect(calls).toMatchObject([
    { method: "GET", path: "/api/v2/form-token" },
    { body: { kind: "already_sold", words: "Solgt i går", formToken: "signed" } },
  ]);
});

test("without JavaScript the link leads to the form on the page, which confirms it", async () => {
  const closed = await show("");
  await expect
    .element(page.getByRole("link", { name: "Rapporter annonsen" }))
    .toHaveAttribute("href", "/property/001204/3f7q9z2k1m?ask=report#report");
  await closed.unmount();
  const open = await show("?ask=report");
  await expect.element(page.getByRole("heading", { name: "Rapporter annonsen" })).toBeVisible();
  await expect.element(page.getByRole("group", { name: "Hva er galt?" })).toBeVisible();
  await open.unmount();
  await show("?sent=report");
  await expect.element(page.getByText("Takk for rapporten")).toBeVisible();
});
