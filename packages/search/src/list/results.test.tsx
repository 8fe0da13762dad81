import { PageProvider } from "@hjem/storefront/page-provider";
import { type RenderOptions, renderWithStorefront } from "@hjem/storefront/testing";
import { norwegianHome } from "@hjem/storefront/testing/sample-homes";
import type { StubCall } from "@hjem/storefront/testing/stub-api";
import { use } from "react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { ListModel } from "../model/list-model.ts";
import { loadList } from "../model/load-list.ts";
import { testFeature } from "../testing/feature.ts";
import { response } from "../testing/search-response.ts";
import { trondheim } from "../testing/trondheim.ts";
import { IgnoredNotice, ReversedRangesNotice } from "./lazy-tools.ts";
import { Results } from "./results.tsx";

const homes = [
  norwegianHome(),
  norwegianHome({ propertyId: "9q2k1m3f7z", title: "Lys leilighet med balkong" }),
];
const api = { "POST /api/v2/property/search": response(homes, 30) };

async function loaded(query: string, options: RenderOptions = {}): Promise<ListModel> {
  const { app } = await renderWithStorefront(null, { api, features: [testFeature], ...options });
  const url = new URL(`/list${query}`, "http://no.test");
  const model = await loadList({ request: new Request(url), url, params: {}, page: app.page });
  if (model instanceof Response) throw new Error(`redirected to ${model.headers.get("location")}`);
  return model;
}

async function show(query: string, options: RenderOptions = {}) {
  await page.viewport(1366, 900);
  const model = await loaded(query, options);
  return renderWithStorefront(<Results model={model} />, {
    api,
    features: [testFeature],
    ...options,
  });
}

test("SRCH-011: results are a list of links to the homes", async () => {
  await show("");
  await expect
    .element(page.getByRole("heading", { level: 1, name: "30 boliger til salgs" }))
    .toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Lys leilighet med balkong" }))
    .toHaveAttribute("href", "/property/001204/9q2k1m3f7z");
});

test("SRCH-012: the grid has its own URL and is marked as current", async () => {
  await show("?bedroomMin=2&view=grid");
  await expect
    .element(page.getByRole("link", { name: "Rutenett" }))
    .toHaveAttribute("aria-current", "page");
  await expect
    .element(page.getByRole("link", { name: "Liste" }))
    .toHaveAttribute("href", "/list?bedroomMin=2");
});

test("S3: links to the place's page only when searching one place", async () => {
  const places = { ...api, "GET /api/v2/address/lookup": { data: [trondheim] } };
  const area = page.getByRole("link", { name: /^Priser og steder i/ });
  const { unmount } = await show("?geoId=municipality:5001", { api: places });
  await expect.element(area).toHaveAttribute("href", "/locations/trondelag/trondheim");
  await unmount();
  await show("?bedroomMin=2");
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.element(area).not.toBeInTheDocument();
});

test("links to further pages keep the search", async () => {
  await show("?bedroomMin=2&language=no");
  await expect
    .element(page.getByRole("link", { name: "Side 3" }))
    .toHaveAttribute("href", "/list?bedroomMin=2&page=3&language=no");
});

test("applies another sorting at once, from the first page", async () => {
  const { router } = await show("?bedroomMin=2");
  await page.getByRole("combobox", { name: "Sorter etter" }).selectOptions("price-asc");
  expect(new URLSearchParams(router.state.location.search).get("sort")).toBe("price-asc");
  expect(new URLSearchParams(router.state.location.search).get("bedroomMin")).toBe("2");
});

test("marks the old results as busy until the new ones are drawn", async () => {
  const model = await loaded("");
  const ready = Promise.withResolvers<ListModel>();
  function List() {
    const isNext = useLocation().search !== "";
    return <Results model={isNext ? use(ready.promise) : model} />;
  }
  const { app, rerender } = await renderWithStorefront(null, { api, features: [testFeature] });
  const router = createMemoryRouter([{ path: "/list", element: <List />, loader: () => null }], {
    initialEntries: ["/list"],
    hydrationData: { loaderData: { "0": null } },
  });
  await rerender(
    <PageProvider app={app}>
      <RouterProvider router={router} useTransitions />
    </PageProvider>,
  );
  const home = page.getByRole("link", { name: "Lys leilighet med balkong" });
  const isBusy = () => home.element().closest('[aria-busy="true"]') !== null;
  await expect.element(home).toBeVisible();
  expect(isBusy()).toBe(false);
  // A card formats its price each time that it is rendered.
  const numbers: { format?: object } = Intl.NumberFormat.prototype;
  const formatted = vi.spyOn(numbers, "format", "get");
  await router.navigate("/list?page=2");
  expect(router.state.location.search).toBe("?page=2");
  await expect.poll(isBusy).toBe(true);
  expect(formatted).not.toHaveBeenCalled();
  formatted.mockRestore();
  ready.resolve(model);
  await expect.poll(isBusy).toBe(false);
});

test("slow results have a placeholder of their size", async () => {
  const model = await loaded("");
  let resolveResults = (_results: Awaited<NonNullable<ListModel["results"]>>) => undefined as void;
  const results = new Promise<Awaited<NonNullable<ListModel["results"]>>>((resolve) => {
    resolveResults = resolve;
  });
  await renderWithStorefront(<Results model={{ ...model, results }} />, {
    api,
    features: [testFeature],
  });
  await expect.element(page.getByText("Laster").first()).toBeInTheDocument();
  resolveResults({
    heading: "30 boliger til salgs",
    total: 30,
    pages: { current: 1, last: 3 },
    empty: null,
    few: 0,
    surrounding: null,
    found: null,
    units: {},
    rentals: {},
  });
  await expect.element(page.getByRole("heading", { name: "30 boliger til salgs" })).toBeVisible();
});

test("SRCH-181: shows that a search has no results, and suggestions with the number they would find", async () => {
  const empty = {
    title: "Ingen treff, men 21 boliger hvis du endrer søket",
    suggestions: [
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
    didYouMean: null,
    otherKinds: [],
  };
  const model = await loaded("?priceMax=4000000");
  await renderWithStorefront(
    <Results
      model={{
        ...model,
        results: {
          heading: "",
          total: 0,
          pages: null,
          empty,
          few: 0,
          surrounding: null,
          found: null,
          units: {},
          rentals: {},
        },
      }}
    />,
    { api, features: [testFeature] },
  );
  await expect.element(page.getByRole("heading", { level: 1, name: empty.title })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Bruk Øk prisen til 5,2 mill." }))
    .toHaveAttribute("href", "/list?priceMax=5200000");
});

test("SRCH-127, SRCH-128: shows ignored parameters and removes them from the URL, and swaps a reversed range", async () => {
  const onClean = vi.fn();
  const { router } = await renderWithStorefront(
    <>
      <IgnoredNotice
        ignored={{
          keys: ["foo", "bar"],
          wrong: 1,
          unused: "«ikke frogner»",
          cleanHref: "/list?bedroomMin=2",
        }}
        onClean={onClean}
      />
      <ReversedRangesNotice
        reversed={[{ label: "5–1 mill.", swapHref: "/list?priceMin=1000000" }]}
      />
    </>,
    { features: [testFeature], path: "/list?bedroomMin=2&foo=1&bar=2&priceMin=x" },
  );
  await expect.poll(() => router.state.location.search).toBe("?bedroomMin=2");
  expect(onClean).toHaveBeenCalledOnce();
  await expect.element(page.getByText(/2 ukjente filtre ble ignorert: foo, bar/)).toBeVisible();
  await expect.element(page.getByText(/Ikke brukt i søket: «ikke frogner»/)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Bytt om" }))
    .toHaveAttribute("href", "/list?priceMin=1000000");
});

const searched = (calls: readonly StubCall[]) =>
  calls.filter(({ path }) => path === "/api/v2/property/search").map(({ body }) => body);

test("prefetches the next page once, near the end of the list", async () => {
  const model = await loaded("?bedroomMin=2");
  const { calls } = await renderWithStorefront(<Results model={model} />, {
    api,
    features: [testFeature],
    path: "/list?bedroomMin=2",
  });
  await expect.poll(() => searched(calls)).toContainEqual(expect.objectContaining({ page: 2 }));
  expect(searched(calls).filter((body) => (body as { page: number }).page === 2)).toEqual([
    { ...model.request, page: 2, view: undefined },
  ]);
});

test("does not prefetch with data saving on", async () => {
  Object.defineProperty(navigator, "connection", {
    configurable: true,
    value: { saveData: true },
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "connection"));
  const model = await loaded("?bedroomMin=2");
  const { calls } = await renderWithStorefront(<Results model={model} />, {
    api,
    features: [testFeature],
    path: "/list?bedroomMin=2",
  });
  await expect.element(page.getByRole("link", { name: "Side 2" })).toBeVisible();
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
  expect(searched(calls).every((body) => (body as { page: number }).page === 1)).toBe(true);
});

test("does not prefetch after the last page", async () => {
  const single = { "POST /api/v2/property/search": response(homes, 2) };
  const model = await loaded("", { api: single });
  const { calls } = await renderWithStorefront(<Results model={model} />, {
    api: single,
    features: [testFeature],
  });
  await expect.element(page.getByRole("link", { name: "Lys leilighet med balkong" })).toBeVisible();
  expect(searched(calls).every((body) => (body as { page: number }).page === 1)).toBe(true);
});

test("suggests at most three changes for few results, with the exact number of homes", async () => {
  const totals: Record<string, number> = { price: 8, bedroom: 4, facility: 2, area: 5, type: 6 };
  const path =
    "/list?propertyType=apartment&priceMax=4000000&bedroomMin=4&primaryRoomMin=60&facilities=balcony";
  const few = {
    "POST /api/v2/property/search": ({ body }: StubCall) => {
      const requested = body as Record<string, unknown>;
      if (requested.priceMax !== 4_000_000) return response(homes, totals.price);
      if (requested.bedroomMin !== 4) return response(homes, totals.bedroom);
      if (requested.facilities === undefined) return response(homes, totals.facility);
      if (requested.primaryRoomMin === undefined) return response(homes, totals.area);
      if (requested.propertyType === undefined) return response(homes, totals.type);
      return response(homes, 2);
    },
  };
  const model = await loaded(path.slice("/list".length), { api: few });
  await renderWithStorefront(<Results model={model} />, {
    api: few,
    features: [testFeature],
    path,
  });
  await expect.element(page.getByRole("link", { name: "Øk prisen til 5,2 mill." })).toBeVisible();
  const suggestions = page.getByRole("listitem").filter({ hasText: "totalt" });
  expect(
    suggestions.elements().map((suggestion) => suggestion.textContent.replaceAll("\u00a0", " ")),
  ).toEqual([
    "Øk prisen til 5,2 mill.+6 boliger (8 totalt)",
    expect.stringMatching(/\+4 boliger \(6 totalt\)$/),
    expect.stringMatching(/\+3 boliger \(5 totalt\)$/),
  ]);
});
