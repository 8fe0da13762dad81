import type { ListingHistory } from "@hjem/domain/listing/listing-history";
import { browserStorage } from "@hjem/storefront/browser-storage";
import { type RenderOptions, renderWithStorefront } from "@hjem/storefront/testing";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { testFeature } from "../testing/feature.ts";
import { buildHistoryView } from "./build-history-view.ts";
import { historyMessages } from "./lazy-listing-changes.ts";
import ListingChanges from "./listing-changes.tsx";

const nbsp = /\u00a0|\u202f/g;
const history: ListingHistory = {
  publishedAt: "2026-11-02T05:00:00.000Z",
  closedAt: null,
  timeZone: "Europe/Oslo",
  priceHistory: [
    { action: "listed", currency: "NOK", date: "2026-11-02", description: "", price: 5_000_000 },
    {
      action: "price_changed",
      currency: "NOK",
      date: "2026-11-18",
      description: "",
      price: 4_800_000,
    },
  ],
  changes: [
    {
      at: "2026-11-18T05:00:00.000Z",
      change: {
        what: "price",
        before: { min: 5_000_000, max: 5_000_000 },
        after: { min: 4_800_000, max: 4_800_000 },
      },
    },
    { at: "2026-11-10T05:00:00.000Z", change: { what: "photos", before: 22, after: 24 } },
    {
      at: "2026-11-09T05:00:00.000Z",
      change: {
        what: "viewing",
        before: null,
        after: { day: "2026-11-26", timeFrom: "17:00", timeTo: "18:00" },
      },
    },
  ],
};

async function report(options: RenderOptions = {}) {
  const given = { features: [testFeature], ...options };
  const { app, unmount } = await renderWithStorefront(null, given);
  await app.page.loadMessages(historyMessages);
  const view = buildHistoryView(app.page, "home-a", history);
  await unmount();
  return view;
}

const visited = (entry: object) => {
  browserStorage().write("seenMarks", [entry]);
  window.dispatchEvent(new StorageEvent("storage", { key: "seenMarks" }));
};
beforeEach(() => visited({ id: "elsewhere", at: Date.now() }));

test("PROP-051: lists prices newest first, with the change in amount and per cent", async () => {
  const { steps, market } = await report();
  const plain = (text: string) => text.replaceAll(nbsp, " ");
  expect(
    steps.map((step) => [step.day, step.action, plain(step.price), plain(step.change)]),
  ).toEqual([
    ["18.11.2026", "Pris endret", "4 800 000 kr", "−200 000 kr (−4 %)"],
    ["02.11.2026", "Lagt ut", "5 000 000 kr", ""],
  ]);
  expect(market.map(({ value }) => plain(value))).toEqual([
    "2. november 2026",
    "19 dager",
    "1, ned 4 %",
  ]);
});

test("PROP-052: every change shows what changed, the old and the new value", async () => {
  const { changes } = await report();
  expect(changes.map(({ what }) => what.replaceAll(nbsp, " "))).toEqual([
    "Prisen er satt ned 4 %",
    "2 bilder er lagt til",
    "Visning er lagt til",
    "Publisert",
  ]);
  const english = await report({ region: "au" });
  expect(english.changes[2]?.what).toBe("Inspection added");
});

test("marks and counts changes since the last visit, and none on a first visit", async () => {
  const view = await report();
  const options = { features: [testFeature], region: "au" } as const;
  const first = await renderWithStorefront(<ListingChanges {...view} />, options);
  await expect.element(page.getByRole("heading", { name: "On the market" })).toBeVisible();
  await expect.element(page.getByText("since your last visit")).not.toBeInTheDocument();
  await first.unmount();
  visited({ id: "home-a", at: Date.now(), since: Date.parse("2026-11-09T12:00:00Z") });
  await renderWithStorefront(<ListingChanges {...view} />, options);
  await expect.element(page.getByText("2 since your last visit")).toBeVisible();
  const marked = page.getByRole("row").filter({ hasText: "New since your last visit" });
  await expect.poll(() => marked.elements().length).toBe(2);
});
