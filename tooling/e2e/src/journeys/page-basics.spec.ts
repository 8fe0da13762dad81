import { AxeBuilder } from "@axe-core/playwright";
import { alive, open } from "../site/alive.ts";
import { everyPage, firstHome } from "../site/pages.ts";
import { expect, test } from "../site/test.ts";

const widths = [375, 390, 480, 640, 768, 834, 1024, 1280, 1366, 1920, 2560, 4000];

test("UI-025: nothing scrolls sideways, from the smallest phone to the widest screen", async ({
  page,
  server,
  quiet,
}) => {
  quiet.expect(/404/);
  for (const { name, address } of await everyPage(server)) {
    await open(page, address);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, `${name} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

for (const theme of ["light", "dark"] as const) {
  test(`nothing stands in the way of anybody, in the ${theme} theme (axe)`, async ({
    page,
    server,
    site,
    quiet,
  }) => {
    quiet.expect(/404/);
    await open(page, "/");
    if (theme === "dark") {
      await page.getByRole("button", { name: site.word("Dark theme") }).click();
    }
    for (const { name, address } of await everyPage(server)) {
      await open(page, address);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`,
      );
      expect(found, name).toEqual([]);
    }
  });
}

test("the page says which language it is in, and of which site it is", async ({ page, site }) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", site.language.tag);
  await expect(page.locator("html")).toHaveAttribute("data-region", site.region.id);
});

test("D27: where the site's own name does not resolve, a bare localhost can show it", async ({
  page,
  site,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? "");
  await page.goto(`http://localhost:${port}/?region=${site.region.id}`);
  expect(page.url()).toBe(`http://localhost:${port}/`);
  await expect(page.locator("html")).toHaveAttribute("data-region", site.region.id);
  await open(page, `http://localhost:${port}/list`);
  await expect(page.locator("html")).toHaveAttribute("data-region", site.region.id);
});

test("a chosen theme is kept, and no page flashes in the other one", async ({ page, site }) => {
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
});

test("FND-051: nobody is asked where they are", async ({ page, server, context, quiet }) => {
  quiet.expect(/404/);
  const asked: string[] = [];
  await context.exposeFunction("askedForPosition", (what: string) => asked.push(what));
  await context.addInitScript(() => {
    const tell = (what: string) => () =>
      (window as unknown as { askedForPosition: (what: string) => void }).askedForPosition(what);
    Object.assign(navigator.geolocation, {
      getCurrentPosition: tell("once"),
      watchPosition: tell("always"),
    });
  });
  for (const { address } of await everyPage(server)) await open(page, address);
  expect(asked).toEqual([]);
});

/** A move of something that the visitor already sees, as the browser scores it. */
interface Move {
  score: number;
  what: string;
}

test("nothing moves while a page arrives", async ({ page, server }) => {
  await page.addInitScript(() => {
    const moves: Move[] = [];
    Object.assign(window, { moves });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number;
          sources: readonly { node?: Element | null }[];
        };
        const what = sources.map(({ node }) => node?.parentElement?.innerHTML.slice(0, 120));
        moves.push({ score: value, what: what.join(" | ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const address of ["/", "/list", "/list?view=grid", await firstHome(server)]) {
    await page.goto(address, { waitUntil: "networkidle" });
    await alive(page);
    const moves = await page.evaluate(() => (window as unknown as { moves: Move[] }).moves);
    const score = moves.reduce((sum, move) => sum + move.score, 0);
    // Below a thousandth is a line of letters that becomes a hair wider with its own type: every tool calls it 0.
    expect(score, `${address}: ${JSON.stringify(moves)}`).toBeLessThan(0.001);
  }
});
