import type { SavedHome } from "@hjem/domain/saved/collection";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { sampleImages } from "@hjem/storefront/testing/sample-homes";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import type { StubCall } from "@hjem/storefront/testing/stub-api";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { feature } from "../feature.ts";
import { sampleCollection } from "../testing/sample-collection.ts";
import { sampleSavedHome } from "../testing/sample-saved-home.ts";
import * as rooms from "./rooms-page.tsx";

const collection = sampleCollection();
const withKitchen = sampleSavedHome(
  {},
  { rooms: [{ room: "kitchen", images: [sampleImages.red, sampleImages.yellow] }] },
);
const without = sampleSavedHome(
  { propertyId: "9q2k1m3f7z", address: "Byåsveien 4, 7021 Trondheim" },
  { rooms: [{ room: "kitchen", images: [] }] },
);

const show = (homes: readonly SavedHome[], path = "") =>
  renderWithStorefront(<rooms.Component />, {
    features: [{ ...feature, routes: [] }],
    person: samplePerson,
    path: `/user/favourite/${collection.id}/rooms${path}`,
    loader: (args) => rooms.loader({ ...args, params: { collectionId: collection.id } }),
    api: {
      "GET /api/v2/property-collections": {
        data: [collection],
        pagination: { currentPage: 1, perPage: 24, total: 1, lastPage: 1 },
      },
      [`GET /api/v2/property-collections/${collection.id}`]: { data: collection },
      [`GET /api/v2/property-collections/${collection.id}/properties`]: ({ query }: StubCall) => ({
        data: query.getAll("showby").includes("kitchen") ? homes : [],
        pagination: { currentPage: 1, perPage: 100, total: homes.length, lastPage: 1 },
        availability: [],
        rooms: [{ room: "kitchen", count: 1 }],
        seenAt: null,
        version: 1,
      }),
    },
  });

test("FAV-018: shows a room of all homes side by side, and names those without a picture of it", async () => {
  await show([withKitchen, without]);
  const room = page.getByRole("link", { name: "Kjøkken 1", exact: true });
  await expect.element(room).toHaveAttribute("aria-current", "page");
  await expect
    .element(page.getByRole("img", { name: "Kjøkken, Nardovegen 12, 7032 Trondheim" }).first())
    .toBeInTheDocument();
  await expect
    .element(page.getByRole("heading", { name: "1 bolig mangler bilde av rommet" }))
    .toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Byåsveien 4, 7021 Trondheim" }))
    .toHaveAttribute("href", "/property/001204/9q2k1m3f7z");
});

test("FAV-018: the five rooms have their own addresses; another room is requested", async () => {
  const { calls, router } = await show([withKitchen]);
  await expect.element(page.getByRole("link", { name: "Kjøkken 1", exact: true })).toBeVisible();
  const names = page
    .getByRole("navigation", { name: "Rom", exact: true })
    .getByRole("link")
    .elements();
  expect(names.map(({ textContent }) => textContent)).toEqual([
    "Soverom",
    "Bad",
    "Kjøkken 1",
    "Fasade/uteområde",
    "Garasje",
  ]);
  await page.getByRole("link", { name: "Bad", exact: true }).click();
  await expect.element(page.getByText("Det er ingen boliger i samlingen ennå.")).toBeVisible();
  expect(router.state.location.search).toBe("?room=bathroom");
  await vi.waitFor(() =>
    expect(calls.some(({ query }) => query.getAll("showby").includes("bathroom"))).toBe(true),
  );
});
