import { draftTabs } from "@hjem/domain/draft/draft-rules";
import { NEW_LISTING_HREF, paths } from "@hjem/domain/paths";
import type { APIRequestContext, Page } from "@playwright/test";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createAccount, signIn } from "../site/account.ts";
import { signedIn } from "../site/demo-sign-in.ts";
import { hydrated } from "../site/hydrated.ts";
import { layoutShiftsOf, watchLayoutShifts } from "../site/layout-shifts.ts";
import { newEmail } from "../site/mail.ts";
import { firstHome } from "../site/pages.ts";
import { draftListing } from "../site/private-listing.ts";
import { expect, test } from "../site/test.ts";

/** Smaller shifts, from text that becomes slightly wider with the web font, are 0 in every tool. */
const NOTHING = 0.001;
/** The acts of the header, which take their places once it is known who is signed in, have up to 0.0015. */
const NOTHING_BELOW_HEADER = 0.002;
/** Where one element of a page moves: a word of the header that moves by its width has 0.0004. */
const NOTHING_STALLED = 0.0001;

async function expectNoShifts(page: Page, what: string, limit: number) {
  const moves = await layoutShiftsOf(page);
  const score = moves.reduce((sum, move) => sum + move.score, 0);
  expect(score, `${what}: ${JSON.stringify(moves)}`).toBeLessThan(limit);
}

test("nothing shifts while a page loads", { tag: "@no" }, async ({ page, server }) => {
  await watchLayoutShifts(page);
  for (const address of ["/", "/list", "/list?view=grid", await firstHome(server)]) {
    await page.goto(address, { waitUntil: "networkidle" });
    await hydrated(page);
    await expectNoShifts(page, address, NOTHING);
  }
});

test(
  "nothing shifts while a step of a listing loads",
  { tag: "@au" },
  async ({ page, server, site }) => {
    // Each step in two windows, one after the other.
    test.setTimeout(240_000);
    const email = newEmail("seller");
    const headers = await createAccount(server, email, "Kari Testesen");
    const draftId = await draftListing(server, site, headers, "Light apartment with a balcony");
    await page.goto(NEW_LISTING_HREF);
    await signIn(page, site, email);
    await signedIn(page);
    await watchLayoutShifts(page);
    const steps = draftTabs.map((tab) => `${paths.myListing.to()}?draft=${draftId}&tab=${tab}`);
    for (const width of [390, 1366]) {
      await page.setViewportSize({ width, height: 900 });
      for (const address of [NEW_LISTING_HREF, ...steps]) {
        await page.goto(address);
        // Comes with the fields.
        await expect(
          page.getByRole("button", { name: /^(Next|Publish|Continue)/ }).last(),
        ).toBeVisible();
        await page.waitForLoadState("networkidle");
        await expectNoShifts(page, `${address}, ${width} px`, NOTHING_BELOW_HEADER);
      }
    }
  },
);

/** Where the response is interrupted: before the last element of a right-aligned group. */
const before = (html: string, tag: string, mark: string) =>
  html.lastIndexOf(tag, html.indexOf(mark, html.indexOf("<body")));
/** The width is that of a phone where nothing shifts in a wide window anyway. @default 1366 */
const stalls: {
  what: string;
  address: (server: APIRequestContext) => string | Promise<string>;
  cut: (html: string) => number;
  width?: number;
}[] = [
  {
    what: "the words at the top of the home page",
    address: () => "/",
    cut: (html) => html.indexOf("</form>", html.indexOf("<main")),
  },
  {
    what: "the top of the home page, before its picture",
    address: () => "/",
    cut: (html) =>
      html.indexOf(
        "</div><div",
        html.indexOf("<!--/$-->", html.indexOf("</form>", html.indexOf("<main"))),
      ),
  },
  {
    what: "the card on the picture of the home page",
    address: () => "/",
    cut: (html) => html.indexOf("<span", html.indexOf('data-lines="')),
  },
  {
    what: "the header",
    address: () => "/",
    cut: (html) => before(html, "<a ", "</header>"),
  },
  {
    what: "the menu of a phone",
    address: () => "/list",
    cut: (html) => before(html, "<a ", "</nav>"),
    width: 390,
  },
  {
    what: "the links at the bottom of a phone",
    address: () => "/list",
    cut: (html) => html.lastIndexOf("<a ", html.lastIndexOf("</nav>")),
    width: 390,
  },
  {
    what: "the first filter over the results",
    address: () => "/list",
    cut: (html) => html.indexOf("<summary", html.indexOf("<main")),
  },
  {
    what: "the link to all filters on a phone",
    address: () => "/list",
    cut: (html) => html.indexOf("<svg", html.indexOf('href="/list/filters"')),
    width: 390,
  },
  {
    what: "the row of the heading, before its tools",
    address: () => "/list",
    cut: (html) => html.indexOf("<form", html.indexOf("</h1>")),
  },
  {
    what: "the tools over the results",
    address: () => "/list",
    cut: (html) => before(html, "<a ", "view=map"),
  },
  {
    what: "the bar of a home",
    address: firstHome,
    cut: (html) => before(html, "<a ", "data-bottom-bar"),
  },
];

/** Marker in the HTML where the response is interrupted. */
const STALLED = "stalled";

/** Resolves once everything sent before the interruption is painted. */
const untilStalled = (page: Page) =>
  page.evaluate(async (mark) => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const isHere = () => {
      const comments = document.createNodeIterator(document, NodeFilter.SHOW_COMMENT);
      for (let each = comments.nextNode(); each; each = comments.nextNode())
        if (each.nodeValue === mark) return true;
      return false;
    };
    const isPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
    while (!isHere() || !isPainted()) await frame();
    await frame();
    await frame();
  }, STALLED);

/** A proxy of the site whose page `html` stops at `cut` until `goOn` is called. */
async function stallingSite(server: APIRequestContext, html: string, cut: number) {
  const pause = Promise.withResolvers<void>();
  const site = createServer((request, response) => {
    const { url = "/" } = request;
    if (url === "/stalling") {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
      response.write(`${html.slice(0, cut)}<!--${STALLED}-->`);
      void pause.promise.then(() => response.end(html.slice(cut)));
      return;
    }
    const relay = async () => {
      const result = await server.get(url);
      response.writeHead(result.status(), { "content-type": result.headers()["content-type"] });
      response.end(await result.body());
    };
    // Open requests are aborted when the page is left.
    relay().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const { port } = site.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/stalling`,
    goOn: pause.resolve,
    async [Symbol.asyncDispose]() {
      await new Promise((resolve) => {
        site.close(resolve);
        site.closeAllConnections();
      });
    },
  };
}

for (const { what, address, cut, width = 1366 } of stalls) {
  test(
    `nothing is pushed down when the connection stalls within ${what}`,
    { tag: "@no" },
    async ({ page, server }) => {
      const sent = await (await server.get(await address(server))).text();
      // Layout depends on styles only; scripts would request the page at its own URL.
      const html = sent.replaceAll(/<script.*?<\/script>/gs, "");
      await using stalling = await stallingSite(server, html, cut(html));
      await page.setViewportSize({ width, height: 900 });
      await watchLayoutShifts(page);
      await page.goto(stalling.address, { waitUntil: "commit" });
      await untilStalled(page);
      stalling.goOn();
      await page.waitForLoadState("networkidle");
      await expectNoShifts(page, what, NOTHING_STALLED);
    },
  );
}
