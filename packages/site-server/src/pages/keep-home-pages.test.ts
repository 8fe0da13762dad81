import { DAY_MS, MINUTE_MS } from "@hjem/domain/durations";
import type { RegionBasics } from "@hjem/domain/region";
import { regionAuBasics } from "@hjem/region-au/basics";
import { regionNoBasics } from "@hjem/region-no/basics";
import { expect, test } from "vitest";
import type { Rendered } from "../render/create-renderer.tsx";
import { openTestServer } from "../testing/test-server.ts";

interface Options {
  region?: RegionBasics;
  keptPages?: string;
}

const HOME = "/property/101/4kt7m2x9qa";
const SIMILAR = "5kt7m2x9qb";
/** 14:02 in Oslo, 00:02 the next day in Sydney. */
const AT = Date.parse("2026-11-29T13:02:00Z");

const page = (status: number, text: string): Rendered => ({
  kind: "page",
  status,
  html: `<!doctype html><html><body><div id="root"><a href="/property/9/${SIMILAR}">${text}</a></div></body></html>`,
  styleHashes: [],
  isCacheable: status < 500,
});

/** The API's changes of homes: what each connection asked for, and what it is told. */
function homeChanges() {
  const asked: string[] = [];
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  let isAway = false;
  let missed: readonly string[] = [];
  let heard = Promise.withResolvers<void>();
  const send = (ids: readonly string[], isLost = false) => {
    const changes = { cursor: { xid: String(asked.length), id: "7" }, ids, isLost };
    controller?.enqueue(new TextEncoder().encode(`${JSON.stringify(changes)}\n`));
  };
  /** Resolves once the site has read what was sent. */
  const isHeard = async () => {
    await heard.promise;
    await new Promise(setImmediate);
  };
  const fetch: typeof globalThis.fetch = async (address) => {
    if (isAway) throw new TypeError("fetch failed");
    asked.push(new URL(String(address)).search);
    return new Response(
      new ReadableStream<Uint8Array>(
        {
          start(opened) {
            controller = opened;
            send(missed);
          },
          pull: () => heard.resolve(),
        },
        { highWaterMark: 1 },
      ),
    );
  };
  return {
    fetch,
    asked,
    isHeard,
    tell(ids: readonly string[], isLost = false) {
      heard = Promise.withResolvers();
      send(ids, isLost);
      return isHeard();
    },
    lose() {
      isAway = true;
      heard = Promise.withResolvers();
      controller?.error(new Error("cut"));
    },
    comeBack(ids: readonly string[]) {
      missed = ids;
      isAway = false;
      return isHeard();
    },
  };
}

/** A site that has shown a home; from `fail` on the API answers with a status. */
async function siteWith({ region = regionNoBasics, keptPages }: Options = {}) {
  let now = AT;
  let status = 200;
  const changes = homeChanges();
  const app = await openTestServer({
    region,
    clock: () => now,
    homeChanges: changes.fetch,
    settings: { keptPages },
    render: async () => page(status, status === 200 ? "Lys leilighet" : "Error"),
  });
  await changes.isHeard();
  const visit = (url = HOME, headers: Record<string, string> = {}) => app.inject({ url, headers });
  await visit();
  return {
    visit,
    changes,
    fail: (code = 503) => {
      status = code;
      now += 2 * MINUTE_MS;
    },
    pass: (ms: number) => (now += ms),
  };
}

test("while the API fails a home is shown as it was last, which is said and never cached", async () => {
  const { visit, fail } = await siteWith();
  fail();
  const kept = await visit();
  expect([kept.statusCode, kept.headers["cache-control"]]).toEqual([200, "private, no-store"]);
  expect(kept.payload).toContain("Slik var siden kl. 14:02.");
  expect(kept.payload).toContain("Lys leilighet");
  expect(kept.headers.etag).toBeUndefined();
  expect(kept.headers["content-security-policy"]).toMatch(/style-src 'self' 'sha256-/);
  const packed = await visit(HOME, { "accept-encoding": "gzip" });
  expect(packed.statusCode).toBe(200);
});

test("what was not shown before is 503 with the time to try again, and so is a fault of the page itself", async () => {
  const { visit, fail } = await siteWith();
  fail();
  for (const url of ["/property/101/6kt7m2x9qc", `${HOME}?language=en`, "/list"]) {
    const { statusCode, headers } = await visit(url);
    expect([url, statusCode, headers["retry-after"]]).toEqual([url, 503, "3"]);
  }
  fail(500);
  expect((await visit()).statusCode).toBe(500);
});

test("the time is that of the site, with its day where that is another", async () => {
  const { visit, fail, pass } = await siteWith({ region: regionAuBasics });
  fail();
  expect((await visit()).payload).toContain("This page is as of 12:02 am.");
  pass(DAY_MS - 4 * MINUTE_MS);
  expect((await visit()).payload).toContain("This page is as of 30 November 2026, 12:02 am.");
  pass(4 * MINUTE_MS);
  expect((await visit()).statusCode).toBe(503);
});

test.each([
  ["the home itself", ["4kt7m2x9qa"], false],
  ["a home that it links to", [SIMILAR], false],
  ["anything", [], true],
])("a page is dropped as soon as %s has changed", async (_, ids, isLost) => {
  const { visit, fail, changes } = await siteWith();
  await changes.tell(["other00000"]);
  fail();
  expect((await visit()).statusCode).toBe(200);
  await changes.tell(ids, isLost);
  expect((await visit()).statusCode).toBe(503);
});

test("a home that is gone is not shown again", async () => {
  const { visit, fail } = await siteWith();
  fail(404);
  expect((await visit()).statusCode).toBe(404);
  fail();
  expect((await visit()).statusCode).toBe(503);
});

test("while nothing can be heard pages are shown; what was missed is asked for first", async () => {
  const { visit, fail, changes } = await siteWith();
  fail();
  changes.lose();
  expect((await visit()).statusCode).toBe(200);
  await changes.comeBack([SIMILAR]);
  expect(changes.asked).toEqual(["", "?xid=1&id=7"]);
  expect((await visit()).statusCode).toBe(503);
});
