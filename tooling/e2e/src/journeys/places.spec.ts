import type { Page } from "@playwright/test";
import { hydrated, open } from "../site/hydrated.ts";
import { placeField, results } from "../site/pages.ts";
import type { Site } from "../site/site.ts";
import { expect, test } from "../site/test.ts";

const geoIds = (page: Page) => new URL(page.url()).searchParams.getAll("geoId");
const nameOf = (text: string) => text.split("\n")[0] ?? "";

/** Opens the list of places before anything is typed, and returns the names of the first two popular ones. */
const popularPlaces = async (page: Page, site: Site): Promise<[string, string]> => {
  await placeField(page, site).click();
  const popular = page
    .getByRole("group", { name: site.word("Popular places") })
    .getByRole("option");
  await expect(popular.nth(1)).toBeVisible();
  const [first = "", second = ""] = (await popular.allInnerTexts()).map(nameOf);
  return [first, second];
};

test(
  "two places are chosen on the home page, searched together, and removed one by one by keyboard",
  { tag: "@au" },
  async ({ page, site }) => {
    await open(page, "/");
    const [first, second] = await popularPlaces(page, site);
    const popular = page.getByRole("group", { name: site.word("Popular places") });
    await popular.getByRole("option").first().click();
    await page.keyboard.press("ArrowDown");
    await popular.getByRole("option", { name: new RegExp(`^${second}`) }).click();
    await expect(placeField(page, site)).toHaveAttribute("placeholder", `${first}, ${second}`);
    await page.getByRole("search").getByRole("button").last().click();

    await expect(page).toHaveURL(/\/list\?.*geoId=.*geoId=/);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toContainText(first);
    await expect(heading).toContainText(second);
    await expect(results(page).first()).toBeVisible();
    const [stored] = geoIds(page);

    const field = placeField(page, site);
    await field.focus();
    await expect(page.getByRole("combobox", { name: new RegExp(second) })).toBeVisible();
    await page.keyboard.press("Backspace");
    await expect(field).toHaveAttribute("placeholder", first);
    await expect.poll(() => geoIds(page)).toEqual([stored]);
    // The field is ready once the list has the results of its URL.
    await expect(heading).not.toContainText(second);
    await expect(
      page.getByRole("option", { name: `${first} ${site.word("Remove")}` }),
    ).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).not.toHaveURL(/geoId/);
  },
);

test(
  "near a place: a distance is chosen, is in the address and the field, survives a reload, and can be removed",
  { tag: "@no" },
  async ({ page, site }) => {
    await open(page, "/list");
    const [name] = await popularPlaces(page, site);
    await placeField(page, site).fill(name);
    await page
      .getByRole("group", { name: site.word("Distance from a place") })
      .getByRole("option")
      .click();
    await page.getByRole("option", { name: /\b5\s*km/ }).click();

    await expect(page).toHaveURL(/mapCentroid=[-\d.]+,[-\d.]+/);
    await expect(page).toHaveURL(/propertyRadius=5000/);
    await expect(placeField(page, site)).toHaveAttribute("placeholder", /5\s*km/);
    await expect(results(page).first()).toBeVisible();

    await page.reload();
    await hydrated(page);
    await expect(placeField(page, site)).toHaveAttribute("placeholder", /5\s*km/);
    await page.getByRole("link", { name: site.word("Remove all places") }).click();
    await expect(page).not.toHaveURL(/mapCentroid|propertyRadius/);
  },
);

test(
  "a search with results is offered again on this device, and can be deleted",
  { tag: "@au" },
  async ({ page, site }) => {
    await open(page, "/list?bedroomMin=2");
    const title = await page.title();
    await expect(results(page).first()).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("history")))
      .toContain("bedroomMin=2");

    await open(page, "/");
    await placeField(page, site).click();
    const past = page.getByRole("group", { name: site.word("Recent searches") });
    const search = past.getByRole("option").first();
    await expect(search).toContainText("2+");
    expect(title).toContain((await search.innerText()).split(" · ")[0]);
    await search.click();
    await expect(page).toHaveURL(/\/list\?bedroomMin=2$/);
    await expect(page.getByLabel(site.word("Sort by"))).toBeVisible();

    await open(page, "/");
    await placeField(page, site).click();
    await past.getByRole("option", { name: site.word("Clear search history") }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("history"))).toBeNull();
  },
);

test(
  "RTE-031: a popular region of the home page leads to as many homes as it states",
  { tag: "@no" },
  async ({ page, site }) => {
    await open(page, "/");
    const region = page
      .getByRole("heading", { name: site.word("Where do you want to live?") })
      .locator("xpath=..")
      .getByRole("link")
      .first();
    const count = /[\d\s\u00a0,]*\d/.exec((await region.innerText()).split("\n").at(-1) ?? "")?.[0];
    await region.click();
    await expect(page).toHaveURL(/\/list\?geoId=/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(
      count?.trim() ?? "no count",
    );
  },
);
