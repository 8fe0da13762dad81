import { rememberSearch } from "@hjem/saved/search-history";
import { removeStored } from "@hjem/storefront/stored-value";
import { type RenderOptions, renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { feature } from "../feature.ts";
import ExampleSearches from "./example-searches.tsx";

const examples = [
  { label: "2+ bedrooms in Oslo under 9m", href: "/list?a=1" },
  { label: "For rent in Bergen", href: "/list?a=2" },
  { label: "Holiday homes on the coast", href: "/list?a=3" },
];

beforeEach(() => removeStored(["history"]));

const show = (options: RenderOptions = {}) =>
  renderWithStorefront(
    <>
      <ExampleSearches examples={examples} notice="" />
      <p>What is below</p>
    </>,
    { region: "au", features: [{ ...feature, routes: [] }], ...options },
  );
const names = () =>
  page
    .getByRole("link")
    .elements()
    .filter((link) => link.checkVisibility())
    .map(({ textContent }) => textContent);
const below = () => page.getByText("What is below").element().getBoundingClientRect().top;
const remember = (bedroomMin: number, words: string) =>
  rememberSearch({ href: `/list?bedroomMin=${bedroomMin}`, words, language: "en" }, { bedroomMin });

test.each([390, 1366])(
  "SAVE-031: a returning visitor continues with their last searches, and nothing moves: %s px",
  async (width) => {
    await page.viewport(width, 800);
    const firstVisit = await show();
    await expect.element(page.getByText("Popular searches")).toBeVisible();
    const top = below();
    for (const bedrooms of [2, 3, 4, 5])
      remember(bedrooms, `Homes for sale in Nordre Aker, Oslo · ${bedrooms}+ bedrooms · balcony`);
    await firstVisit.unmount();
    const { calls } = await show();
    await expect.element(page.getByText("Continue where you left off")).toBeVisible();
    expect(names()[0]).toContain("5+ bedrooms");
    expect(names().length).toBeLessThanOrEqual(3);
    expect(below()).toBe(top);
    expect(calls).toEqual([]);
  },
);

const saved = (name: string, newCount: number) => ({
  id: crypto.randomUUID(),
  savedSearchId: crypto.randomUUID(),
  name,
  query: { bedroomMin: 2 },
  dropped: [],
  notifications: "daily",
  reasons: ["new"],
  mapView: null,
  isSelected: false,
  pausedFor: null,
  newCount,
  newIds: [],
  total: 9,
  seenAt: "2026-11-20T09:00:00.000Z",
  createdAt: "2026-11-01T09:00:00.000Z",
});

test.each([
  { searches: [saved("Bergen", 0)], first: "2+ bedrooms in Oslo under 9m" },
  { searches: [saved("Bergen", 0), saved("Oslo", 1)], first: "1 new home: Oslo" },
  { searches: [saved("Oslo", 12)], first: "12 new homes: Oslo" },
  { searches: [saved("Bergen", 2), saved("Oslo", 3)], first: "New homes in 2 saved searches" },
])("a person sees what is new in saved searches: $first", async ({ searches, first }) => {
  await page.viewport(1366, 800);
  await show({
    person: samplePerson,
    api: {
      "GET /api/search-collections": {
        data: searches,
        pagination: { currentPage: 1, perPage: 100, total: searches.length, lastPage: 1 },
      },
      "GET /api/v2/my/last-searches": { data: [] },
    },
  });
  await expect.element(page.getByRole("link", { name: first, exact: true })).toBeVisible();
});
