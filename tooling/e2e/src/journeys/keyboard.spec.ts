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

test("on a phone what has the focus is not below the bar", { tag: "@au" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/about-us");
  for (let presses = 0; presses < 15; presses += 1) {
    await page.keyboard.press("Shift+Tab");
    const covering = await page.evaluate(() => {
      const { activeElement: active } = document;
      const at = active?.getBoundingClientRect();
      if (!active || !at) return "nothing has the focus";
      const hit = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
      return active.contains(hit) || hit?.contains(active) ? null : active.textContent;
    });
    expect(covering).toBeNull();
  }
});
