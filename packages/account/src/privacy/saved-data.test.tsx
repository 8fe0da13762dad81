import { SearchRequest } from "@hjem/domain/search/search-filter";
import { pastSearches, rememberSearch } from "@hjem/saved/search-history";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { testFeature } from "../testing/feature.ts";
import { savedDataResponses } from "../testing/saved-data-responses.ts";
import { SavedData } from "./saved-data.tsx";

test("D38: what is saved is listed, each with the place where it is deleted; searches on this device too", async () => {
  const past = { href: "/list?bedroomMin=2", words: "2+ bedrooms", language: "en" as const };
  rememberSearch(past, SearchRequest.parse({ bedroomMin: 2 }));
  const { calls } = await renderWithStorefront(<SavedData />, {
    region: "au",
    features: [testFeature],
    person: samplePerson,
    api: {
      ...savedDataResponses,
      "DELETE /api/v2/my/last-searches": {},
      "DELETE /api/v2/notifications": {},
    },
  });
  await expect.element(page.getByText(/^1 home, with collections/)).toBeVisible();
  await expect.element(page.getByText("3 searches")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "View and delete: Saved properties" }))
    .toHaveAttribute("href", "/user/favourite");
  await expect
    .element(page.getByRole("link", { name: "View and delete: Saved searches" }))
    .toHaveAttribute("href", "/user/saved-search");
  await page.getByRole("button", { name: "Delete your latest searches" }).click();
  await expect.element(page.getByText("Your latest searches were deleted.")).toBeVisible();
  expect(pastSearches()).toEqual([]);
  await expect.element(page.getByText("2 alerts")).toBeVisible();
  await page.getByRole("button", { name: "Delete your alerts" }).click();
  await expect.element(page.getByText("Your alerts were deleted.")).toBeVisible();
  const deleted = () => calls.filter(({ method }) => method === "DELETE").map(({ path }) => path);
  await vi.waitFor(() =>
    expect(deleted()).toEqual(["/api/v2/my/last-searches", "/api/v2/notifications"]),
  );
});
