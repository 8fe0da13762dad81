import { hydrated, open } from "../site/hydrated.ts";
import { firstHome } from "../site/pages.ts";
import { expect, test } from "../site/test.ts";

test(
  "PROP-009, PROP-031: tabs and pictures of a home have addresses that a reload keeps and Back leaves",
  { tag: "@au" },
  async ({ page, server, site }) => {
    const home = await firstHome(server);
    await open(page, home);
    const tabs = page.getByRole("navigation", { name: site.word("On this page") });
    const tab = (word: string) => tabs.getByRole("link", { name: site.word(word), exact: true });
    await tab("History").click();
    const changes = page.getByRole("heading", { name: site.word("Full change history") });
    await expect(changes).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${home}/history$`));
    await page.reload();
    await expect(changes).toBeVisible();
    await expect(tab("History")).toHaveAttribute("aria-current", "page");

    await hydrated(page);
    await tab("Overview").click();
    await expect(page.getByRole("region").getByRole("link").first()).toBeVisible();
    await page.goto(`${home}#picture-2`);
    const viewer = page.getByRole("dialog");
    await expect(viewer).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL(/#picture-3$/);
    // Back leads to the page after any number of pictures, also for a visitor who opened the URL of a picture.
    await page.goBack();
    await expect(viewer).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${home}$`));
    await page.goForward();
    await expect(viewer).toBeVisible();
    await expect(page).toHaveURL(/#picture-3$/);
    await page.keyboard.press("Escape");
    await expect(viewer).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${home}$`));
  },
);

test(
  "PROP-003..007: every tab is complete without JavaScript; of the tabs search engines index the history alone",
  { tag: ["@no", "@au"] },
  async ({ server }) => {
    const home = await firstHome(server);
    const page = await (await server.get(home)).text();
    const tabs = ["history", "insurance", "mortgage"].filter((tab) =>
      page.includes(`href="${home}/${tab}"`),
    );
    expect(tabs).toContain("history");
    for (const tab of tabs) {
      const response = await server.get(`${home}/${tab}`);
      expect(response.status(), tab).toBe(200);
      const html = await response.text();
      expect(html.includes('content="noindex"'), tab).toBe(tab !== "history");
      expect(html.includes('rel="nofollow sponsored noopener"'), tab).toBe(tab !== "history");
    }
  },
);
