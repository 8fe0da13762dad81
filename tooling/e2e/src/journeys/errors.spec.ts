import { hydrated, open } from "../site/hydrated.ts";
import { firstHome } from "../site/pages.ts";
import { headingOf, sentPage } from "../site/server-pages.ts";
import { expect, test } from "../site/test.ts";

const notFound = /404/;

test(
  "an unknown address says so, offers a search, and responds 404",
  { tag: "@no" },
  async ({ page, site, quiet }) => {
    quiet.expect(notFound);
    const response = await page.goto("/nowhere/at/all");
    expect(response?.status()).toBe(404);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(site.word("Page not found"));
    await hydrated(page);
    await page.getByLabel(site.word("Place or street")).fill("a");
    await page
      .getByRole("main")
      .getByRole("button", { name: site.word("Search") })
      .click();
    await expect(page).toHaveURL(/\/list\?/);
  },
);

test(
  "a path that cannot be decoded stays the 404 page after hydration",
  { tag: "@au" },
  async ({ page, site, quiet }) => {
    quiet.expect(notFound);
    const response = await page.goto("/agent/%E0%A4%A");
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.word("Page not found"));
  },
);

test("an unknown home responds 404", { tag: "@au" }, async ({ server, site }) => {
  const { status, html } = await sentPage(server, "/property/000001/ZZZZZZZZZZ");
  expect(status).toBe(404);
  expect(headingOf(html)).toBe(site.word("Page not found"));
});

test(
  "a wrong agency in a home's address redirects to the right one",
  { tag: "@au" },
  async ({ server }) => {
    const home = await firstHome(server);
    const { status, address } = await sentPage(
      server,
      home.replace(/\/property\/[^/]+/, "/property/000001"),
    );
    expect(status).toBe(200);
    expect(address).toBe(home);
  },
);

test("an unknown filter is named and ignored", { tag: "@no" }, async ({ page }) => {
  await open(page, "/list?colour=red");
  await expect(page.getByRole("main").getByRole("status").first()).toContainText("colour");
});

test("a search without results says why and how to continue", { tag: "@no" }, async ({ page }) => {
  await open(page, "/list?keywords=qqqqqzzzzz");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
});

test(
  "the link from an error to the home page works",
  { tag: "@au" },
  async ({ page, site, quiet }) => {
    quiet.expect(notFound);
    await page.goto("/nowhere");
    await hydrated(page);
    await page.getByRole("link", { name: site.word("Go to the home page") }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("search")).toBeVisible();
  },
);
