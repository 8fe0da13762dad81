import { renderWithStorefront, type RenderOptions } from "@hjem/storefront/testing";
import type { StubCall } from "@hjem/storefront/testing/stub-api";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { testFeature } from "../testing/feature.ts";
import { sampleAgencies } from "../testing/sample-agencies.ts";
import { sampleFacets } from "../testing/sample-facets.ts";
import AllFiltersDrawer from "./all-filters-drawer.tsx";

const FACETS = "POST /api/v2/property/facets";

const nydalen = {
  geoId: "district:0301-nydalen",
  kind: "district",
  name: "Nydalen",
  parent: "Oslo",
  count: 3,
  location: { lat: 59.949, lng: 10.765 },
};

const requested = (calls: readonly StubCall[]) =>
  calls.map(({ body }) => body as Record<string, unknown>);

/** 128 homes, 95 of them of one agency, 42 of them flats, 7 of those with anything more. */
const total = ({ body }: StubCall) => {
  const { propertyType, ...more } = body as Record<string, unknown>;
  if ("agencyId" in more) return 95;
  if (!propertyType) return 128;
  return "priceMax" in more ? 7 : 42;
};

async function open(query = "", { region = "no", ...options }: RenderOptions = {}) {
  await page.viewport(1366, 900);
  const onClose = vi.fn();
  const shown = await renderWithStorefront(<AllFiltersDrawer query={query} onClose={onClose} />, {
    region,
    path: query === "" ? "/list" : `/list?${query}`,
    api: {
      [FACETS]: (call: StubCall) => sampleFacets(region, total(call)),
      "GET /api/v2/agencies": { data: sampleAgencies },
    },
    features: [
      testFeature,
      {
        name: "all-filters",
        catalogs: {
          en: () => import("./locales/en.po"),
          no: () => import("./locales/no.po"),
        },
        routes: [],
      },
    ],
    ...options,
  });
  await expect.element(page.getByRole("button", { name: /^(Vis|Show) \d/ })).toBeVisible();
  return { ...shown, onClose };
}

const group = (name: string) => page.getByRole("group", { name, exact: true }).first();
const area = () => group("Internt bruksareal (BRA-i)");
const show = () => page.getByRole("button", { name: /^Vis/ }).last();

beforeEach(() => page.viewport(1366, 900));

test("shows the number of homes for every choice, and dims those without any", async () => {
  await open();
  await expect.element(page.getByRole("checkbox", { name: "Leilighet 94" })).toBeVisible();
  const none = page.getByRole("checkbox", { name: "Enebolig 0" });
  await expect.element(none).toBeVisible();
  expect(none.element().closest("label")?.dataset.empty).toBe("true");
});

test("a choice is ticked without rendering the other choices anew, before its homes are counted", async () => {
  await open();
  const choice = page.getByRole("checkbox", { name: /^Leilighet/ }).element();
  const status = page.getByRole("status").getByText("128 boliger").element();
  // Every choice formats its count each time that the form's view is built.
  const numbers: { format?: object } = Intl.NumberFormat.prototype;
  const formatted = vi.spyOn(numbers, "format", "get");
  (choice as HTMLInputElement).click();
  // React renders what a press changes before the next task, so also before the time until counting is over.
  await Promise.resolve();
  const times = formatted.mock.calls.length;
  formatted.mockRestore();
  expect(status.textContent).toBe("");
  expect(times, "only the number on the button").toBeLessThan(10);
});

test("SRCH-018: counts the results of a change, shows the exact number on the button and opens the results", async () => {
  const { router, calls, onClose } = await open("view=grid&geoId=county:03&page=2");
  await page.getByRole("checkbox", { name: /^Leilighet/ }).click();
  await expect.element(page.getByRole("button", { name: "Vis 42 boliger" })).toBeVisible();
  await expect.element(page.getByRole("status").getByText("42 boliger")).toBeInTheDocument();
  expect(requested(calls).at(-1)).toMatchObject({
    propertyType: ["apartment"],
    geoId: ["county:03"],
  });
  await show().click();
  expect(router.state.location.pathname + router.state.location.search).toBe(
    "/list?geoId=county:03&propertyType=apartment&view=grid",
  );
  expect(onClose).toHaveBeenCalled();
});

test("D83: places that everybody travels to are added, counted and removed", async () => {
  const { calls } = await open("reach=driving,30,10.723,59.913", {
    api: {
      [FACETS]: (call: StubCall) => sampleFacets("no", total(call)),
      "GET /api/v2/agencies": { data: sampleAgencies },
      "GET /api/v2/address/lookup": { data: [nydalen] },
      "GET /api/v2/address": { data: [nydalen] },
      "GET /api/user/addresses": { data: [], attribution: null },
    },
  });
  const minutes = page.getByRole("combobox", { name: "Lengste reisetid til Nydalen" });
  await minutes.selectOptions("45 min");
  await expect
    .poll(() => requested(calls).findLast((body) => body?.reach !== undefined)?.reach)
    .toEqual([{ lat: 59.913, lng: 10.723, mode: "driving", minutes: 45 }]);
  await page.getByRole("button", { name: "Fjern Nydalen" }).click();
  await expect.element(minutes).not.toBeInTheDocument();
});

test("SRCH-142, SRCH-149: marks a reversed range at its field, swaps it with one click, and never requests it", async () => {
  const { router, calls } = await open();
  await area().getByLabelText("Fra").fill("90");
  await area().getByLabelText("Til").fill("60");
  await expect.element(area().getByText(/^«Fra» må være lavere enn «Til»/)).toBeVisible();
  await expect.element(area().getByLabelText("Til")).toHaveAttribute("aria-invalid", "true");
  await show().click();
  await expect.element(area().getByLabelText("Til")).toHaveFocus();
  expect(router.state.location.search).toBe("");

  await area().getByRole("button", { name: "Bytt om" }).click();
  await expect.element(area().getByLabelText("Fra")).toHaveValue("60");
  await expect.element(area().getByText(/^«Fra» må være lavere/)).not.toBeInTheDocument();
  await expect
    .poll(() => requested(calls).at(-1))
    .toMatchObject({ primaryRoomMin: 60, primaryRoomMax: 90 });
  for (const { primaryRoomMin: min = 0, primaryRoomMax: max = Infinity } of requested(calls)) {
    expect(Number(min)).toBeLessThanOrEqual(Number(max));
  }
});

test("SRCH-140, SRCH-153: shows an error for a year in the future", async () => {
  await open();
  await group("Byggeår").getByLabelText("Fra").fill("2031");
  await expect
    .element(group("Byggeår").getByText("Skriv inn et år som ikke er i fremtiden."))
    .toBeVisible();
});

test("SRCH-160, SRCH-161: the slider has the market's steps, and its end means no limit", async () => {
  const { calls } = await open("priceMin=4000000&priceMax=7000000");
  const thumb = group("Pris").getByRole("slider", { name: /Til/ });
  await expect.element(thumb).toHaveAttribute("max", "20000001");
  await expect.element(thumb).toHaveAttribute("step", "50000");
  await expect.element(thumb).toHaveAttribute("aria-valuetext", "7\u00a0000\u00a0000\u00a0kr");
  (thumb.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  const highest = group("Pris").getByLabelText("Til", { exact: true }).first();
  await expect
    .element(page.getByRole("textbox", { name: "Til" }).first())
    .toHaveValue("7\u00a0050\u00a0000");
  await userEvent.keyboard("{End}");
  await expect.element(page.getByRole("textbox", { name: "Til" }).first()).toHaveValue("");
  // S23: with its unit in the page's language, and its end with its meaning.
  await expect.element(thumb).toHaveAttribute("aria-valuetext", "ingen øvre grense");
  await expect.element(highest).toBeInTheDocument();
  await expect.poll(() => requested(calls).at(-1)).not.toHaveProperty("priceMax");
  expect(requested(calls).at(-1)).toHaveProperty("priceMin", 4_000_000);
});

test("SRCH-159: a typed price moves the thumb", async () => {
  await open("", { region: "au" });
  await page.getByRole("textbox", { name: "To" }).first().fill("750000");
  const thumb = page.getByRole("slider", { name: /To/ }).first();
  await expect.element(thumb).toHaveAttribute("max", "15000001");
  await expect.element(thumb).toHaveValue("750000");
  await expect.element(thumb).toHaveAttribute("aria-valuetext", "$750,000");
});

test("S23: shows the period of a rent", async () => {
  await open("listingType=rent&priceMax=15000");
  const thumb = page.getByRole("slider", { name: /Til/ }).first();
  await expect.element(thumb).toHaveAttribute("aria-valuetext", "15\u00a0000\u00a0kr/mnd.");
});

test("moves the typed amount when switching between asking and total price", async () => {
  const { calls } = await open("priceMax=5000000");
  await group("Pris").getByText("Totalpris", { exact: true }).first().click();
  await expect.poll(() => requested(calls).at(-1)).toHaveProperty("totalPriceMax", 5_000_000);
  expect(requested(calls).at(-1)).not.toHaveProperty("priceMax");
});

test("filters facilities by text, and submits selected ones that are filtered out", async () => {
  const { router } = await open();
  await page.getByRole("checkbox", { name: /^Balkong/ }).click();
  await page.getByPlaceholder(/^Søk blant/).fill("heis");
  await expect.element(page.getByRole("checkbox", { name: /^Heis/ })).toBeVisible();
  await expect
    .element(page.getByRole("checkbox", { name: /^Balkong/, includeHidden: true }))
    .not.toBeVisible();
  await page.getByPlaceholder(/^Søk blant/).fill("qqq");
  await expect.element(page.getByText("Ingen treff.")).toBeVisible();
  await show().click();
  expect(router.state.location.search).toBe("?facilities=balcony");
});

const unfold = (name: string) => group(name).getByRole("heading", { name }).click();

test("a rare filter is folded until it is opened, and open where something is chosen in it", async () => {
  await open("ownership=cooperative&landsizeMin=500");
  const cooperative = page.getByRole("checkbox", { name: /^Andel/ });
  await expect.element(cooperative).toBeVisible();
  await expect.element(group("Eieform").getByText("1 valgt")).toBeVisible();
  const agencies = page.getByRole("combobox", { name: "Meglerkontor" });
  await expect.element(agencies).not.toBeInTheDocument();
  await unfold("Meglerkontor");
  await expect.element(agencies).toBeVisible();
  // It stays open when its last choice is taken back.
  await cooperative.click();
  await expect.element(group("Eieform").getByText("1 valgt")).not.toBeInTheDocument();
  await expect.element(cooperative).toBeVisible();
});

test("an error in a folded filter opens it", async () => {
  await open();
  await unfold("Tomteareal");
  await group("Tomteareal").getByLabelText("Fra").fill("90");
  await group("Tomteareal").getByLabelText("Til").fill("60");
  await unfold("Tomteareal");
  await expect.element(group("Tomteareal").getByLabelText("Til")).not.toBeVisible();
  await show().click();
  await expect.element(group("Tomteareal").getByLabelText("Til")).toHaveFocus();
});

test("SRCH-053: selects an agency by name, with the number of its homes", async () => {
  const { router, calls } = await open();
  await unfold("Meglerkontor");
  const menu = page.getByRole("combobox", { name: "Meglerkontor" });
  await expect.element(menu).toHaveValue("");
  await menu.selectOptions("Tistelvang Eiendomsmegling (95)");
  await expect.element(page.getByRole("button", { name: "Vis 95 boliger" })).toBeVisible();
  expect(requested(calls).at(-1)).toHaveProperty("agencyId", ["001341"]);
  await show().click();
  expect(router.state.location.search).toBe("?agencyId=001341");
});

test("SRCH-158: shows floors in the language of the page", async () => {
  await open();
  await expect.element(page.getByRole("radio", { name: /^3\. etasje/ })).toBeVisible();
  await expect.element(page.getByRole("radio", { name: /^7\. etasje eller høyere/ })).toBeVisible();
});

test("closing discards changes, and reset clears every filter", async () => {
  const { router, onClose } = await open("bedroomMin=2&facilities=elevator");
  await page.getByRole("checkbox", { name: /^Leilighet/ }).click();
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
  expect(router.state.location.search).toBe("?bedroomMin=2&facilities=elevator");

  await page.getByRole("button", { name: "Nullstill" }).click();
  await expect.element(page.getByRole("checkbox", { name: /^Heis/ })).not.toBeChecked();
  await expect.element(page.getByRole("checkbox", { name: /^Leilighet/ })).not.toBeChecked();
  await show().click();
  expect(router.state.location.search).toBe("");
});

test("S3: switching listing type keeps the other changes and drops the price", async () => {
  const { router } = await open("geoId=municipality:0301&priceMax=5000000");
  await page.getByRole("checkbox", { name: "Leilighet 94" }).click();
  await page
    .getByRole("navigation", { name: "Hva ser du etter?" })
    .getByRole("link", { name: "Leie" })
    .click();
  await expect.element(page.getByRole("group", { name: "Møblering" }).first()).toBeVisible();
  await expect.element(page.getByRole("checkbox", { name: /^Leilighet/ })).toBeChecked();
  await show().click();
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    listingType: "rent",
    geoId: "municipality:0301",
    propertyType: "apartment",
  });
});
