import { alive, open } from "../site/alive.ts";
import { results } from "../site/pages.ts";
import { expect, test } from "../site/test.ts";

test("every language of the site keeps the search, and is kept itself", async ({ page, site }) => {
  const others = site.region.languages.filter(({ code }) => code !== site.language.code);
  await open(page, "/list?bedroomMin=2&page=2");
  const homes = await results(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute("href")),
  );
  for (const { code, tag, name } of others) {
    const other = site.in(code);
    await page.getByRole("banner").getByRole("link", { name }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    await expect(page.getByLabel(other.word("Sort by"))).toBeVisible();
    expect(new URL(page.url()).searchParams.get("bedroomMin")).toBe("2");
    expect(new URL(page.url()).searchParams.get("page")).toBe("2");
    expect(
      await results(page).evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
    ).toEqual(homes);

    await open(page, "/");
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    await page.getByRole("banner").getByRole("link", { name: site.language.name }).click();
    await alive(page);
    await expect(page.locator("html")).toHaveAttribute("lang", site.language.tag);
  }
});

test("a language that the site does not speak falls to its own", async ({ page, site }) => {
  await page.goto("/?language=xx");
  await expect(page.locator("html")).toHaveAttribute("lang", site.language.tag);
});

test("a site of one language offers no other", async ({ page, site }) => {
  await page.goto("/");
  const links = page.getByRole("banner").locator("a[hreflang]");
  await expect(links).toHaveCount(site.region.languages.length - 1);
});
