import { renderWithStorefront } from "@hjem/storefront/testing";
import { norwegianHome, sampleHomes } from "@hjem/storefront/testing/sample-homes";
import type { TestRegion } from "@hjem/storefront/testing/story-page";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { feature } from "../feature.ts";
import { FirstOnMarketHomes, NewHomes } from "./home-row.tsx";

/** Ratio of height to width of the first home's pictures. */
async function shape(region: TestRegion): Promise<number> {
  const data = sampleHomes(region);
  const pagination = { currentPage: 1, perPage: 4, total: data.length, lastPage: 1 };
  const { unmount } = await renderWithStorefront(<NewHomes title="" count={null} />, {
    region,
    api: { "POST /api/v2/property/search": { data, pagination } },
    features: [{ ...feature, routes: [] }],
  });
  const photos = page.getByRole("list", { name: /^(Photo|Bilde) 1 / }).first();
  await expect.element(photos).toBeVisible();
  const { width, height } = photos.element().getBoundingClientRect();
  await unmount();
  return height / width;
}

test("RTE-030, FND-029, FND-030: pictures of the home page have a ratio of 3:4 in Australia and 2:3 in Norway", async () => {
  expect(await shape("au")).toBeCloseTo(0.75, 2);
  expect(await shape("no")).toBeCloseTo(0.6666, 2);
});

test("RTE-007: the row of homes shown here first has none of the newest ones above it", async () => {
  const home = (propertyId: string, address: string) => norwegianHome({ propertyId, address });
  const [newest, other] = [home("a", "Storgata 1, Oslo"), home("b", "Storgata 2, Oslo")];
  const found = (...data: unknown[]) => ({
    data,
    pagination: { currentPage: 1, perPage: 4, total: data.length, lastPage: 1 },
  });
  await renderWithStorefront(
    <>
      <NewHomes title="" count={null} />
      <FirstOnMarketHomes title="" count={null} />
    </>,
    {
      api: {
        "POST /api/v2/property/search": found(newest),
        "GET /api/v2/property/first_on_market": found(newest, other),
      },
      features: [{ ...feature, routes: [] }],
    },
  );
  await expect.element(page.getByRole("heading", { name: "Storgata 2, Oslo" })).toBeVisible();
  await expect
    .poll(() => page.getByRole("heading", { name: "Storgata 1, Oslo" }).all())
    .toHaveLength(1);
});
