import { hydrated, open } from "../site/hydrated.ts";
import { hrefsOf, results } from "../site/pages.ts";
import { documentAttribute, sentPage } from "../site/server-pages.ts";
import { expect, test } from "../site/test.ts";

test(
  "every language of the site keeps the search, and is remembered",
  { tag: "@no" },
  async ({ page, site }) => {
    const others = site.region.languages.filter(({ code }) => code !== site.language.code);
    await open(page, "/list?bedroomMin=2&page=2");
    // Links name the language where it is not the site's own.
    const shown = async () => (await hrefsOf(results(page))).map((href) => href.split("?")[0]);
    const homes = await shown();
    for (const { code, tag, name } of others) {
      const other = site.in(code);
      await page.getByRole("banner").getByRole("link", { name }).click();
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      await expect(page.getByLabel(other.word("Sort by"))).toBeVisible();
      await expect(page).toHaveURL(/[?&]bedroomMin=2(&|$)/);
      await expect(page).toHaveURL(/[?&]page=2(&|$)/);
      await expect.poll(shown).toEqual(homes);

      await open(page, "/");
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      await page.getByRole("banner").getByRole("link", { name: site.language.name }).click();
      await hydrated(page);
      await expect(page.locator("html")).toHaveAttribute("lang", site.language.tag);
    }
  },
);

test(
  "a language that the site does not have falls back to its own",
  { tag: ["@no", "@au"] },
  async ({ server, site }) => {
    const { html } = await sentPage(server, "/?language=xx");
    expect(documentAttribute(html, "lang")).toBe(site.language.tag);
  },
);

test(
  "a site with one language offers no other",
  { tag: ["@no", "@au"] },
  async ({ server, site }) => {
    const [banner = ""] = /<header.*?<\/header>/s.exec((await sentPage(server, "/")).html) ?? [];
    expect(banner).toContain("<a ");
    const links = banner.match(/<a [^>]*hreflang=/gi) ?? [];
    expect(links).toHaveLength(site.region.languages.length - 1);
  },
);
