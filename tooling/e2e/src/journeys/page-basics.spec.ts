import { axeFindings, sideways, wordsOutsideButtons } from "../accessibility/violations.ts";
import { open } from "../site/hydrated.ts";
import { everyPage } from "../site/pages.ts";
import { documentAttribute, sentPage } from "../site/server-pages.ts";
import { expect, test } from "../site/test.ts";

/** The site of each page: that where more of its words are long. A home's own page differs in both: its price and costs. */
const sitesOf: Readonly<Record<string, string | string[]>> = {
  home: "@no",
  list: "@no",
  grid: "@au",
  "all filters": "@no",
  "nothing found": "@au",
  property: ["@no", "@au"],
  agents: "@au",
  agent: "@au",
  "about us": "@no",
  "first here": "@au",
  "sign-in": "@no",
  "404": "@au",
};

const widths = [320, 360, 375, 390, 480, 640, 768, 834, 1024, 1280, 1366, 1920, 2560, 4000];

for (const { name, addressOf } of everyPage) {
  test(
    `${name}: nothing scrolls sideways (UI-025) or stands out of its button, no accessibility violation (axe), nobody is asked for their location (FND-051)`,
    { tag: sitesOf[name] ?? [] },
    async ({ page, server, site, quiet }) => {
      quiet.expect(/404/);
      const requested: string[] = [];
      await page.exposeFunction("requestedPosition", (what: string) => requested.push(what));
      await page.addInitScript(() => {
        const report = (what: string) => () =>
          (window as unknown as { requestedPosition: (what: string) => void }).requestedPosition(
            what,
          );
        Object.assign(navigator.geolocation, {
          getCurrentPosition: report("once"),
          watchPosition: report("always"),
        });
      });
      // Colours are measured after transitions.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open(page, await addressOf(server));
      expect(await axeFindings(page)).toEqual([]);

      // Only contrast depends on the theme: the other rules have been checked.
      await page.getByRole("button", { name: site.word("Dark theme") }).click();
      await expect(page.getByRole("button", { name: site.word("Light theme") })).toBeVisible();
      expect(await axeFindings(page, ["color-contrast"]), "dark theme").toEqual([]);

      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await sideways(page), `at ${width} px`).toBeLessThanOrEqual(0);
        expect(await wordsOutsideButtons(page), `at ${width} px`).toEqual([]);
      }
      expect(requested).toEqual([]);
    },
  );
}

/** Default buffer of proxies for the headers of a response, bytes: one page of memory. */
const HEADER_BYTES_MAX = 4_096;

test(
  "the headers of every page fit into a proxy's default buffer",
  { tag: ["@no", "@au"] },
  async ({ server }) => {
    for (const { name, addressOf } of everyPage) {
      const response = await server.get(await addressOf(server));
      const lines = response.headersArray().map((header) => `${header.name}: ${header.value}\r\n`);
      expect(lines.join("").length, name).toBeLessThan(HEADER_BYTES_MAX / 2);
    }
  },
);

test(
  "the page states its language and its site",
  { tag: ["@no", "@au"] },
  async ({ server, site }) => {
    const { html } = await sentPage(server, "/");
    expect(documentAttribute(html, "lang")).toBe(site.language.tag);
    expect(documentAttribute(html, "data-region")).toBe(site.region.id);
  },
);

test(
  "D27: where the site's own name does not resolve, a bare localhost can show it",
  { tag: "@au" },
  async ({ page, site, baseURL }) => {
    const { port } = new URL(baseURL ?? "");
    await page.goto(`http://localhost:${port}/?region=${site.region.id}`);
    expect(page.url()).toBe(`http://localhost:${port}/`);
    await expect(page.locator("html")).toHaveAttribute("data-region", site.region.id);
    await open(page, `http://localhost:${port}/list`);
    await expect(page.locator("html")).toHaveAttribute("data-region", site.region.id);
  },
);

test(
  "a chosen theme is remembered, and no page flashes in the other one",
  { tag: "@no" },
  async ({ page, site }) => {
    await page.addInitScript(() => {
      const colours: string[] = [];
      Object.assign(window, { colours });
      const look = () => {
        const colour = document.body && getComputedStyle(document.body).backgroundColor;
        if (colour && colours.at(-1) !== colour) colours.push(colour);
        requestAnimationFrame(look);
      };
      look();
    });
    const coloursSeen = () =>
      page.evaluate(() => (window as unknown as { colours: string[] }).colours);

    await open(page, "/");
    await expect.poll(coloursSeen).not.toEqual([]);
    const light = await coloursSeen();
    expect(light).toHaveLength(1);
    await page.getByRole("button", { name: site.word("Dark theme") }).click();
    await expect(page.getByRole("button", { name: site.word("Light theme") })).toBeVisible();

    for (const address of ["/", "/list"]) {
      await open(page, address);
      await expect.poll(coloursSeen).not.toEqual([]);
      const dark = await coloursSeen();
      expect(dark).toHaveLength(1);
      expect(dark).not.toEqual(light);
      await expect(page.getByRole("button", { name: site.word("Light theme") })).toBeVisible();
    }
  },
);
