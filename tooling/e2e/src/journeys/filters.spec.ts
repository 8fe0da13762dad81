import type { Locator, Page } from "@playwright/test";
import { hydrated, open } from "../site/hydrated.ts";
import type { Site } from "../site/site.ts";
import { expect, test } from "../site/test.ts";

const numberIn = async (element: Locator): Promise<string> =>
  (await element.innerText()).replaceAll(/[^\d]/g, "");

const link = (page: Page, site: Site) =>
  page
    .getByRole("search", { name: site.word("Filter results") })
    .getByRole("link", { name: site.word("Filters") });

const send = (within: Page | Locator) => within.locator('button[form="all-filters"]');

test.describe("with JavaScript", () => {
  test(
    "the drawer counts what is chosen, and its number equals that of the list",
    { tag: "@no" },
    async ({ page, site }) => {
      await open(page, "/list");
      const heading = page.getByRole("heading", { level: 1 });
      const everything = await numberIn(heading);
      await link(page, site).click();
      const drawer = page.getByRole("dialog", { name: site.word("All filters") });
      await expect.poll(() => numberIn(send(drawer))).toBe(everything);

      // The number next to a choice is the number of its results.
      const choice = drawer
        .locator("label")
        .filter({ has: page.locator('input[name="propertyType"][value="apartment"]') });
      await expect(choice).toContainText(/\d/);
      const promised = await numberIn(choice);
      await choice.click();
      await expect.poll(() => numberIn(send(drawer))).toBe(promised);
      await send(drawer).click();
      await expect(page).toHaveURL(/\/list\?propertyType=apartment$/);
      await expect(drawer).toBeHidden();
      await expect.poll(() => numberIn(heading)).toBe(promised);

      // The page itself, not the drawer over it.
      await page.goBack();
      await expect(page).toHaveURL(/\/list$/);
      await expect(drawer).toBeHidden();
      await expect.poll(() => numberIn(heading)).toBe(everything);
      await page.goForward();
      await expect.poll(() => numberIn(heading)).toBe(promised);
      await link(page, site).click();
      await expect(choice.getByRole("checkbox")).toBeChecked();
    },
  );

  test(
    "SRCH-149: an upside-down range is not searched, SRCH-205: a filter leads to the first page",
    { tag: "@au" },
    async ({ page, site }) => {
      await open(page, "/list?page=2");
      await link(page, site).click();
      const drawer = page.getByRole("dialog", { name: site.word("All filters") });
      const lowest = drawer.locator('input[name="constructionYearMin"]');
      const highest = drawer.locator('input[name="constructionYearMax"]');
      await lowest.fill("2000");
      await highest.fill("1960");
      await expect(highest).toHaveAttribute("aria-invalid", "true");
      await send(drawer).click();
      await expect(page).toHaveURL(/\/list\?page=2$/);
      await drawer.getByRole("button", { name: site.word("Swap") }).click();
      await expect(lowest).toHaveValue("1960");
      await send(drawer).click();
      await expect(page).toHaveURL(/\/list\?constructionYearMin=1960&constructionYearMax=2000$/);
    },
  );

  test(
    "SRCH-206: all filters can be removed at once, and Escape changes nothing",
    { tag: "@au" },
    async ({ page, site }) => {
      await open(page, "/list?bedroomMin=2&facilities=balcony");
      await link(page, site).click();
      const drawer = page.getByRole("dialog", { name: site.word("All filters") });
      await drawer.getByRole("button", { name: site.word("Reset") }).click();
      await page.keyboard.press("Escape");
      await expect(page).toHaveURL(/bedroomMin=2/);
      await expect(link(page, site)).toBeFocused();
      await link(page, site).click();
      await drawer.getByRole("button", { name: site.word("Reset") }).click();
      await send(drawer).click();
      await expect(page).toHaveURL(/\/list$/);
    },
  );

  test(
    "Back closes the drawer without a call to the API; another Back, or Back after Escape, leaves the page",
    { tag: "@no" },
    async ({ page, site }) => {
      await open(page, "/list");
      await open(page, "/list?bedroomMin=2");
      const drawer = page.getByRole("dialog", { name: site.word("All filters") });
      await link(page, site).click();
      await expect(drawer).toBeVisible();
      // Its counts and options are loaded.
      await expect.poll(() => numberIn(send(drawer))).not.toBe("");
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => window.scrollTo(0, 300));
      const calls: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/api/")) calls.push(request.url());
      });
      await page.goBack();
      await expect(drawer).toBeHidden();
      await page.goForward();
      await expect(drawer).toBeHidden();
      await expect(page).toHaveURL(/\/list\?bedroomMin=2$/);
      expect(await page.evaluate(() => window.scrollY)).toBe(300);
      expect(calls).toEqual([]);

      // A reload closes the drawer and removes its history entry.
      await link(page, site).click();
      await expect(drawer).toBeVisible();
      await page.reload();
      await hydrated(page);
      await expect(drawer).toBeHidden();
      await expect
        .poll(() => page.evaluate(() => (history.state as { layers?: number }).layers))
        .toBe(undefined);
      await link(page, site).click();
      await expect(drawer).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(drawer).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(/\/list$/);
    },
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  // The browser reports every script that it was not allowed to run.
  test.beforeEach(({ quiet }) => quiet.expect(/^failed: .*\.js csp$/));

  test(
    "every filter is on a plain page with its counts, which search engines do not index",
    { tag: "@no" },
    async ({ page, site }) => {
      await page.goto("/list?bedroomMin=2");
      await link(page, site).click();
      await expect(page).toHaveURL(/\/list\/filters\?bedroomMin=2$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.word("All filters"));
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);

      const choice = page
        .locator("label")
        .filter({ has: page.locator('input[name="propertyType"][value="apartment"]') });
      const promised = await numberIn(choice);
      await choice.click();
      await send(page).click();
      await expect(page).toHaveURL(/\/list\?propertyType=apartment&bedroomMin=2$/);
      const heading = page.getByRole("heading", { level: 1 });
      await expect.poll(() => numberIn(heading)).toBe(promised);

      await page.goto("/list/filters");
      await page.getByRole("heading", { name: site.word("Agency"), exact: true }).click();
      const agencies = page.getByRole("combobox", { name: site.word("Agency") });
      const [label = ""] = await agencies
        .getByRole("option")
        .filter({ hasText: /\(\d/, hasNotText: "(0)" })
        .allTextContents();
      await agencies.selectOption({ label });
      await send(page).click();
      await expect(page).toHaveURL(/\/list\?agencyId=\d+$/);
      const [name = "", homes = ""] = label.split(" (");
      const chips = page.getByRole("list", { name: site.word("Selected filters") });
      await expect(chips.getByRole("link", { name })).toBeVisible();
      await expect.poll(() => numberIn(heading)).toBe(homes.replace(/\D/g, ""));
    },
  );

  test(
    "an upside-down range is marked, and one press swaps its ends",
    { tag: "@au" },
    async ({ page, site }) => {
      await page.goto("/list/filters?priceMin=5000000&priceMax=1000000");
      const highest = page.locator('input[name="priceMax"]');
      await expect(highest).toHaveAttribute("aria-invalid", "true");
      await page.getByRole("link", { name: site.word("Swap") }).click();
      await expect(page).toHaveURL(/priceMin=1000000&priceMax=5000000/);
      await expect(highest).not.toHaveAttribute("aria-invalid", "true");
      await page.getByRole("link", { name: site.word("Clear all") }).click();
      await expect(page).toHaveURL(/\/list\/filters$/);
    },
  );
});
