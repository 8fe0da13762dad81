import { recordViewedHome } from "@hjem/saved/record-view";
import { usePage } from "@hjem/storefront/page";
import { renderWithStorefront, type RenderOptions } from "@hjem/storefront/testing";
import { norwegianHome } from "@hjem/storefront/testing/sample-homes";
import { StubError, type StubResponses } from "@hjem/storefront/testing/stub-api";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ListModel } from "../model/list-model.ts";
import { loadList } from "../model/load-list.ts";
import { testFeature } from "../testing/feature.ts";
import { response } from "../testing/search-response.ts";
import { trondheim } from "../testing/trondheim.ts";
import { MapView } from "./lazy-map-view.ts";

const frame =
  "locationTopLeftLat=63.45&locationTopLeftLng=10.3&locationBottomRightLat=63.4&locationBottomRightLng=10.5&zoomLevel=12";
const cluster = {
  kind: "cluster",
  lat: 63.42,
  lng: 10.4,
  count: 29,
  bounds: { topLeft: { lat: 63.43, lng: 10.38 }, bottomRight: { lat: 63.41, lng: 10.42 } },
};
const home = norwegianHome();
const pin = {
  kind: "property",
  lat: 63.44,
  lng: 10.35,
  propertyId: home.propertyId,
  agencyId: home.agencyId,
  listingType: "residential_sale",
  availability: "available",
  title: home.title,
  displayName: "Nardo",
  price: 6_490_000,
  priceMin: 6_490_000,
  priceMax: 6_490_000,
  askingPrice: 6_490_000,
  closingPrice: null,
  priceCurrency: "NOK",
  priceMethod: "fixed",
  auctionDate: null,
  image: null,
};
const api: StubResponses = {
  "GET /api/v2/address": { data: [trondheim] },
  "GET /api/v2/address/lookup": { data: [trondheim] },
  "POST /api/v2/property/search": response([home], 30),
  "POST /api/v4/property/map": { data: [cluster, pin], total: 30 },
};

/** The map's page with its loader, as the router runs it for each URL. */
function MapPage() {
  const { pathname, search } = useLocation();
  const at = usePage();
  const [model, setModel] = useState<ListModel>();
  useEffect(() => {
    const url = new URL(pathname + search, "http://no.test");
    void loadList({ request: new Request(url), url, params: {}, page: at }, MapView.prepare).then(
      (loaded) => {
        if (!(loaded instanceof Response)) setModel(loaded);
      },
    );
  }, [pathname, search, at]);
  return model && <MapView model={model} onClean={() => undefined} />;
}

async function show(query: string, options: RenderOptions = {}) {
  await page.viewport(1366, 900);
  const shown = await renderWithStorefront(<MapPage />, {
    api,
    features: [testFeature],
    path: `/list?${query}&view=map`,
    ...options,
  });
  await expect.element(page.getByRole("region", { name: "Kart over 30 boliger" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "29 boliger, zoom inn" })).toBeVisible();
  const requested = () => new URLSearchParams(shown.router.state.location.search);
  const west = () => Number(requested().get("locationTopLeftLng"));
  // A frame from a window of another size is adapted to this one.
  const given = query.includes(frame) ? 10.3 : Number.NaN;
  await vi.waitFor(() => expect(west()).not.toBe(given));
  return { ...shown, requested, west, start: west() };
}
const map = () => page.getByRole("region", { name: "Kart over 30 boliger" });
/** Waits until the frame of the URL is drawn. */
const carried = () =>
  document.querySelector<HTMLInputElement>('input[name="locationTopLeftLng"]')?.value;
const pushMap = async () => {
  (map().element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
};

test("SRCH-013: shows a list beside a map with pins and clusters, under one announced count", async () => {
  await show(frame);
  await expect
    .element(page.getByRole("status").getByRole("heading", { level: 1 }))
    .toHaveTextContent("30 boliger på kartet");
  await expect.element(page.getByRole("button", { name: "29 boliger, zoom inn" })).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: /^6,49.mill\..*Innholdsrik enebolig/ }))
    .toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Nardovegen 12, 7032 Trondheim" }))
    .toBeVisible();
});

test("uses the term for commercial property in the map, its heading and the drawn area", async () => {
  await page.viewport(1366, 900);
  const query = `listingType=commercial&acquisition=rent&${frame}`;
  await renderWithStorefront(<MapPage />, {
    api,
    features: [testFeature],
    path: `/list?${query}&view=map`,
  });
  const premises = "30 næringslokaler til leie";
  await expect.element(page.getByRole("region", { name: `Kart over ${premises}` })).toBeVisible();
  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toHaveTextContent(`${premises} på kartet`);
  await page.getByRole("button", { name: "Tegn område" }).click();
  await expect.element(page.getByRole("group", { name: "Tegn område" })).toHaveFocus();
  await expect.element(page.getByRole("button", { name: "Vis lokaler" })).toBeVisible();
  await userEvent.keyboard("+++");
  const finish = page.getByRole("button", { name: `Vis ${premises}` });
  await expect.element(finish).toBeVisible();
  await finish.click();
  await expect.element(page.getByRole("group", { name: "Tegn område" })).not.toBeInTheDocument();
});

test("SRCH-197: requests pins from the map endpoint, with the frame and zoom level of the URL", async () => {
  const { calls } = await show(`bedroomMin=2&${frame}`);
  const requested = calls.filter(({ path }) => path === "/api/v4/property/map");
  expect(requested[0]?.body).toMatchObject({
    bedroomMin: 2,
    zoomLevel: 12,
    locationTopLeftLat: 63.45,
  });
});

test("SRCH-062: updates the URL as the map moves, and keeps the filters", async () => {
  const { requested, west, start, router } = await show(`bedroomMin=2&${frame}`);
  await pushMap();
  await vi.waitFor(() => expect(west()).toBeGreaterThan(start));
  expect(requested().get("bedroomMin")).toBe("2");
  expect(requested().get("zoomLevel")).toBe("12");
  expect(router.state.historyAction).toBe("REPLACE");
});

test("S30: adds a history entry for a frame that was viewed, and replaces one that was passed", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(1_000);
  onTestFinished(() => clock.mockRestore());
  const { west, start, router } = await show(frame);
  await pushMap();
  await vi.waitFor(() => expect(west()).toBeGreaterThan(start));
  expect(router.state.historyAction).toBe("REPLACE");
  await vi.waitFor(() => expect(carried()).toBe(String(west())));
  const looked = west();
  clock.mockReturnValue(60_000);
  await pushMap();
  await vi.waitFor(() => expect(west()).toBeGreaterThan(looked));
  expect(router.state.historyAction).toBe("PUSH");
  await vi.waitFor(() => expect(carried()).toBe(String(west())));
  const passed = west();
  await pushMap();
  await vi.waitFor(() => expect(west()).toBeGreaterThan(passed));
  expect(router.state.historyAction).toBe("REPLACE");
  await router.navigate(-1);
  await vi.waitFor(() => expect(west()).toBe(looked));
  // The map moves there too, and sends no request.
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(west()).toBe(looked);
});

test("S30: keeps the first frame of the map in the history", async () => {
  const { requested, router } = await show("bedroomMin=2");
  await pushMap();
  await vi.waitFor(() => expect(requested().has("zoomLevel")).toBe(true));
  expect(router.state.historyAction).toBe("PUSH");
});

test("S19: a pin opens the card of its home, which links to its page", async () => {
  await show(frame);
  const shown = page.getByRole("button", { name: /^6,49.mill\./ });
  await shown.click();
  const card = page.getByRole("dialog", { name: home.title });
  await expect.element(card.getByText(/6.490.000.kr/)).toBeVisible();
  await expect.element(card.getByText("148 m²")).toBeVisible();
  await expect
    .element(card.getByRole("link", { name: "Nardovegen 12, 7032 Trondheim" }))
    .toHaveAttribute("href", "/property/001204/3f7q9z2k1m");
  await userEvent.keyboard("{Escape}");
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(shown).toHaveFocus();
});

test("Back closes the card and does not move the map", async () => {
  await show(frame);
  const shown = page.getByRole("button", { name: /^6,49.mill\./ });
  await shown.click();
  const card = page.getByRole("dialog", { name: home.title });
  await expect.element(card).toBeVisible();
  await vi.waitFor(() => expect(window.history.state).toHaveProperty("layers", 1));
  window.history.back();
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(shown).toHaveFocus();
});

test("S19: shows the data of the pin with a link when the home cannot be loaded", async () => {
  const down: StubResponses = {
    ...api,
    "POST /api/v2/property/search": ({ body }: { body: unknown }) =>
      (body as { propertyId?: string[] }).propertyId
        ? new StubError(500, "internal_error")
        : response([home], 30),
  };
  await show(frame, { api: down });
  await page.getByRole("button", { name: /^6,49.mill\./ }).click();
  const card = page.getByRole("dialog", { name: home.title });
  await expect
    .element(card.getByRole("link", { name: home.title }))
    .toHaveAttribute("href", "/property/001204/3f7q9z2k1m");
});

test("D55: row and card of a project show how many units match, and link to them", async () => {
  const project = norwegianHome({
    childPropertyId: ["un1t000001", "un1t000002", "un1t000003"],
    matchingUnits: { count: 2, priceMin: 4_000_000 },
  });
  const { calls } = await show(`bedroomMin=3&${frame}`, {
    api: { ...api, "POST /api/v2/property/search": response([project], 30) },
  });
  const address = "/property/001204/3f7q9z2k1m?bedroomMin=3#units";
  const line = { name: "2 av 3 boliger passer" };
  await expect.element(page.getByRole("link", line)).toHaveAttribute("href", address);
  await page.getByRole("button", { name: /^6,49.mill\./ }).click();
  const card = page.getByRole("dialog", { name: home.title });
  await expect.element(card.getByRole("link", line)).toHaveAttribute("href", address);
  const requested = calls.findLast(({ path }) => path === "/api/v2/property/search");
  expect(requested?.body).toMatchObject({ bedroomMin: 3, propertyId: [home.propertyId] });
});

test("suggests changes for a map without homes, with the number of homes they find", async () => {
  const empty: StubResponses = {
    ...api,
    "POST /api/v2/property/search": ({ body }) => {
      const { bedroomMin, locationTopLeftLat } = body as Record<string, unknown>;
      if (locationTopLeftLat === undefined) return response([home], 41);
      return bedroomMin === 4 ? response([], 0) : response([home], 7);
    },
    "POST /api/v4/property/map": { data: [], total: 0 },
  };
  await page.viewport(1366, 900);
  await renderWithStorefront(<MapPage />, {
    api: empty,
    features: [testFeature],
    path: `/list?bedroomMin=4&${frame}&view=map`,
  });
  await expect.element(page.getByText(/Flytt kartet eller fjern et filter/)).toBeVisible();
  const whole = page.getByRole("link", { name: "Vis alle treff på kartet" });
  await expect.element(whole).toHaveAttribute("href", "/list?bedroomMin=4&view=map");
  await expect.element(page.getByText("+41 boliger")).toBeVisible();
  await expect.element(page.getByText("+7 boliger")).toBeVisible();
});

test("does not mention filters on an empty map without filters", async () => {
  await renderWithStorefront(<MapPage />, {
    api: { ...api, "POST /api/v2/property/search": response([], 0) },
    features: [testFeature],
    path: `/list?${frame}&view=map`,
  });
  await expect.element(page.getByText(/Flytt kartet eller zoom ut/)).toBeVisible();
});

test("updates the list on a button when the list does not follow the map", async () => {
  const { west, start } = await show(frame);
  await page.getByRole("switch", { name: "Søk når jeg flytter kartet" }).click();
  await pushMap();
  const here = page.getByRole("button", { name: "Søk i dette området" });
  await expect.element(here).toBeVisible();
  expect(west()).toBe(start);
  await here.click();
  await vi.waitFor(() => expect(west()).toBeGreaterThan(start));
  await expect.element(here).not.toBeInTheDocument();
});

test("without a frame the map fits all results, and the URL is unchanged", async () => {
  const { requested } = await show("bedroomMin=2");
  expect(requested().has("zoomLevel")).toBe(false);
});

test("moves to another place, and Back restores the previous frame", async () => {
  const { requested, west, router } = await show(frame);
  await vi.waitFor(() => expect(carried()).toBe(String(west())));
  const before = router.state.location;
  await router.navigate(before.search.replace("?", "/list?geoId=municipality:5001&"));
  await vi.waitFor(() => expect(requested().has("zoomLevel")).toBe(false));
  expect(requested().get("geoId")).toBe("municipality:5001");
  await router.navigate(-1);
  await vi.waitFor(() => expect(router.state.location.search).toBe(before.search));
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(requested().has("zoomLevel")).toBe(true);
});

test("hovering a row highlights its pin and the other way round", async () => {
  await show(frame);
  const lit = () => document.querySelectorAll("article[data-active]").length;
  await page.getByRole("button", { name: /^6,49/ }).hover();
  await vi.waitFor(() => expect(lit()).toBe(1));
  await page.getByRole("heading", { level: 1 }).hover();
  await vi.waitFor(() => expect(lit()).toBe(0));
});

test("the pin of a viewed home has a tick and an accessible label", async () => {
  recordViewedHome(home.propertyId);
  onTestFinished(() => localStorage.clear());
  await show(frame);
  await expect.element(page.getByRole("button", { name: /^6,49.*, sett/ })).toBeVisible();
});

test("keeps the old pins when loading fails, and retries on request", async () => {
  let isDown = false;
  const flaky: StubResponses = {
    ...api,
    "POST /api/v4/property/map": () =>
      isDown ? new StubError(500, "internal_error") : { data: [cluster, pin], total: 30 },
  };
  await show(frame, { api: flaky });
  isDown = true;
  await pushMap();
  const again = page.getByRole("button", { name: "Prøv igjen" });
  await expect.element(again).toBeVisible();
  await expect.element(page.getByRole("button", { name: "29 boliger, zoom inn" })).toBeVisible();
  // Up from the press on: a map that still moves loads by itself, and would need no press.
  document.addEventListener("click", () => (isDown = false), { once: true, capture: true });
  await again.click();
  await expect.element(again).not.toBeInTheDocument();
  // The button is gone; the keyboard focus continues from its position.
  expect(document.activeElement?.getAttribute("role")).toBe("status");
});

test("SRCH-063: draws an area with the keyboard, counts its homes before applying, and removes it", async () => {
  const { requested } = await show(frame);
  await page.getByRole("button", { name: "Tegn område" }).click();
  await expect.element(page.getByRole("group", { name: "Tegn område" })).toHaveFocus();
  await userEvent.keyboard("+++");
  const finish = page.getByRole("button", { name: "Vis 30 boliger" });
  await expect.element(finish).toBeVisible();
  await finish.click();
  await vi.waitFor(() => expect(requested().get("polygon")?.split(";")).toHaveLength(3));
  expect(requested().has("zoomLevel")).toBe(false);
  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toHaveTextContent("30 boliger i området ditt");
  await page.getByRole("button", { name: "Fjern området" }).click();
  await vi.waitFor(() => expect(requested().has("polygon")).toBe(false));
});

test.each([
  ["Enter", "Tegn område", "+++{Enter}"],
  ["Escape", "Tegn område", "+{Escape}"],
  ["Escape", "Rundt et punkt", "{Escape}"],
])("S15: after %s in “%s” the focus stays on the tools of the map", async (_key, tool, keys) => {
  await show(frame);
  await page.getByRole("button", { name: tool }).click();
  await vi.waitFor(() => expect(document.activeElement?.role).toBe("group"));
  await userEvent.keyboard(keys);
  await expect.element(page.getByRole("button", { name: tool })).toHaveFocus();
});

test("Back cancels drawing another area and keeps the current one", async () => {
  const { requested } = await show(frame);
  const draw = page.getByRole("button", { name: "Tegn område" });
  await draw.click();
  await userEvent.keyboard("+++{Enter}");
  await vi.waitFor(() => expect(requested().get("polygon")?.split(";")).toHaveLength(3));
  const polygon = requested().get("polygon");
  await draw.click();
  const panel = page.getByRole("group", { name: "Tegn område" });
  await expect.element(panel).toHaveFocus();
  await userEvent.keyboard("+");
  await vi.waitFor(() => expect(window.history.state).toHaveProperty("layers", 1));
  window.history.back();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(draw).toHaveFocus();
  expect(requested().get("polygon")).toBe(polygon);
});

test("SRCH-064: a search around a point has its centre and radius in the URL", async () => {
  const { requested } = await show(frame);
  await page.getByRole("button", { name: "Rundt et punkt" }).click();
  await page.getByRole("combobox", { name: "Avstand" }).selectOptions("2000");
  await page.getByRole("button", { name: /^Vis .*boliger$/ }).click();
  await vi.waitFor(() => expect(requested().get("propertyRadius")).toBe("2000"));
  expect(requested().get("mapCentroid")).toMatch(/^10\.\d+,63\.\d+$/);
});
