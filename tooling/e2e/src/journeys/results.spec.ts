import type { Locator, Page, Request } from "@playwright/test";
import { open } from "../site/hydrated.ts";
import { layoutShiftsOf, watchLayoutShifts } from "../site/layout-shifts.ts";
import { results } from "../site/pages.ts";
import type { Site } from "../site/site.ts";
import { expect, test } from "../site/test.ts";

/** The results, each with its pictures and its text. */
const articles = (page: Page): Locator => page.getByRole("main").getByRole("article");

const sortMenu = (page: Page, site: Site) => page.getByLabel(site.word("Sort by"));

/** A word in the text of many homes of the market. */
const wordOf = ({ language }: Site) => (language.stemmer === "norwegian" ? "hage" : "garden");

/** Lowest and highest price of each home as shown on the page; homes without a shown price are omitted. */
async function shownPrices(page: Page): Promise<{ low: number; high: number }[]> {
  const figures = await articles(page).locator("dl > div:first-child dd").allInnerTexts();
  return figures.flatMap((figure) => {
    const [low = 0, high = 0] = figure.split("–").map((end) => Number(end.replaceAll(/\D/g, "")));
    return low > 0 ? [{ low, high: high || low }] : [];
  });
}

/** The pages that the list requests from now on. */
function searchedPages(page: Page): number[] {
  const requested: number[] = [];
  page.on("request", (request: Request) => {
    if (!request.url().endsWith("/property/search")) return;
    requested.push((request.postDataJSON() as { page: number }).page);
  });
  return requested;
}

/** Waits for the response with this page number. */
const fetched = (page: Page, number: number) =>
  page.waitForResponse((response) => {
    const request = response.request();
    return (
      request.url().endsWith("/property/search") &&
      (request.postDataJSON() as { page: number }).page === number
    );
  });

const nextPage = (page: Page, site: Site) =>
  page.getByRole("link", { name: site.word("Next page") });

/** Opens the page with this number and waits until its homes are rendered: the URL changes earlier. */
async function goOn(page: Page, site: Site, number: number): Promise<void> {
  await nextPage(page, site).click();
  await expect(page).toHaveURL(new RegExp(`page=${number}`));
  await expect(page.locator('nav [aria-current="page"]', { hasText: `${number}` })).toBeVisible();
}

/** Pages from the first page to the third. */
async function goToThird(page: Page, site: Site): Promise<void> {
  for (const number of [2, 3]) await goOn(page, site, number);
}

test(
  "SRCH-097..110: thirteen orders are offered, and each shows what the API returns for it",
  { tag: "@au" },
  async ({ page, site, server }) => {
    const keywords = wordOf(site);
    await open(page, `/list?keywords=${keywords}`);
    const menu = sortMenu(page, site);
    const lines = await menu
      .locator("option")
      .evaluateAll((options) => options.map((option) => option.getAttribute("value") ?? ""));
    expect(lines).toHaveLength(13);
    await expect(menu).toHaveValue("relevance-desc");

    for (const line of lines.toReversed()) {
      await menu.selectOption(line);
      const [sorting, order] = line.split("-");
      const mapResponse = await server.post("/api/v2/property/search", {
        data: { listing_type: "buy", keywords, sorting, order, size: 12 },
      });
      const { data } = (await mapResponse.json()) as { data: { title: string }[] };
      await expect(results(page)).toHaveText(data.map(({ title }) => title));
      await expect(menu).toHaveValue(line);
    }
  },
);

test(
  "SRCH-100, SRCH-101: sorted by price, the prices on the page ascend or descend",
  { tag: ["@no", "@au"] },
  async ({ page, site }) => {
    await open(page, "/list");
    const menu = sortMenu(page, site);
    await menu.selectOption("price-asc");
    await expect(page).toHaveURL(/sorting=price&order=asc/);
    // The URL changes before the homes: polls until they are in order.
    await expect(async () => {
      const rising = (await shownPrices(page)).map(({ low }) => low);
      expect(rising.length).toBeGreaterThan(6);
      expect(rising).toEqual(rising.toSorted((one, other) => one - other));
    }).toPass();

    await menu.selectOption("price-desc");
    await expect(page).toHaveURL(/sorting=price/);
    await expect(page).not.toHaveURL(/order=asc/);
    await expect(async () => {
      const falling = (await shownPrices(page)).map(({ high }) => high);
      expect(falling.length).toBeGreaterThan(6);
      expect(falling).toEqual(falling.toSorted((one, other) => other - one));
    }).toPass();
  },
);

test(
  "SRCH-116: a chosen order stays when keywords are added",
  { tag: "@no" },
  async ({ page, site }) => {
    await open(page, `/list?sorting=price&order=asc&keywords=${wordOf(site)}`);
    await expect(sortMenu(page, site)).toHaveValue("price-asc");
  },
);

test("keywords are highlighted, an excluded word never", { tag: "@no" }, async ({ page, site }) => {
  const word = wordOf(site);
  await open(page, `/list?keywords=${word}`);
  await expect(articles(page).locator("mark").first()).toBeVisible();
  const marks = await articles(page).locator("mark").allInnerTexts();
  for (const mark of marks) expect(mark.toLowerCase()).toContain(word);
  await open(page, `/list?keywords=-${word}`);
  await expect(results(page).first()).toBeVisible();
  await expect(page.locator("mark")).toHaveCount(0);
});

test(
  "near the end of the page the next page is prefetched, once",
  { tag: "@au" },
  async ({ page, site }) => {
    const requested = searchedPages(page);
    const second = fetched(page, 2);
    await open(page, "/list?bedroomMin=2");
    await results(page).last().scrollIntoViewIfNeeded();
    await second;
    const first = await results(page).first().innerText();

    await nextPage(page, site).click();
    await expect(results(page).first()).not.toHaveText(first);
    await expect(page).toHaveURL(/page=2/);
    expect(requested.filter((number) => number === 2)).toEqual([2]);
  },
);

test(
  "SRCH-205: on page 3 another filter leads to page 1",
  { tag: "@au" },
  async ({ page, site }) => {
    await open(page, "/list");
    await goToThird(page, site);
    const form = page.getByRole("search", { name: site.word("Filter results") });
    await form
      .locator("summary")
      .filter({ hasText: site.term("detail.bedrooms") })
      .click();
    await form.getByText("2+", { exact: true }).click();
    await expect(page).toHaveURL(/bedroomMin=2/);
    await expect(page).not.toHaveURL(/page=/);
  },
);

test(
  "Back from a home opened on page 3 restores its position at once, and the home is marked as seen",
  { tag: "@no" },
  async ({ page, site }) => {
    await open(page, "/list?bedroomMin=2");
    await goToThird(page, site);
    const ninth = results(page).nth(8);
    const title = await ninth.innerText();
    await ninth.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await ninth.click();
    await expect(page).toHaveURL(/\/property\//);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

    // Every rendered frame of the list after going back.
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      const look = () => {
        if (document.querySelector("main select[name=sort]")) seen.push(window.scrollY);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goBack();
    await expect(page).toHaveURL(/bedroomMin=2&page=3/);
    await expect(results(page).nth(8)).toHaveText(title);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
    const frames = await page.evaluate(() => Reflect.get(window, "seen") as number[]);
    expect(new Set(frames)).toEqual(new Set([scrolled]));

    const seen = articles(page).getByText(site.word("Viewed"), { exact: true });
    await expect(seen).toHaveCount(1);
    await page.reload();
    await expect(seen).toHaveCount(1);
    await expect(results(page).nth(8)).toHaveText(title);
  },
);

test(
  "a home opened in another tab is marked as seen in this one",
  { tag: "@au" },
  async ({ page, site, context }) => {
    await open(page, "/list");
    const seen = articles(page).getByText(site.word("Viewed"), { exact: true });
    const href = await results(page).first().getAttribute("href");
    const tab = await context.newPage();
    await open(tab, href ?? "");
    await expect(seen).toHaveCount(1);
    await tab.close();
  },
);

test(
  "a carousel requests no further picture before it is used",
  { tag: "@au" },
  async ({ page, site }) => {
    const pictures = new Set<string>();
    page.on("request", (request) => {
      const picture = /\/media\/([\w-]+)-\d+\.(?:avif|webp)$/.exec(request.url())?.[1];
      if (picture !== undefined) pictures.add(picture);
    });
    await open(page, "/list");
    const first = articles(page).first();
    await first.getByRole("list").first().hover();
    const next = first.getByRole("button", { name: site.word("Next photo") });
    await expect(next).toHaveCSS("opacity", "1");
    const homes = await articles(page).count();
    await expect(articles(page).locator("img")).toHaveCount(homes);
    const before = new Set(pictures);

    await next.click();
    await expect(first.locator("img")).toHaveCount(3);
    await expect.poll(() => pictures.size).toBeGreaterThan(before.size);
    await expect(articles(page).nth(1).locator("img")).toHaveCount(1);
  },
);

test(
  "SRCH-127, SRCH-128: an address with invalid values shows the list, names what was ignored and is corrected",
  { tag: "@no" },
  async ({ page, site }) => {
    const requested = searchedPages(page);
    await open(page, "/list?page=abc&view=foo&foo=1&bedroomMin=2&utm_source=mail");
    await expect(page).toHaveURL(/\/list\?bedroomMin=2&utm_source=mail$/);
    await expect(page.getByText(/foo/)).toBeVisible();
    await expect(
      page
        .getByRole("navigation", { name: site.word("View as") })
        .getByRole("link", { name: site.term("view.list") }),
    ).toHaveAttribute("aria-current", "page");
    // A corrected URL is not a new search: only the next page may have been requested.
    expect(requested.filter((number) => number !== 2)).toEqual([]);
  },
);

test(
  "a short list offers wider searches, and each promised number is the number then shown",
  { tag: "@no" },
  async ({ page, server }) => {
    const mapResponse = await server.post("/api/v2/property/search", {
      data: { listing_type: "buy", bedroom_min: 2, size: 50 },
    });
    const { data } = (await mapResponse.json()) as {
      data: { address: string; project_id: string | null; child_property_id: string[] }[];
    };
    // The homes of a project share an address; any other is alone at its own.
    const alone = data.find((home) => !home.project_id && home.child_property_id.length === 0);
    await open(page, `/list?address=${encodeURIComponent(alone?.address ?? "")}&bedroomMin=2`);
    const suggestions = page.getByRole("main").locator("section li");
    await expect(suggestions.first()).toBeVisible();
    expect(await suggestions.count()).toBeLessThanOrEqual(3);
    const shownText = (await suggestions.first().innerText()).replaceAll(/\s/g, "");
    const promised = /\((\d[\d,]*)/.exec(shownText)?.[1]?.replaceAll(",", "");
    await suggestions.first().getByRole("link").click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect.poll(async () => (await heading.innerText()).replaceAll(/\D/g, "")).toBe(promised);
  },
);

test(
  "nothing shifts while a list or a grid loads, in the first view and below it",
  { tag: "@au" },
  async ({ page, site }) => {
    await watchLayoutShifts(page);
    for (const width of [390, 1366]) {
      await page.setViewportSize({ width, height: 844 });
      for (const view of ["list", "grid"] as const) {
        await open(page, `/list?view=${view}`);
        await goOn(page, site, 2);
        expect(await layoutShiftsOf(page)).toEqual([]);
      }
    }
  },
);
