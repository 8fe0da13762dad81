import { paths } from "@hjem/domain/paths";
import type { Page } from "@playwright/test";
import { type CuttableNetwork, openNetwork } from "../site/cuttable-network.ts";
import { hydrated } from "../site/hydrated.ts";
import { firstHome } from "../site/pages.ts";
import { expect, test } from "../site/test.ts";

test.use({ hasWorkers: true });

let network: CuttableNetwork;
let origin: string;
test.beforeEach(async ({ baseURL }) => {
  const site = new URL(baseURL ?? "");
  network = await openNetwork(site);
  origin = `http://${site.hostname}:${network.port}`;
});
test.afterEach(() => network.close());

/** Names of the stores of the site's worker. */
const stores = (page: Page) => page.evaluate(async () => (await caches.keys()).toSorted());

/** Waits until the page has a worker, and this page is among those that it stores. */
async function stored(page: Page, address: string): Promise<void> {
  const isStored = () =>
    page.evaluate(async (url) => {
      const found = await caches.match(url, { ignoreVary: true });
      return navigator.serviceWorker.controller !== null && found !== undefined;
    }, address);
  await expect.poll(isStored).toBe(true);
}

/** Goes to a page of the site, and waits until it can be read offline. */
async function see(page: Page, address: string): Promise<void> {
  await page.goto(origin + address);
  await hydrated(page);
  // Named once the page has started what a lost network needs (`start-offline.ts`).
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
  await stored(page, origin + address);
}

/** Another build is published, and the browser finds it; a look that had begun before may still see the old one. */
async function publishNew(page: Page): Promise<void> {
  network.publish("feedf00d");
  const isWaiting = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      return registration.waiting !== null;
    });
  await expect.poll(isWaiting).toBe(true);
}

async function goOffline(page: Page): Promise<void> {
  network.cut();
  await page.context().setOffline(true);
}

test(
  "FND-063, D116: a home that was seen opens without a network, with its pictures; one that was not says so and names those that can be read",
  { tag: "@no" },
  async ({ page, server, site, quiet }) => {
    quiet.expect(/ERR_|503|offline|Failed to fetch|WebSocket/i);
    const home = await firstHome(server);
    await see(page, "/about-us");
    await see(page, home);
    const name = await page.getByRole("heading", { level: 1 }).innerText();
    const accent = () =>
      page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue("--color-accent"),
      );
    const accentOfSite = await accent();
    await expect(page.getByRole("main").locator("img").first()).toBeVisible();
    await goOffline(page);
    await expect(
      page.getByText(
        site.word("You are offline. Pages you have already opened can still be read."),
      ),
    ).toBeVisible();

    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await hydrated(page);
    const picture = page.getByRole("main").locator("img").first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    await page.goto(`${origin}${paths.list.to()}?keywords=neverseen`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.word("You are offline"));
    expect(await accent()).toBe(accentOfSite);
    await page.locator(`a[href="${home}"]`).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  },
);

test(
  "D116: offline, a link to a page that was seen opens it, and with the network back everything works again",
  { tag: "@au" },
  async ({ page, site, quiet }) => {
    quiet.expect(/ERR_|503|offline|Failed to fetch|WebSocket/i);
    await see(page, paths.aboutUs.to());
    await see(page, "/");
    const about = page.getByRole("contentinfo").locator(`a[href="${paths.aboutUs.to()}"]`);
    await expect(about).toHaveCount(1);
    await goOffline(page);
    const line = page.getByText(
      site.word("You are offline. Pages you have already opened can still be read."),
    );
    await expect(line).toBeVisible();
    await about.evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveURL(origin + paths.aboutUs.to());
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    network.restore();
    await page.context().setOffline(false);
    await expect(line).toBeHidden();
  },
);

test(
  "D116: a new version waits, asks where the page holds unsaved input, and removes the old files once it is taken",
  { tag: "@no" },
  async ({ page, site, server }) => {
    const home = await firstHome(server);
    await see(page, home);
    const old = await stores(page);
    const field = page.getByRole("main").locator("form textarea").first();
    await field.fill("Is it dry?");
    await publishNew(page);
    const question = page.getByText(
      site.word("A new version is ready. Reloading discards what you haven't saved or sent."),
    );
    await expect(question).toBeVisible();
    await expect(field).toHaveValue("Is it dry?");
    expect(await stores(page)).toEqual(expect.arrayContaining(old));
    await page
      .getByRole("status")
      .getByRole("button", { name: site.word("Reload") })
      .click();
    await expect
      .poll(() =>
        page
          .evaluate(async () => (await caches.keys()).filter((name) => !name.includes("feedf00d")))
          .catch((error) => [String(error)]),
      )
      .toEqual([]);
    await expect(question).toBeHidden();
  },
);

test(
  "D116: a page without unsaved input is loaded anew with the next link, without a question",
  { tag: "@au" },
  async ({ page, site }) => {
    await see(page, paths.aboutUs.to());
    await page.evaluate(() => Object.assign(window, { isOldPage: true }));
    await publishNew(page);
    await expect(
      page.getByText(
        site.word("A new version is ready. Reloading discards what you haven't saved or sent."),
      ),
    ).toHaveCount(0);
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page).toHaveURL(`${origin}/`);
    expect(await page.evaluate(() => "isOldPage" in window)).toBe(false);
  },
);

test(
  "FND-063: a search engine's browser registers no worker, and the server has none for it",
  { tag: "@au" },
  async ({ browser, server }) => {
    const userAgent = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
    const context = await browser.newContext({ userAgent });
    const page = await context.newPage();
    await page.goto(`${origin}/`, { waitUntil: "networkidle" });
    await hydrated(page);
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ).toBe(0);
    await context.close();
    const refused = await server.get("/sw.js?language=no", {
      headers: { "user-agent": userAgent },
    });
    expect(refused.status()).toBe(404);
  },
);

test(
  "visual §25: an offer to install the site that comes before the footer is hydrated waits for it",
  { tag: "@no" },
  async ({ page, site }) => {
    await page.goto("/");
    await hydrated(page);
    await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
    await page.evaluate(() => {
      const offer = new Event("beforeinstallprompt", { cancelable: true });
      window.dispatchEvent(Object.assign(offer, { prompt: async () => undefined }));
    });
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(page.getByRole("button", { name: site.word("Install as an app") })).toBeVisible();
  },
);
