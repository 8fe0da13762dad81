import { open } from "../site/hydrated.ts";
import { headingOf, sentPage } from "../site/server-pages.ts";
import { expect, test } from "../site/test.ts";

const policies = [
  "/policy",
  "/policy/cookie",
  "/cookie-policy",
  "/privacy-policy",
  "/term-and-condition",
  "/gdpr",
  "/sales-conditions",
  "/about-us",
];

test(
  "CMS-003..014, CMS-017, CMS-018: every policy is there, with its text",
  { tag: ["@no", "@au"] },
  async ({ server }) => {
    for (const path of policies) {
      const { status, html } = await sentPage(server, path);
      expect([path, status]).toEqual([path, 200]);
      expect(headingOf(html)).not.toBe("");
    }
  },
);

test(
  "CMS-015, CMS-016: the guides lead to pages that are there; an unknown page is the 404 page",
  { tag: ["@no", "@au"] },
  async ({ server }) => {
    const { status, html } = await sentPage(server, "/page/guides");
    expect(status).toBe(200);
    const guides = new Set(html.match(/(?<=href=")\/page\/[a-z-]+(?=")/g));
    expect(guides.size).toBeGreaterThan(3);
    for (const path of guides)
      expect([path, (await sentPage(server, path)).status]).toEqual([path, 200]);
    expect((await server.get("/page/no-such-page")).status()).toBe(404);
  },
);

test(
  "CMS-002: every link of the footer leads to a page that is there",
  { tag: ["@no", "@au"] },
  async ({ server }) => {
    const { html } = await sentPage(server, "/about-us");
    const footer = html.slice(html.indexOf("<footer"), html.indexOf("</footer>"));
    const links = new Set(footer.match(/(?<=<a[^>]*href=")\/[^"#]*/g));
    expect(links.size).toBeGreaterThan(10);
    for (const link of links) {
      const path = link.replaceAll("&amp;", "&");
      expect([path, (await server.get(path)).status()]).toEqual([path, 200]);
    }
  },
);

test(
  "UI-033, UI-034: the icon that an editor chose appears with its box, and no icon is requested for the first paint",
  { tag: "@au" },
  async ({ page, server, quiet }) => {
    const guides = (await sentPage(server, "/page/guides")).html.match(
      /(?<=href=")\/page\/[a-z-]+(?=")/g,
    );
    const sent = await Promise.all([...new Set(guides)].map((path) => sentPage(server, path)));
    const guide = sent.find(({ html }) => html.includes('data-icon="'));
    if (!guide) throw new Error("No guide has an icon.");
    const requested: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/icons/")) requested.push(pathname);
    });
    // The first resource fails: the second one is asked.
    quiet.expect(/503/);
    await page.route("**/icons/lucide.json?*", (route) => route.fulfill({ status: 503 }));
    await page.setViewportSize({ width: 390, height: 600 });
    await open(page, guide.address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(requested).toEqual([]);
    const icon = page.locator("[data-icon]").first();
    await icon.scrollIntoViewIfNeeded();
    await expect(icon.locator("svg")).toBeVisible();
    expect(requested).toEqual(["/icons/lucide.json", "/icons/standby/lucide.json"]);
  },
);
