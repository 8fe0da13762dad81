import { hydrated, open } from "../site/hydrated.ts";
import { firstHome, hrefsOf, placeField, results, typedOn } from "../site/pages.ts";
import { headingOf, sentPage } from "../site/server-pages.ts";
import { expect, test } from "../site/test.ts";

test(
  "FND-075: a visitor types a place, chooses it, and sees the homes there",
  { tag: "@au" },
  async ({ page, site }) => {
    await open(page, "/");
    const field = placeField(page, site);
    await field.click();
    const popular = page.getByRole("option").first();
    await expect(popular).toBeVisible();
    const name = (await popular.innerText()).split("\n")[0] ?? "";

    await field.fill(name.slice(0, 4).toLowerCase());
    const suggestion = page.getByRole("option", { name: new RegExp(`^${name}`) }).first();
    await expect(suggestion).toBeVisible();
    await suggestion.click();
    await expect(field).toHaveAttribute("placeholder", name);
    await page.getByRole("search").getByRole("button").last().click();

    await expect(page).toHaveURL(/\/list\?.*geoId=/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
    await expect(results(page).first()).toBeVisible();
  },
);

test(
  "S1, S6: a visitor who only types and presses Enter is understood, and Back shows what was typed",
  { tag: "@no" },
  async ({ page, site }) => {
    const { place, home, name } = typedOn(site);
    await page.goto("/", { waitUntil: "commit" });
    // As soon as the field is rendered: before hydration and before suggestions.
    await placeField(page, site).fill(place);
    await placeField(page, site).press("Enter");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toContainText(name);
    await expect(page).toHaveURL(/\/list\?geoId=[a-z]+:[^&]+$/);

    await open(page, "/");
    await placeField(page, site).fill(home);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/geoId=.*propertyType=apartment/);
    await expect(heading).toContainText(name);
    await expect(placeField(page, site)).toHaveValue("");
    await page.goBack();
    await expect(placeField(page, site)).toHaveValue(home);

    // Back from one list to the next as well: the earlier results, with the typed text over them.
    await page.goForward();
    await expect(heading).toContainText(name);
    const first = page.url();
    const found = await heading.innerText();
    await placeField(page, site).fill("balcony");
    await page.keyboard.press("Enter");
    await expect(page).not.toHaveURL(first);
    await expect(placeField(page, site)).toHaveValue("");
    await page.goBack();
    await expect(page).toHaveURL(first);
    await expect(heading).toHaveText(found);
    await expect(placeField(page, site)).toHaveValue("balcony");
    // Also text that was typed and not submitted.
    await placeField(page, site).fill("Storgata");
    await results(page).first().click();
    await expect(page).toHaveURL(/\/property\//);
    await page.goBack();
    await expect(placeField(page, site)).toHaveValue("Storgata");
  },
);

test(
  "a tab chosen before hydration stays chosen: its homes are counted and searched",
  { tag: "@au" },
  async ({ page, server, site }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/entry-client/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("radio", { name: site.term("listing.rent"), exact: true }).check();
    release();
    await hydrated(page);
    const { html } = await sentPage(server, "/list?listingType=rent");
    const [count = ""] = /\d[\d\s,]*\d|\d/.exec(headingOf(html)) ?? [];
    const button = page.getByRole("search").getByRole("button").last();
    await expect(button).toContainText(count);
    await button.click();
    await expect(page).toHaveURL(/\/list\?listingType=rent$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(count);
  },
);

test(
  "filters narrow the list at once, are in the address, and can be removed one by one",
  { tag: "@no" },
  async ({ page, site }) => {
    await open(page, "/list");
    const form = page.getByRole("search", { name: site.word("Filter results") });
    const heading = page.getByRole("heading", { level: 1 });
    const everything = await heading.innerText();

    const types = form.locator("summary").filter({ hasText: site.term("detail.propertyType") });
    await types.click();
    await form.getByRole("checkbox", { name: site.term("type.apartment") }).check();
    await expect(page).toHaveURL(/propertyType=apartment/);
    await expect(heading).not.toHaveText(everything);
    const apartments = await heading.innerText();

    await form
      .locator("summary")
      .filter({ hasText: site.term("detail.bedrooms") })
      .click();
    await form.getByText("2+", { exact: true }).click();
    await expect(page).toHaveURL(/bedroomMin=2/);
    // The URL changes before the page: the next text must be typed into the new page.
    await expect(heading).not.toHaveText(apartments);

    await form
      .locator("summary")
      .filter({ hasText: site.word("Price") })
      .click();
    await form.getByLabel(site.word("To"), { exact: true }).fill("20000000");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/priceMax=20000000/);

    // The bar shows its filters where it has space; on a phone those beyond price and bedrooms are chips.
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 390, height: 844 });
    const chosen = page.getByRole("list", { name: site.word("Selected filters") });
    const apartment = chosen.getByRole("link", { name: site.term("type.apartment") });
    await apartment.click();
    await expect(page).not.toHaveURL(/propertyType/);
    await expect(page).toHaveURL(/bedroomMin=2/);
    await page.goBack();
    await chosen.getByRole("link", { name: site.word("Clear all") }).click();
    await expect(heading).toHaveText(everything);
  },
);

test(
  "sorting by price puts the cheapest first and keeps the search",
  { tag: "@au" },
  async ({ page, site, server }) => {
    await open(page, "/list?bedroomMin=2");
    await page.getByLabel(site.word("Sort by")).selectOption("price-asc");
    await expect(page).toHaveURL(/sorting=price/);
    await expect(page).toHaveURL(/[?&]bedroomMin=2(&|$)/);

    const response = await server.post("/api/v4/property/search", {
      data: { listing_type: "buy", bedroom_min: 2, sorting: "price", order: "asc", size: 12 },
    });
    const { data } = (await response.json()) as { data: { title: string; price: number }[] };
    const prices = data.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    await expect(results(page)).toHaveText(data.map(({ title }) => title));
  },
);

test("Back from a home shows the list as it was left", { tag: "@au" }, async ({ page, site }) => {
  await open(page, "/list");
  const firstOfAll = await results(page).first().innerText();
  await page.getByRole("link", { name: site.word("Next page") }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(results(page).first()).not.toHaveText(firstOfAll);

  const eighth = results(page).nth(7);
  const title = await eighth.innerText();
  await eighth.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await eighth.click();
  await expect(page).toHaveURL(/\/property\//);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect(results(page).nth(7)).toHaveText(title);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test(
  "the grid shows the same homes as pictures, and its address can be shared",
  { tag: "@no" },
  async ({ page, site }) => {
    await open(page, "/list");
    const homes = await hrefsOf(results(page));
    const grid = page
      .getByRole("navigation", { name: site.word("View as") })
      .getByRole("link", { name: site.term("view.grid") });
    await grid.click();
    await expect(page).toHaveURL(/view=grid/);
    await expect(grid).toHaveAttribute("aria-current", "page");
    await page.reload();
    await expect.poll(() => hrefsOf(results(page))).toEqual(homes);
  },
);

test(
  "a home shows its pictures full-screen, turned by keyboard",
  { tag: "@au" },
  async ({ page, server, site }) => {
    await open(page, await firstHome(server));
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    const first = page.getByRole("region", { name: title }).getByRole("link").first();
    await first.focus();
    await page.keyboard.press("Enter");
    const viewer = page.getByRole("dialog", { name: title });
    await expect(viewer).toBeVisible();
    // Toasts are also shown in an open dialog.
    const position = viewer.getByRole("status").first();
    const at = (number: number) =>
      site.word("Photo {position} of {count}").replace("{position}", String(number)).split("{")[0];
    await expect(position).toContainText(at(1) ?? "");
    await page.keyboard.press("ArrowRight");
    await expect(position).toContainText(at(2) ?? "");
    await page.keyboard.press("Escape");
    await expect(viewer).toBeHidden();
    await expect(first).toBeFocused();
  },
);

test("the home page's homes and places are links", { tag: "@no" }, async ({ page, site }) => {
  await open(page, "/");
  await expect(page.getByRole("heading", { name: site.word("Newest homes") })).toBeVisible();
  await page
    .getByRole("link", { name: site.word("See all") })
    .first()
    .click();
  await expect(page).toHaveURL(/\/list/);
  await hydrated(page);
  await expect(results(page).first()).toBeVisible();
});
