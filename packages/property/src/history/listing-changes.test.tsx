import type { ListingHistory } from "@hjem/domain/listing/listing-history";
import { browserStorage } from "@hjem/storefront/browser-storage";
import { type RenderOptions, renderWithStorefront } from "@hjem/storefront/testing";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { testFeature } from "../testing/feature.ts";
import { buildHistoryView } from "./build-history-view.ts";
import type { HistoryView } from "./history-view.ts";
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

async function report(options: RenderOptions = {}, given = history) {
  const { app, unmount } = await renderWithStorefront(null, {
    features: [testFeature],
    ...options,
  });
  await app.page.loadMessages(historyMessages);
  const view = buildHistoryView(app.page, "home-a", given);
  await unmount();
  return view;
}

const visited = (entry: object) => {
  browserStorage().write("seenMarks", [entry]);
  window.dispatchEvent(new StorageEvent("storage", { key: "seenMarks" }));
};
beforeEach(() => visited({ id: "elsewhere", at: Date.now() }));

const plain = (text: string) => text.replaceAll(nbsp, " ");
const rowsOf = ({ changes }: HistoryView) =>
  changes.map(({ day, what, before, after }) => [day, what, before, after].map(plain).join(" | "));

test("PROP-051: a price cut and the publication are each told once, with the price before and after", async () => {
  const view = await report();
  expect(rowsOf(view)).toEqual([
    "18.11.2026 | Prisen er satt ned 4 % | 5 000 000 kr | 4 800 000 kr",
    "10.11.2026 | 2 bilder er lagt til | 22 bilder | 24 bilder",
    "09.11.2026 | Visning er lagt til | – | tor. 26. nov. kl. 17:00–18:00",
    "02.11.2026 | Publisert | – | 5 000 000 kr",
  ]);
  expect(view.market.map(({ value }) => plain(value))).toEqual([
    "2. november 2026",
    "19 dager",
    "1, ned 4 %",
  ]);
});

test("PROP-051: a sale has its price, and earlier sales and listings are in the same table", async () => {
  const step = (action: "listed" | "sold", date: string, price: number) => ({
    action,
    date,
    price,
    currency: "NOK" as const,
    description: "",
  });
  const view = await report(
    {},
    {
      ...history,
      priceHistory: [
        step("listed", "2009-03-01", 2_000_000),
        step("sold", "2009-04-01", 2_100_000),
        ...history.priceHistory,
        step("sold", "2026-11-20", 4_700_000),
      ],
      changes: [
        {
          at: "2026-11-20T11:00:00.000Z",
          change: { what: "status", before: "available", after: "sold" },
        },
      ],
    },
  );
  expect(rowsOf(view)).toEqual([
    "20.11.2026 | Solgt | 4 800 000 kr | 4 700 000 kr",
    "18.11.2026 | Prisen er satt ned 4 % | 5 000 000 kr | 4 800 000 kr",
    "02.11.2026 | Publisert | – | 5 000 000 kr",
    "01.04.2009 | Solgt | 2 000 000 kr | 2 100 000 kr",
    "01.03.2009 | Lagt ut | – | 2 000 000 kr",
  ]);
});

test("a cut that only the log has is counted", async () => {
  const { market } = await report({}, { ...history, priceHistory: [] });
  expect(plain(market.at(-1)?.value ?? "")).toBe("1, ned 4 %");
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
