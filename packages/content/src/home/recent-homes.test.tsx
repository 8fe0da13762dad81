import { recordViewedHome } from "@hjem/saved/record-view";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { sampleHomes } from "@hjem/storefront/testing/sample-homes";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { feature } from "../feature.ts";
import RecentHomes from "./recent-homes.tsx";

beforeEach(() => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
});

const show = () => {
  const data = sampleHomes("no").slice(0, 2);
  const pagination = { currentPage: 1, perPage: 2, total: data.length, lastPage: 1 };
  return renderWithStorefront(<RecentHomes />, {
    api: { "GET /api/v2/properties": { data, pagination } },
    features: [{ ...feature, routes: [] }],
  });
};

test("PROP-067: requests and shows nothing without viewed homes", async () => {
  const { calls, container } = await show();
  expect(container.textContent).toBe("");
  expect(calls).toEqual([]);
});

test("PROP-067: shows viewed homes, the latest first", async () => {
  for (const home of sampleHomes("no").slice(0, 2).toReversed()) recordViewedHome(home.propertyId);
  const { calls } = await show();
  await expect.element(page.getByRole("heading", { name: "Nylig sett" })).toBeVisible();
  expect(page.getByRole("listitem").elements().length).toBeGreaterThanOrEqual(2);
  expect(calls).toHaveLength(1);
  const [first, second] = sampleHomes("no").map(({ propertyId }) => propertyId);
  expect(calls[0]?.query.getAll("ids[]")).toEqual([first, second]);
  expect(calls[0]?.query.getAll("availability[]")).toEqual(["all"]);
});
