import { renderWithStorefront, type RenderOptions } from "@hjem/storefront/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { ListModel } from "../model/list-model.ts";
import { loadList } from "../model/load-list.ts";
import { answer, property } from "../testing/property.ts";
import { words } from "../testing/words.ts";
import { IgnoredNotice, ReversedNotice } from "./notices.tsx";
import { Results } from "./results.tsx";

const homes = [
  property(),
  property({ propertyId: "9q2k1m3f7z", title: "Lys leilighet med balkong" }),
];
const api = { "POST /api/v2/property/search": answer(homes, 30) };

async function told(query: string, options: RenderOptions = {}): Promise<ListModel> {
  const { app } = await renderWithStorefront(null, { api, features: [words], ...options });
  const url = new URL(`/list${query}`, "http://no.test");
  const model = await loadList({ request: new Request(url), url, params: {}, page: app.page });
  if (model instanceof Response) throw new Error(`redirected to ${model.headers.get("location")}`);
  return model;
}

async function show(query: string, options: RenderOptions = {}) {
  await page.viewport(1366, 900);
  const model = await told(query, options);
  return renderWithStorefront(<Results model={model} />, { api, features: [words], ...options });
}

test("SRCH-011: results are a list, each home a link to its page", async () => {
  await show("");
  await expect
    .element(page.getByRole("heading", { level: 1, name: "30 boliger til salgs" }))
    .toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Lys leilighet med balkong" }))
    .toHaveAttribute("href", "/property/001204/9q2k1m3f7z");
});

test("SRCH-012: the grid has its own address, and says that it is the grid", async () => {
  await show("?bedroomMin=2&view=grid");
  await expect
    .element(page.getByRole("link", { name: "Rutenett" }))
    .toHaveAttribute("aria-current", "page");
  await expect
    .element(page.getByRole("link", { name: "Liste" }))
    .toHaveAttribute("href", "/list?bedroomMin=2");
});

test("further pages keep the search", async () => {
  await show("?bedroomMin=2&language=no");
  await expect
    .element(page.getByRole("link", { name: "Side 3" }))
    .toHaveAttribute("href", "/list?bedroomMin=2&page=3&language=no");
});

test("another order takes effect at once, from the first page", async () => {
  const { router } = await show("?bedroomMin=2");
  await page.getByRole("combobox", { name: "Sorter etter" }).selectOptions("price-asc");
  expect(new URLSearchParams(router.state.location.search).get("sort")).toBe("price-asc");
  expect(new URLSearchParams(router.state.location.search).get("bedroomMin")).toBe("2");
});

test("results that take long are waited for with the room they will take", async () => {
  const model = await told("");
  let come = (_results: Awaited<NonNullable<ListModel["results"]>>) => undefined as void;
  const results = new Promise<Awaited<NonNullable<ListModel["results"]>>>((resolve) => {
    come = resolve;
  });
  await renderWithStorefront(<Results model={{ ...model, results }} />, { api, features: [words] });
  await expect.element(page.getByText("Laster").first()).toBeInTheDocument();
  come({ heading: "30 boliger til salgs", total: 30, pages: { current: 1, last: 3 }, near: null });
  await expect.element(page.getByRole("heading", { name: "30 boliger til salgs" })).toBeVisible();
});

test("a way out of an empty search names its gain and leads there", async () => {
  const near = {
    title: "Ingen boliger passer alt dette, men 21 er nær",
    ways: [
      {
        key: "price",
        act: "Øk prisen til 5,2 mill.",
        now: "Nå: Til 4 mill.",
        gain: "+21 boliger",
        share: 1,
        href: "/list?priceMax=5200000",
      },
    ],
    isOneAway: true,
    homes: null,
    clearHref: "/list",
  };
  const model = await told("?priceMax=4000000");
  await renderWithStorefront(
    <Results model={{ ...model, results: { heading: "", total: 0, pages: null, near } }} />,
    { api, features: [words] },
  );
  await expect.element(page.getByRole("heading", { level: 1, name: near.title })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Bruk Øk prisen til 5,2 mill." }))
    .toHaveAttribute("href", "/list?priceMax=5200000");
});

test("what was ignored is named, what stands upside down can be turned", async () => {
  await renderWithStorefront(
    <>
      <IgnoredNotice keys={["foo", "bar"]} wrong={1} />
      <ReversedNotice reversed={[{ label: "5–1 mill.", swapHref: "/list?priceMin=1000000" }]} />
    </>,
    { features: [words] },
  );
  await expect.element(page.getByText(/Vi så bort fra 2 ukjente filtre: foo, bar/)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Bytt om" }))
    .toHaveAttribute("href", "/list?priceMin=1000000");
});
