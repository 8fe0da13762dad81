import { firstHome, placeField, results } from "../site/pages.ts";
import { expect, test } from "../site/test.ts";

test.use({ javaScriptEnabled: false });
// The browser tells of every script that it was told not to run.
test.beforeEach(({ quiet }) => quiet.expect(/^failed: .*\.js csp$/));

test("search is a plain form: place, type, price, sort, next page", async ({ page, site }) => {
  await page.goto("/");
  await placeField(page, site).fill("sol");
  await page.getByRole("search").getByRole("button").last().click();
  await expect(page).toHaveURL(/\/list/);

  await page.goto("/list");
  const form = page.getByRole("search", { name: site.word("Filter the homes") });
  await form
    .locator("summary")
    .filter({ hasText: site.term("detail.propertyType") })
    .click();
  await form.getByRole("checkbox", { name: site.term("type.apartment") }).check();
  await form.getByRole("button", { name: site.word("Show homes") }).click();
  await expect(page).toHaveURL(/propertyType=apartment/);

  await page.getByLabel(site.word("Sort by")).selectOption("price-asc");
  await page.getByRole("button", { name: site.word("Sort"), exact: true }).click();
  await expect(page).toHaveURL(/sorting=price/);
  await expect(page).toHaveURL(/propertyType=apartment/);

  await page.getByRole("link", { name: site.word("Next page") }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(results(page).first()).toBeVisible();
});

test("a home is readable, and its pictures can be opened", async ({ page, server }) => {
  await page.goto(await firstHome(server));
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await expect(page.getByRole("main")).toContainText(/\d/);
  const picture = page.getByRole("region", { name: title }).getByRole("link").first();
  const answer = await server.get((await picture.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toMatch(/^image\//);
});
