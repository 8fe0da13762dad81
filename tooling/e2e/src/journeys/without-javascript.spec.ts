import { firstHome, placeField, results, typedOn } from "../site/pages.ts";
import { expect, test } from "../site/test.ts";

test.use({ javaScriptEnabled: false });
// The browser reports every script that it was not allowed to run.
test.beforeEach(({ quiet }) => quiet.expect(/^failed: .*\.js csp$/));

test(
  "search is a plain form: place, type, price, sort, next page",
  { tag: "@au" },
  async ({ page, site }) => {
    await page.goto("/");
    const { home, begun, name } = typedOn(site);
    await placeField(page, site).fill(home);
    await page.getByRole("search").getByRole("button").last().click();
    await expect(page).toHaveURL(/\/list\?geoId=.*propertyType=apartment/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);

    // A prefix is not a name: the listings are searched for it, and a place is suggested (S1).
    await page.goto(`/list?search=${begun}`);
    await expect(page).toHaveURL(`/list?keywords=${begun}`);
    await page.getByRole("main").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(/\/list\?geoId=[a-z]+:[^&]+$/);

    // A filter of the bar leads to the page of all filters; a place is then searched with what was chosen there.
    await page.goto("/list?bedroomMin=1");
    const form = page.getByRole("search", { name: site.word("Filter results") });
    const types = form.locator("details").filter({ hasText: site.term("detail.propertyType") });
    await types.locator("summary").click();
    await types.getByRole("link", { name: site.word("Filters") }).click();
    await expect(page).toHaveURL("/list/filters?bedroomMin=1");
    await page.locator('input[name="propertyType"][value="apartment"]').check();
    await page.locator('button[form="all-filters"]').click();
    await expect(page).toHaveURL(/bedroomMin=1/);
    await expect(page).toHaveURL(/propertyType=apartment/);

    await page.getByLabel(site.word("Sort by")).selectOption("price-asc");
    await page.getByRole("button", { name: site.word("Sort"), exact: true }).click();
    await expect(page).toHaveURL(/sorting=price/);
    await expect(page).toHaveURL(/propertyType=apartment/);

    await page.getByRole("link", { name: site.word("Next page") }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(results(page).first()).toBeVisible();

    await placeField(page, site).fill(name);
    await form.getByRole("button", { name: site.word("Show homes") }).click();
    await expect(page).toHaveURL(/geoId=/);
    await expect(page).toHaveURL(/bedroomMin=1/);
    await expect(page).toHaveURL(/propertyType=apartment/);
  },
);

test(
  "the form of the home page leads to every market, premises for lease among them",
  { tag: "@no" },
  async ({ page, site, server }) => {
    const lease = "listing_type=commercial&acquisition=rent";
    const popular = await server.get(`/api/v2/regions/popular?${lease}`);
    const { data } = (await popular.json()) as { data: { geo_id: string; name: string }[] };
    const [place] = data;
    await page.goto("/");
    const box = page.getByRole("search");
    const sides = box.getByRole("group", { name: site.word("For sale or for rent") });
    await expect(sides).toBeHidden();
    await box.getByRole("radio", { name: site.term("listing.rent"), exact: true }).check();
    await expect(sides).toBeHidden();
    await box.getByRole("radio", { name: site.term("listing.commercial"), exact: true }).check();
    await sides.getByRole("radio", { name: site.term("status.available_lease") }).check();
    await placeField(page, site).fill(place?.name ?? "");
    await box.getByRole("button").last().click();
    const search = () => Object.fromEntries(new URL(page.url()).searchParams);
    await expect
      .poll(search)
      .toEqual({ listingType: "commercial", acquisition: "rent", geoId: place?.geo_id });
    await results(page).first().click();
    await expect(page.getByRole("main")).toContainText(site.term("status.available_lease"));

    // A listing type for rent is submitted together with the other choice, and takes precedence.
    await page.goto("/");
    await box.getByRole("radio", { name: site.term("listing.rent"), exact: true }).check();
    await box.getByRole("button").last().click();
    await expect.poll(search).toMatchObject({ listingType: "rent" });
    const heading = page.getByRole("heading", { level: 1 });
    const homesToRent = await heading.innerText();
    await page.goto("/list?listingType=rent");
    await expect(heading).toHaveText(homesToRent);
  },
);

test(
  "a visitor who reads another language than the site's default keeps it",
  { tag: "@no" },
  async ({ page, site }) => {
    const others = site.region.languages.filter(({ code }) => code !== site.language.code);
    for (const { code, tag, name } of others) {
      const other = site.in(code);
      const stays = async () => {
        await expect(page.locator("html")).toHaveAttribute("lang", tag);
        await expect(page).toHaveURL(new RegExp(`[?&]language=${code}(&|$)`));
      };
      await page.goto("/list?page=2");
      await page.getByRole("banner").getByRole("link", { name }).click();
      await stays();
      await page.getByRole("link", { name: other.word("Next page") }).click();
      await stays();
      await page.getByRole("button", { name: other.word("Sort"), exact: true }).click();
      await stays();
      await results(page).first().click();
      await stays();
      const menu = page.getByRole("navigation", { name: other.word("Main menu"), exact: true });
      await menu.getByRole("link", { name: other.term("listing.rent"), exact: true }).click();
      await stays();
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: other.word("Privacy") })
        .click();
      await stays();
      await page.getByRole("banner").getByRole("link", { name: site.region.siteName }).click();
      await stays();
      await page.getByRole("main").locator('a[href^="/locations/"]').first().click();
      await stays();
      await page.goto(`/?language=${code}`);
      await placeField(page, other).fill(typedOn(site).place);
      await page.getByRole("search").getByRole("button").last().click();
      await stays();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(typedOn(site).name);
    }
  },
);

test(
  "S3: the menu changes from buying to renting and keeps the place, on a phone too",
  { tag: "@au" },
  async ({ page, site, server }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const popular = await server.get("/api/v2/regions/popular");
    const { data } = (await popular.json()) as { data: { geo_id: string }[] };
    const geoId = data[0]?.geo_id ?? "";
    await page.goto(`/list?geoId=${geoId}&bedroomMin=1&priceMax=9000000`);
    const menu = page.getByRole("navigation", { name: site.word("Main menu"), exact: true });
    const open = () => page.getByRole("button", { name: site.word("Menu"), exact: true }).click();
    await open();
    await menu.getByRole("link", { name: site.term("listing.rent"), exact: true }).click();
    const search = () => Object.fromEntries(new URL(page.url()).searchParams);
    await expect.poll(search).toEqual({ listingType: "rent", geoId, bedroomMin: "1" });
    await open();
    await menu.getByRole("link", { name: site.term("listing.lease"), exact: true }).click();
    await expect.poll(search).toEqual({ listingType: "commercial", acquisition: "rent", geoId });
    await page
      .getByRole("navigation", { name: site.word("For sale or for rent") })
      .getByRole("link", { name: site.term("status.available_sale") })
      .click();
    await expect.poll(search).toEqual({ listingType: "commercial", geoId });

    await page.goto("/");
    await open();
    await menu.getByRole("link", { name: site.term("listing.lease"), exact: true }).click();
    await expect.poll(search).toEqual({ listingType: "commercial", acquisition: "rent" });
  },
);

test(
  "a home can be read, and its pictures can be opened",
  { tag: "@no" },
  async ({ page, server, site }) => {
    await page.goto(await firstHome(server));
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    await expect(page.getByRole("main")).toContainText(/\d/);
    const pictures = page.getByRole("region", { name: title });
    const height = async () => (await pictures.getByRole("img").first().boundingBox())?.height;
    for (const size of [
      { width: 390, height: 844 },
      { width: 1366, height: 900 },
    ]) {
      await page.setViewportSize(size);
      const inPage = await height();
      await pictures.getByRole("link").first().click();
      await expect.poll(height).toBe(size.height);
      await pictures.getByRole("link", { name: site.word("Close"), exact: true }).click();
      await expect.poll(height).toBe(inPage);
    }
  },
);
