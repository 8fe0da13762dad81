import type { OwnEnquiry, ViewingList } from "@hjem/domain/draft/draft";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { enquiries, ownListing, ownListingsResponse } from "../testing/sample-own-listings.ts";
import { feature, overviewMessages } from "../testing/test-feature.ts";
import * as overview from "./overview-page.tsx";
import * as viewingList from "./viewing-list-page.tsx";

const url = "/api/user/properties/draft";
const live = ownListing(2, {
  status: "live",
  title: "Leilighet",
  enquiries: { total: 2, unanswered: 1 },
});

const show = (
  { Component, loader }: typeof overview | typeof viewingList,
  path: string,
  data: object,
) =>
  renderWithStorefront(<Component />, {
    region: "no",
    person: samplePerson,
    features: [feature, overviewMessages],
    path,
    loader,
    api: {
      [`GET ${url}`]: ownListingsResponse([live]),
      [`GET ${url}/enquiries`]: { data },
      [`GET ${url}/${live.id}/viewing-list`]: { data },
    },
  });

test("the link of a mail opens the inbox at its enquiry: what it is, for which viewing, and the number to call", async () => {
  const { router } = await show(overview, "/my-listing?enquiry=2", enquiries);
  const inbox = page.getByRole("dialog", { name: "Henvendelser" });
  await expect.element(inbox.getByRole("heading", { name: "Jonas" })).toHaveFocus();
  const enquiry = inbox.getByRole("listitem").filter({ hasText: "Jonas" });
  await expect.element(enquiry.getByText("Visning", { exact: true })).toBeVisible();
  await expect.element(enquiry.getByText("tor. 3. des. kl. 17:00–17:45")).toBeVisible();
  await expect
    .element(enquiry.getByRole("link", { name: "999 00 001" }))
    .toHaveAttribute("href", "tel:+4799900001");
  await expect.element(enquiry.getByRole("button", { name: "Svar Jonas" })).toBeVisible();
  await expect
    .element(enquiry.getByRole("link", { name: "Se hvem som kommer" }))
    .toHaveAttribute("href", `/my-listing?viewings=${live.id}`);
  const question = inbox.getByRole("listitem").filter({ hasText: "Mette" });
  await expect.element(question.getByText("Spørsmål", { exact: true })).toBeVisible();
  expect(question.getByRole("link").elements()).toEqual([]);
  await inbox.getByRole("button", { name: "Lukk" }).click();
  await expect.element(inbox).not.toBeInTheDocument();
  expect(router.state.location.search).toBe("");
});

test("a registration that was cancelled says so", async () => {
  const cancelled = enquiries.map((each) => ({
    ...each,
    cancelledAt: each.kind === "viewing" ? "2026-11-22T09:00:00.000Z" : null,
  }));
  await show(overview, "/my-listing?enquiry=2", cancelled);
  const inbox = page.getByRole("dialog", { name: "Henvendelser" });
  const rows = inbox.getByRole("listitem");
  await expect.element(rows.filter({ hasText: "Jonas" }).getByText("Avmeldt")).toBeVisible();
  expect(rows.filter({ hasText: "Mette" }).getByText("Avmeldt").elements()).toEqual([]);
});

test("each kind of enquiry is named, and a registration without a date is by appointment", async () => {
  const [first] = enquiries;
  const kinds = (["contact", "viewing", "interest", "valuation"] as const).map(
    (kind, at): OwnEnquiry => ({ ...first!, id: String(at), kind, viewing: null, name: kind }),
  );
  await show(overview, "/my-listing?enquiry=0", kinds);
  const inbox = page.getByRole("dialog", { name: "Henvendelser" });
  const of = (name: string) => inbox.getByRole("listitem").filter({ hasText: name });
  await expect.element(of("viewing").getByText("Visning etter avtale")).toBeVisible();
  await expect.element(of("interest").getByText("Interesse", { exact: true })).toBeVisible();
  await expect.element(of("valuation").getByText("Verdivurdering", { exact: true })).toBeVisible();
});

test("who comes to which viewing is a list to print", async () => {
  const viewing = enquiries[0]?.viewing;
  if (!viewing) throw new Error("the sample has no viewing");
  const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
  onTestFinished(() => print.mockRestore());
  const list: ViewingList = {
    listing: { id: live.id, location: { street: "Nardovegen 12" } },
    viewings: [
      {
        viewing,
        guests: [
          { id: "1", name: "Berit", phone: "+4799900001", message: "" },
          { id: "2", name: "Åse", phone: null, message: "Kan jeg ta med hund?" },
        ],
      },
    ],
  };
  await show(viewingList, `/my-listing?viewings=${live.id}`, list);
  await expect.element(page.getByRole("heading", { name: "Hvem som kommer" })).toBeVisible();
  const table = page.getByRole("table", { name: "Påmeldt til tor. 3. des. kl. 17:00–17:45" });
  await expect.element(table.getByRole("row", { name: /Berit 999 00 001/ })).toBeVisible();
  await expect.element(table.getByRole("row", { name: /Åse – Kan jeg ta med hund/ })).toBeVisible();
  await expect.element(page.getByText("2 påmeldte")).toBeVisible();
  await page.getByRole("button", { name: "Skriv ut" }).click();
  expect(print).toHaveBeenCalledOnce();
});

test("a listing without registrations says so, and has nothing to print", async () => {
  const list: ViewingList = { listing: { id: live.id, location: {} }, viewings: [] };
  await show(viewingList, `/my-listing?viewings=${live.id}`, list);
  await expect.element(page.getByText("Ingen har meldt seg på ennå.")).toBeVisible();
  expect(page.getByRole("button", { name: "Skriv ut" }).elements()).toEqual([]);
});
