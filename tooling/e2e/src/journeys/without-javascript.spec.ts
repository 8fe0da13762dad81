import { firstHome, placeField, results, typedOn } from "../site/pages.ts";
import { expect, test } from "../site/test.ts";

test.use({ javaScriptEnabled: false });
// The browser tells of every script that it was told not to run.
test.beforeEach(({ quiet }) => quiet.expect(/^failed: .*\.js csp$/));

test("search is a plain form: place, type, price, sort, next page", async ({ page, site }) => {
  await page.goto("/");
  const { home, begun, name } = typedOn(site);
  await placeField(page, site).fill(home);
  await page.getByRole("search").getByRole("button").last().click();
  await expect(page).toHaveURL(/\/list\?geoId=.*propertyType=apartment/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);

  // A beginning is no name: it is looked for in the listings, and asked back (S1).
  await page.goto(`/list?search=${begun}`);
  await expect(page).toHaveURL(`/list?keywords=${begun}`);
  await page.getByRole("main").getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(/\/list\?geoId=[a-z]+:[^&]+$/);

  await page.goto("/list");
  const form = page.getByRole("search", { name: site.word("Filter results") });
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

test("S3: the menu changes from buying to renting and keeps the place, on a phone too", async ({
  page,
  site,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const popular = await server.get("/api/v2/regions/popular");
  const { data } = (await popular.json()) as { data: { geo_id: string }[] };
  const geoId = data[0]?.geo_id ?? "";
  await page.goto(`/list?geoId=${geoId}&bedroomMin=1&priceMax=9000000`);
  const menu = page.getByRole("navigation", { name: site.word("Main menu"), exact: true });
  await menu.getByRole("link", { name: site.term("listing.rent"), exact: true }).click();
  const search = () => Object.fromEntries(new URL(page.url()).searchParams);
  await expect.poll(search).toEqual({ listingType: "rent", geoId, bedroomMin: "1" });
  await menu.getByRole("link", { name: site.term("listing.lease"), exact: true }).click();
  await expect.poll(search).toEqual({ listingType: "commercial", acquisition: "rent", geoId });
  await page
    .getByRole("navigation", { name: site.word("For sale or for rent") })
    .getByRole("link", { name: site.term("status.available_sale") })
    .click();
  await expect.poll(search).toEqual({ listingType: "commercial", geoId });

  await page.goto("/");
  await menu.getByRole("link", { name: site.term("listing.lease"), exact: true }).click();
  await expect.poll(search).toEqual({ listingType: "commercial", acquisition: "rent" });
});

test("a home is readable, and its pictures can be opened", async ({ page, server }) => {
  await page.goto(await firstHome(server));
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await expect(page.getByRole("main")).toContainText(/\d/);
  const picture = page.getByRole("region", { name: title }).getByRole("link").first();
  const answer = await server.get((await picture.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toMatch(/^image\//);
});
