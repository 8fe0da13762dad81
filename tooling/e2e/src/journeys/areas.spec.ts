import type { APIRequestContext, Page } from "@playwright/test";
import { hydrated, open } from "../site/hydrated.ts";
import { canonicalOf, sentPage } from "../site/server-pages.ts";
import { expect, test } from "../site/test.ts";

/** A place of each site as it might be typed, and the URL of its page. */
const places = {
  no: { typed: "/locations/norway/Oslo", address: "/locations/oslo", inside: "/locations/oslo/" },
  au: { typed: "/locations/victoria", address: "/locations/vic", inside: "/locations/vic/" },
} as const;

const placeOf = (siteId: string) => places[siteId as keyof typeof places];

const digits = (text: string): string => text.replaceAll(/\D/g, "");

/** Links to lists with their number of results, each once. */
const countedLists = (page: Page) =>
  page
    .getByRole("main")
    .locator('a[href^="/list"]')
    .evaluateAll((links) =>
      links
        .map((link) => ({ href: link.getAttribute("href") ?? "", text: link.textContent ?? "" }))
        .filter(({ text }) => /\d\D*$/.test(text)),
    );

/** The number in the heading of a list, in the server's HTML. */
const numberOnList = async (server: APIRequestContext, href: string): Promise<string> => {
  const html = await (await server.get(href)).text();
  return digits(/<h1[^>]*>([\d\s.,\u00a0]+)/.exec(html)?.[1] ?? "");
};

test(
  "RTE-014, RTE-015: an address in words redirects to the one page of the place",
  { tag: ["@no", "@au"] },
  async ({ server, siteId, baseURL }) => {
    const { typed, address } = placeOf(siteId);
    const found = await sentPage(server, typed);
    expect(found.status).toBe(200);
    expect(found.address).toBe(address);
    expect(canonicalOf(found.html)).toBe(`${baseURL}${address}`);
  },
);

test(
  "the number of each kind equals the number in the list that it links to",
  { tag: "@au" },
  async ({ page, server, siteId }) => {
    await open(page, placeOf(siteId).address);
    const kinds = (await countedLists(page)).filter(
      ({ href }) => !/bedroom|propertyType/.test(href),
    );
    expect(kinds.length).toBeGreaterThan(2);
    for (const { href, text } of kinds) {
      expect(await numberOnList(server, href), href).toBe(digits(text));
    }
  },
);

test("links lead down into a place and up again", { tag: "@au" }, async ({ page, siteId }) => {
  const { address, inside } = placeOf(siteId);
  await open(page, address);
  const first = page.getByRole("main").locator(`a[href^="${inside}"]`).first();
  const name = await first.locator("span").first().innerText();
  await first.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.getByRole("main").locator(`nav a[href="${address}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await hydrated(page);
});

test(
  "an address that names no place responds 404, and offers a search for its words",
  { tag: "@no" },
  async ({ server }) => {
    const missing = await server.get("/locations/sea/nope", { maxRedirects: 0 });
    expect(missing.status()).toBe(404);
    expect(await missing.text()).toMatch(/<input[^>]* value="sea nope"/);
    for (const address of ["/locations/", "/locations/%25", `/locations/${"a".repeat(8_000)}`]) {
      expect((await server.get(address)).status(), address.slice(0, 40)).toBe(404);
    }
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  // The browser reports every script that it was not allowed to run.
  test.beforeEach(({ quiet }) => quiet.expect(/^failed: .*\.js csp$/));

  test(
    "a place can be read, and its number of homes equals that of its list",
    { tag: "@no" },
    async ({ page, server, siteId }) => {
      await page.goto(placeOf(siteId).address);
      await expect(page.getByRole("table").first()).toBeVisible();
      const [sale] = await countedLists(page);
      await expect(page.getByRole("main").locator('a[href^="/property/"]').first()).toBeVisible();
      expect(await numberOnList(server, sale?.href ?? "")).toBe(digits(sale?.text ?? ""));
      await page.locator("summary").last().click();
      await expect(page.locator("details[open]").getByRole("link").first()).toBeVisible();
    },
  );
});
