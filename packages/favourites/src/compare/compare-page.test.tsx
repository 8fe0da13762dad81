import type { SavedHome } from "@hjem/domain/saved/collection";
import { type RenderOptions, renderWithStorefront } from "@hjem/storefront/testing";
import { sampleImages } from "@hjem/storefront/testing/sample-homes";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import { StubError } from "@hjem/storefront/testing/stub-api";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { feature } from "../feature.ts";
import { sampleCollection } from "../testing/sample-collection.ts";
import { sampleSavedHome } from "../testing/sample-saved-home.ts";
import * as compare from "./compare-page.tsx";

const collection = sampleCollection();
const first = sampleSavedHome();
const second = sampleSavedHome(
  {
    propertyId: "9q2k1m3f7z",
    address: "Byåsveien 4, 7021 Trondheim",
    price: 8_000_000,
    priceMin: 8_000_000,
    priceMax: 8_000_000,
    askingPrice: 8_000_000,
  },
  { rooms: [{ room: "kitchen", images: [sampleImages.red] }] },
);
const third = sampleSavedHome({ propertyId: "third12345", address: "Tredje gate 3" });

const listOf = (homes: readonly SavedHome[]) => ({
  data: homes,
  pagination: { currentPage: 1, perPage: 100, total: homes.length, lastPage: 1 },
  availability: [],
  rooms: [],
  seenAt: null,
  version: 1,
});

async function show(
  homes: readonly SavedHome[],
  { path = "", api = {}, ...options }: RenderOptions = {},
) {
  await page.viewport(1366, 900);
  return renderWithStorefront(<compare.Component />, {
    features: [{ ...feature, routes: [] }],
    person: samplePerson,
    path: `/user/favourite/${collection.id}/compare${path}`,
    loader: (args) => compare.loader({ ...args, params: { collectionId: collection.id } }),
    api: {
      "GET /api/v2/property-collections": {
        data: [collection],
        pagination: { currentPage: 1, perPage: 24, total: 1, lastPage: 1 },
      },
      [`GET /api/v2/property-collections/${collection.id}`]: { data: collection },
      [`GET /api/v2/property-collections/${collection.id}/properties`]: listOf(homes),
      ...api,
    },
    ...options,
  });
}

const rowNamed = (name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });

test("FAV-004, FAV-009: compares the homes of the address in a table, the better price marked", async () => {
  await show([first, second, third], { path: `?homes=${second.propertyId},${first.propertyId}` });
  const table = page.getByRole("table", { name: "Boligene side om side" });
  await expect.element(table).toBeVisible();
  const heads = table
    .getByRole("columnheader")
    .elements()
    .map((head) => head.textContent ?? "");
  expect(heads.map((head) => /Byåsveien|Nardovegen/.exec(head)?.[0])).toEqual([
    "Byåsveien",
    "Nardovegen",
  ]);
  const cells = rowNamed("Prisantydning").getByRole("cell").elements();
  expect(cells.map(({ textContent }) => textContent?.replaceAll("\u00a0", " "))).toEqual([
    "8 000 000 kr",
    "6 490 000 krLavest",
  ]);
  await expect.element(page.getByText("Tredje gate 3")).not.toBeVisible();
});

test("shows only the rows in which homes differ", async () => {
  await show([first, second]);
  await expect.element(rowNamed("Soverom")).toBeVisible();
  await page.getByRole("checkbox", { name: "Bare forskjeller" }).click();
  await expect.element(rowNamed("Soverom")).not.toBeInTheDocument();
  await expect.element(rowNamed("Prisantydning")).toBeVisible();
});

test("the picture of a room replaces the main one, and a missing one is said", async () => {
  const { calls, router } = await show([first, second]);
  await page.getByRole("combobox", { name: "Bilde" }).selectOptions("kitchen");
  await expect.element(page.getByRole("img", { name: "Kjøkken" })).toBeInTheDocument();
  await expect.element(page.getByText("Ingen bilder av rommet")).toBeVisible();
  expect(router.state.location.search).toContain("room=kitchen");
  await vi.waitFor(() =>
    expect(calls.some(({ query }) => query.getAll("showby").includes("kitchen"))).toBe(true),
  );
});

test("removes a home, but never all but one", async () => {
  const { router } = await show([first, second, third]);
  await page.getByRole("link", { name: "Fjern Tredje gate 3 fra sammenligningen" }).click();
  await vi.waitFor(() =>
    expect(router.state.location.search).toBe(`?homes=${first.propertyId},${second.propertyId}`),
  );
  await expect.element(page.getByRole("link", { name: /^Fjern / })).not.toBeInTheDocument();
});

test("one saved home cannot be compared, and a failure can be retried", async () => {
  const shown = await show([first]);
  await expect.element(page.getByText(/Lagre minst to boliger/)).toBeVisible();
  await shown.unmount();
  let isDown = true;
  await show([], {
    api: {
      [`GET /api/v2/property-collections/${collection.id}/properties`]: () =>
        isDown ? new StubError(500, "internal_error") : listOf([first, second]),
    },
  });
  await expect.element(page.getByRole("alert").getByText(/Vi kunne ikke laste/)).toBeVisible();
  isDown = false;
  await page.getByRole("alert").getByRole("button", { name: "Prøv igjen" }).click();
  await expect.element(page.getByRole("table")).toBeVisible();
});

const headOf = (address: string) => page.getByRole("columnheader", { name: new RegExp(address) });

test("on a phone two homes are shown whole, below the name of each fact, and the next is one press away", async () => {
  await show([first, second, third]);
  await page.viewport(390, 844);
  await expect.element(page.getByText("Bolig 1 og 2 av 3")).toBeVisible();
  await expect.element(headOf("Tredje gate")).not.toBeInTheDocument();
  const right = headOf("Byåsveien").element().getBoundingClientRect().right;
  expect(right).toBeLessThanOrEqual(390);
  const price = rowNamed("Prisantydning").element();
  const [name, cell] = [price.querySelector("th"), price.querySelector("td")];
  expect(name?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
    cell?.getBoundingClientRect().top ?? 0,
  );
  expect(name?.getBoundingClientRect().width).toBeGreaterThan(300);
  await page.getByRole("button", { name: "Neste bolig" }).click();
  await expect.element(headOf("Tredje gate")).toBeVisible();
  await expect.element(headOf("Nardovegen")).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Neste bolig" })).toBeDisabled();
});

test.each([390, 1366])(
  "price and address stay while the facts scroll in a window of %d px",
  async (width) => {
    await show([first, second]);
    await page.viewport(width, 600);
    const price = page.getByRole("columnheader").getByText("6 490 000 kr");
    await expect.element(price).toBeVisible();
    rowNamed("Byggeår").element().scrollIntoView({ block: "end" });
    await expect.element(price).toBeInViewport({ ratio: 1 });
    await expect.element(headOf("Nardovegen").getByRole("link")).toBeInViewport({ ratio: 1 });
  },
);

test("six homes fit into a window of 1366 px", async () => {
  const homes = ["a", "b", "c", "d", "e", "f"].map((name) =>
    sampleSavedHome({
      propertyId: `${name}123456789`,
      address: `Lang gate ${name}, 7021 Trondheim`,
    }),
  );
  await show(homes);
  await expect.element(headOf("Lang gate f")).toBeVisible();
  expect(headOf("Lang gate f").element().getBoundingClientRect().right).toBeLessThanOrEqual(1366);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1366);
});

test("who has not rated or noted anything is said so, and what a listing leaves out is not stated", async () => {
  const verdict = { verdict: "yes" as const, reason: "", updatedAt: "2026-11-20T09:00:00.000Z" };
  const rated = { ...first, verdicts: [{ ...verdict, userId: samplePerson.userId }] };
  const small = sampleSavedHome({ ...second.property, landSize: null });
  await show([rated, small]);
  await expect.element(rowNamed("Vurderinger").getByText("Ikke vurdert")).toBeVisible();
  await expect.element(rowNamed("Tomteareal").getByText("Ikke oppgitt")).toBeInTheDocument();
});
