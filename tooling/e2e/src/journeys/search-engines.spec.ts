import type { APIRequestContext } from "@playwright/test";
import { canonicalOf, sentPage } from "../site/server-pages.ts";
import { expect, test } from "../site/test.ts";

/** URLs in an XML file of the site, as paths. */
const named = async (server: APIRequestContext, path: string): Promise<string[]> => {
  const response = await server.get(path);
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toContain("application/xml");
  const addresses = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)];
  return addresses.map(([, address = ""]) => {
    const { pathname, search } = new URL(address.replaceAll("&amp;", "&"));
    return pathname + search;
  });
};

const firstListed = async (server: APIRequestContext): Promise<string> => {
  const [homes] = (await named(server, "/sitemap.xml")).filter((path) => path.includes("homes"));
  const [home] = await named(server, homes ?? "");
  if (home === undefined) throw new Error("The sitemap names no home.");
  return home;
};

test(
  "robots.txt leads through the sitemaps to a home, whose canonical address is the one listed",
  { tag: ["@no", "@au"] },
  async ({ server, baseURL }) => {
    const robots = await (await server.get("/robots.txt")).text();
    const [, sitemap = ""] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
    expect(sitemap).toBe(`${baseURL}/sitemap.xml`);

    const home = await firstListed(server);
    const response = await server.get(home);
    expect(response.status()).toBe(200);
    expect(canonicalOf(await response.text())).toBe(baseURL + home);
  },
);

test(
  "every page in the sitemap exists, can be indexed, and is listed by its canonical address",
  { tag: ["@no", "@au"] },
  async ({ server, baseURL }) => {
    for (const path of await named(server, "/sitemap-pages.xml")) {
      const response = await server.get(path, { maxRedirects: 0 });
      const html = await response.text();
      expect([path, response.status()]).toEqual([path, 200]);
      expect(html).not.toContain('name="robots"');
      expect(canonicalOf(html)?.replaceAll("&amp;", "&")).toBe(baseURL + path);
    }
  },
);

test(
  "structured data of home, list and property is valid, and states what kind of page it is",
  { tag: ["@no", "@au"] },
  async ({ server }) => {
    const kinds = {
      "/": "WebSite",
      "/list": "ItemList",
      [await firstListed(server)]: "RealEstateListing",
    };
    for (const [path, kind] of Object.entries(kinds)) {
      const { html } = await sentPage(server, path);
      const scripts = html.matchAll(
        /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs,
      );
      const types = [...scripts].map(
        ([, text = ""]) => (JSON.parse(text) as { "@type": string })["@type"],
      );
      expect(types).toContain(kind);
    }
  },
);

test(
  "the picture that other sites show with a link exists, in the stated size",
  { tag: "@no" },
  async ({ page, server }) => {
    await page.goto(await firstListed(server));
    const content = (property: string) =>
      page.locator(`meta[property="${property}"]`).getAttribute("content");
    const address = new URL((await content("og:image")) ?? "");
    const response = await server.get(address.pathname);
    expect(response.headers()["content-type"]).toBe(await content("og:image:type"));
    expect(response.headers()["cache-control"]).toContain("immutable");
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight].join(" × ");
    }, address.href);
    expect(size).toBe("1200 × 630");
  },
);

test(
  "a missing page is not indexed and still has a preview for links",
  { tag: "@no" },
  async ({ server }) => {
    const html = await (await server.get("/nowhere")).text();
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).toContain('property="og:image"');
    expect(canonicalOf(html)).toBeUndefined();
  },
);

for (const theme of ["light", "dark"]) {
  test(
    `a home prints on two sheets at most, black on white, from the ${theme} theme`,
    { tag: theme === "light" ? "@no" : "@au" },
    async ({ page, server, site }) => {
      await page.goto(await firstListed(server));
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);

      await page.emulateMedia({ media: "print" });
      const article = page.getByRole("article");
      const colors = await article.evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return [color, backgroundColor];
      });
      expect(colors).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
      await expect(page.getByRole("banner")).toBeHidden();
      await expect(page.getByRole("contentinfo")).toBeHidden();
      const paper = article.getByText(site.word("See the up-to-date listing online:"));
      await expect(paper).toBeVisible();
      await expect(article).toContainText(new URL(page.url()).pathname);
    },
  );
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ quiet }) => quiet.expect(/^failed: .*\.js csp$/));

  test(
    "a home is complete: pictures, description, and the phone number on a press",
    { tag: "@au" },
    async ({ page, server, site }) => {
      await page.goto(await firstListed(server));
      const article = page.getByRole("article");
      // The newest may be a home, land or a project.
      await expect(article.locator("[data-answers=description] h2")).toBeVisible();
      expect(await article.getByRole("img").count()).toBeGreaterThan(0);
      const card = article.getByRole("complementary");
      const number = card.getByText(site.word("Show number"));
      if (await number.isVisible()) {
        await number.click();
        await expect(card.locator('a[href^="tel:"]')).toBeVisible();
      }
    },
  );
});
