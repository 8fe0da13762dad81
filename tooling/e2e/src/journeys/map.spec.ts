import type { Locator, Page } from "@playwright/test";
import { open } from "../site/hydrated.ts";
import { tabTo } from "../site/keys.ts";
import type { Site } from "../site/site.ts";
import { expect, test } from "../site/test.ts";

/** The fields of a map response that are used here. */
interface MapResponse {
  data: { kind: string; count?: number }[];
  total: number;
}

/** Time limit for the map's code, its base map and its homes on a slow machine, ms. */
const MAP_LOAD_MS = 20_000;

const searchOf = (page: Page) => new URL(page.url()).searchParams;
const pinsOn = (page: Page, site: Site): Locator =>
  page.getByRole("list", { name: site.word("Homes on the map") }).locator("a, button");
const rowsOf = (page: Page): Locator => page.getByRole("main").getByRole("article");
const figuresOf = (text: string) => Number(text.replaceAll(/\D/g, ""));

/** The number in the heading: homes in the frame. */
const view = async (page: Page) =>
  figuresOf(await page.getByRole("heading", { level: 1 }).innerText());

/** Waits until the map shows homes. */
const mapStands = (page: Page, site: Site) =>
  expect(pinsOn(page, site).first()).toBeVisible({ timeout: MAP_LOAD_MS });

/** Parameters of a map request: a frame, or the zoom level that shows all results. */
interface MapQuery {
  location_top_left_lat?: number;
  zoom_level?: number;
}

/** The next response to a matching request. */
async function mapResponse(
  page: Page,
  matches: (requested: MapQuery) => boolean,
): Promise<MapResponse> {
  const response = await page.waitForResponse(
    (each) =>
      each.url().endsWith("/api/v4/property/map") &&
      matches(each.request().postDataJSON() as MapQuery),
  );
  return (await response.json()) as MapResponse;
}

/** Opens a map and waits until it shows its results. */
async function openMap(page: Page, site: Site, address: string): Promise<MapResponse> {
  // It sends two requests: for everything, and once the zoom level is known, for the circles of that level.
  const responded = mapResponse(page, ({ zoom_level: level }) => level !== undefined);
  await open(page, address);
  const result = await responded;
  await mapStands(page, site);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return result;
}

/** The map, ready for keyboard input. */
async function focusMap(page: Page): Promise<void> {
  await page.locator(".leaflet-container").focus();
}

test(
  "SRCH-013, SRCH-207: the map shows pins and clusters that add up to the stated number",
  { tag: ["@no", "@au"] },
  async ({ page, site }) => {
    const { data, total } = await openMap(page, site, "/list?view=map");
    expect(data.reduce((sum, { count = 1 }) => sum + count, 0)).toBe(total);
    await expect.poll(() => view(page)).toBe(total);
    await expect(rowsOf(page)).toHaveCount(12);
    // A search without a frame keeps its address.
    expect(searchOf(page).has("zoomLevel")).toBe(false);
  },
);

test(
  "SRCH-062, S30: moving the map updates the list and the address, a reload keeps them, Back leads to the previous view and then off the map",
  { tag: "@au" },
  async ({ page, site }) => {
    await open(page, "/list?bedroomMin=2");
    await page
      .getByRole("navigation", { name: site.word("View as") })
      .getByRole("link", { name: site.term("view.map") })
      .click();
    await mapStands(page, site);
    const all = await view(page);

    let inFrame = all;
    // Zoom in, then move west, where both markets have homes.
    for (const key of ["+", "ArrowLeft"]) {
      const before = page.url();
      const responded = mapResponse(
        page,
        (requested) => requested.location_top_left_lat !== undefined,
      );
      await focusMap(page);
      await page.keyboard.press(key);
      await expect(page, key).not.toHaveURL(before);
      // Each frame has its own number, and the next move starts from the first result.
      inFrame = (await responded).total;
      await expect.poll(() => view(page), key).toBe(inFrame);
    }
    expect(searchOf(page).get("bedroomMin")).toBe("2");
    expect(inFrame).toBeLessThan(all);
    const address = page.url();

    await page.reload();
    await mapStands(page, site);
    await expect.poll(() => view(page)).toBe(inFrame);
    expect(page.url()).toBe(address);

    // One history entry for each view; fast moves may share one.
    await page.goBack();
    await expect.poll(() => page.url()).not.toBe(address);
    expect(searchOf(page).get("view")).toBe("map");
    await expect.poll(() => view(page)).not.toBe(inFrame);
    while (searchOf(page).has("zoomLevel")) {
      const left = page.url();
      await page.goBack();
      await expect.poll(() => page.url()).not.toBe(left);
    }
    // The first view of the map, then the list.
    await expect.poll(() => view(page)).toBe(all);
    await page.goBack();
    await expect(page).toHaveURL(/\/list\?bedroomMin=2$/);
  },
);

test(
  "S19: a pin shows its home in a card first, by keyboard; Back closes it, and Back from the home shows it as it was",
  { tag: "@no" },
  async ({ page, site, server }) => {
    const result = await server.post("/api/v2/property/search", { data: { size: 1 } });
    const { data } = (await result.json()) as { data: { property_id: string }[] };
    const address = `/list?propertyId=${data[0]?.property_id}&view=map`;
    await openMap(page, site, address);
    const pin = pinsOn(page, site);
    const card = page.getByRole("dialog");
    const link = card.getByRole("link").filter({ hasText: /\w/ }).last();
    await pin.press("Enter");
    await expect(card.getByText(/\d/).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(card).toBeHidden();
    await expect(pin).toBeFocused();

    await pin.click();
    await expect(card).toBeVisible();
    await page.goBack();
    await expect(card).toBeHidden();
    expect(new URL(page.url()).search).toBe(address.slice("/list".length));

    await pin.click();
    await link.click();
    await expect(page).toHaveURL(/\/property\//);
    await page.goBack();
    await expect(card).toBeVisible({ timeout: MAP_LOAD_MS });
    expect(new URL(page.url()).search).toBe(address.slice("/list".length));
  },
);

test(
  "a cluster is reached by Tab, and Enter zooms in on its homes",
  { tag: "@au" },
  async ({ page, site }) => {
    await openMap(page, site, "/list?view=map");
    const zoom = page.getByRole("button", { name: site.word("Zoom in"), exact: true });
    const circle = pinsOn(page, site).and(page.locator("button:focus:not([data-pin])"));
    await focusMap(page);
    await tabTo(page, () => circle.isVisible());
    const count = figuresOf(await circle.innerText());
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/zoomLevel=/);
    await expect.poll(() => view(page)).toBeGreaterThanOrEqual(count);
    await expect(zoom).toBeVisible();
  },
);

test(
  "SRCH-063: an area is drawn by keyboard alone, counted, shown, and removed; Back cancels drawing",
  { tag: "@no" },
  async ({ page, site }) => {
    await openMap(page, site, "/list?view=map");
    const draw = page.getByRole("button", { name: site.word("Draw area") });
    const panel = page.getByRole("group", { name: site.word("Draw area") });
    await draw.press("Enter");
    await expect(panel).toBeFocused();
    await page.goBack();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(/view=map/);
    await draw.press("Enter");
    await expect(panel).toBeFocused();
    await page.keyboard.press("+");
    await page.keyboard.press("+");
    await page.keyboard.press("+");
    // Its number is counted once the area is unchanged.
    const finish = page.locator('[role="group"] button[data-variant="primary"]');
    await expect(finish).toHaveText(/\d/);
    const promised = figuresOf(await finish.innerText());
    await finish.press("Enter");
    await expect(page).toHaveURL(/polygon=/);
    await expect.poll(() => view(page)).toBe(promised);
    await page.getByRole("button", { name: site.word("Remove the area") }).press("Enter");
    await expect(page).not.toHaveURL(/polygon=/);
  },
);

test(
  "an area that crosses itself is ignored and named, and never requested",
  { tag: "@au" },
  async ({ page, site, server }) => {
    const { lat, lng } = site.region.map.center;
    const corner = (east: number, north: number) => `${lng + east},${lat + north}`;
    const crossing = [corner(0, 0), corner(1, 1), corner(1, 0), corner(0, 1)].join(";");
    const result = await server.get(`/list?polygon=${crossing}&view=map`);
    expect(result.status()).toBe(200);
    await open(page, `/list?polygon=${crossing}&view=map`);
    await expect(page.getByRole("main").getByRole("status").first()).toBeVisible();
  },
);

test(
  "map code is requested where a map is shown, and nowhere else",
  { tag: "@au" },
  async ({ page, site }) => {
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    const isMap = (url: string) => /map-view|leaflet-map|base-map/.test(url);
    await open(page, "/list?view=list");
    await page.waitForLoadState("networkidle");
    expect(scripts.filter(isMap)).toEqual([]);
    await openMap(page, site, "/list?view=map");
    expect(scripts.filter(isMap).length).toBeGreaterThan(0);
  },
);

test(
  "on a phone the list is a sheet over the map, raised by its buttons",
  { tag: "@no" },
  async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openMap(page, site, "/list?view=map");
    const heading = page.getByRole("heading", { level: 1 });
    const top = async () => (await heading.boundingBox())?.y ?? 0;
    const peek = await top();
    await page.getByRole("button", { name: site.word("Show half of the list") }).click();
    // By more than a row of the list, even with little height below the menu.
    await expect.poll(top).toBeLessThan(peek - 80);
    await page.getByRole("button", { name: site.word("Show the whole list") }).click();
    // Up to the filter bar.
    const bar = await page.getByRole("search").boundingBox();
    await expect.poll(top).toBeLessThan((bar?.y ?? 0) + (bar?.height ?? 0) + 80);
    await page.getByRole("button", { name: site.word("Show the map") }).click();
    // To the pixel, with a tolerance of one for rounding.
    const expectAtPeek = () =>
      expect.poll(async () => Math.abs((await top()) - peek)).toBeLessThan(2);
    await expectAtPeek();

    // Back first closes the sheet from any height, and does not move the map.
    await page.getByRole("button", { name: site.word("List"), exact: true }).click();
    await expect.poll(top).toBeLessThan(peek - 80);
    const address = page.url();
    await page.goBack();
    await expectAtPeek();
    expect(page.url()).toBe(address);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  // The browser reports every script that it was not allowed to run.
  test.beforeEach(({ quiet }) => quiet.expect(/^failed: .*\.js csp$/));

  test("the page of the map is its list, and says so", { tag: "@no" }, async ({ page, site }) => {
    await page.goto("/list?view=map");
    await expect(rowsOf(page)).toHaveCount(12);
    await expect(rowsOf(page).last().getByRole("link").first()).toBeVisible();
    await expect(
      page.getByText(site.word("The map requires JavaScript. All results are in the list.")),
    ).toBeVisible();
    // An empty map has links for visitors who cannot move it: to other places and to the suggestions of the list.
    const sea =
      "locationTopLeftLat=1&locationTopLeftLng=1&locationBottomRightLat=0&locationBottomRightLng=2";
    await page.goto(`/list?view=map&${sea}`);
    await expect(rowsOf(page)).toHaveCount(0);
    await expect(page.getByRole("link", { name: site.word("Show as a list") })).toBeVisible();
    await page.getByRole("link", { name: site.word("Search outside this area") }).click();
    await expect(rowsOf(page)).toHaveCount(12);
  });
});
