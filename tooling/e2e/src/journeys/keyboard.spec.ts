import { open } from "../site/hydrated.ts";
import { tabTo, unseenFocus } from "../site/keys.ts";
import { placeField, results } from "../site/pages.ts";
import { expect, test } from "../site/test.ts";

test(
  "a visitor without a mouse finds a place and opens a home",
  { tag: "@no" },
  async ({ page, site }) => {
    await open(page, "/");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.locator("#main")).toBeFocused();

    const field = placeField(page, site);
    await tabTo(page, () => field.evaluate((element) => element === document.activeElement));
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await tabTo(page, () =>
      page.evaluate(() => document.activeElement?.getAttribute("type") === "submit"),
    );
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/geoId=/);
    // The home page has homes too: the order shows that the list is rendered.
    await expect(page.getByLabel(site.word("Sort by"))).toBeVisible();
    await expect(results(page).first()).toBeVisible();

    await tabTo(page, () =>
      page.evaluate(
        () => document.activeElement?.getAttribute("href")?.startsWith("/property/") ?? false,
      ),
    );
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/property\//);
    await expect(page.locator("#main")).toBeFocused();
  },
);

test("the focus is visible", { tag: "@au" }, async ({ page }) => {
  await open(page, "/list");
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press("Tab");
    expect(await unseenFocus(page)).toBeNull();
  }
});
