import { open } from "../site/hydrated.ts";
import { expect, test } from "../site/test.ts";

test(
  "RTE-001, RTE-002, RTE-004: an agent is found by name, and links to a home and back",
  { tag: "@au" },
  async ({ page }) => {
    await open(page, "/agent");
    await expect(page).toHaveTitle(/Agent Search|Finn megler/);
    const first = page.getByRole("article").first();
    const name = (await first.getByRole("heading").textContent()) ?? "";
    const [word = ""] = name.split(" ");

    await page
      .getByRole("search")
      .getByRole("textbox", { name: /^(Name|Navn)$/ })
      .pressSequentially(word);
    await expect(page).toHaveURL(new RegExp(`name=${encodeURIComponent(word)}`));
    await expect(async () => {
      const shown = await page.getByRole("article").getByRole("heading").allTextContents();
      expect(shown.filter((each) => !each.includes(word))).toEqual([]);
      expect(shown).toContain(name);
    }).toPass();

    await page.getByRole("link", { name, exact: true }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await page.locator("article h3 a").first().click();
    await expect(page).toHaveURL(/\/property\//);
    await page.getByRole("region", { name }).getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(/\/agent\/[^/]+$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  },
);

test("RTE-004: an unknown agent or agency is the 404 page", { tag: "@no" }, async ({ server }) => {
  for (const path of ["/agent/nobody", "/agency/nobody", "/agency/999999"]) {
    expect((await server.get(path)).status()).toBe(404);
  }
});

test(
  "agents, agencies and places are in the sitemaps, and their pages exist",
  { tag: "@au" },
  async ({ server }) => {
    const index = await (await server.get("/sitemap.xml")).text();
    for (const list of ["agents", "agencies", "places"]) {
      const [, file = ""] =
        new RegExp(`<loc>[^<]*(/sitemap-${list}-\\d+\\.xml)</loc>`).exec(index) ?? [];
      const [, path = ""] =
        /<loc>https?:\/\/[^/]+([^<]+)<\/loc>/.exec(await (await server.get(file)).text()) ?? [];
      expect([path, (await server.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 200]);
    }
  },
);
