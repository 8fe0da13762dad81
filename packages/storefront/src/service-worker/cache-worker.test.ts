import { expect, test } from "vitest";
import { startCacheWorker } from "./cache-worker.ts";
import { STORE_LIMITS } from "./stored-responses.ts";
import { ACTIVATE, KEEP } from "./worker-messages.ts";
import type { WorkerScope } from "./worker-scope.ts";

const SITE = "https://www.site.example";

/** Caches in memory, in the order of their entries, as browsers keep them. */
function memoryCaches() {
  const caches = new Map<string, Map<string, Response>>();
  const urlOf = (request: RequestInfo | URL) =>
    typeof request === "object" && "url" in request ? request.url : String(request);
  const open = async (name: string) => {
    const entries = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, entries);
    return {
      match: async (request: RequestInfo | URL) => entries.get(urlOf(request))?.clone(),
      put: async (request: RequestInfo | URL, response: Response) => {
        entries.delete(urlOf(request));
        entries.set(urlOf(request), response);
      },
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
      delete: async (request: RequestInfo | URL) => entries.delete(urlOf(request)),
    } as unknown as Cache;
  };
  return {
    caches,
    storage: {
      open,
      keys: async () => [...caches.keys()],
      delete: async (name: string) => caches.delete(name),
      has: async (name: string) => caches.has(name),
    },
  };
}

const page = (title: string) =>
  new Response(`<title>${title} | Hjem</title>`, {
    headers: { "cache-control": "public, max-age=0, s-maxage=60" },
  });
const file = (text: string) =>
  new Response(text, { headers: { "cache-control": "public, max-age=31536000, immutable" } });

/** A worker with a network that a test cuts. */
function startWorker({
  memory = memoryCaches(),
  build = "one",
  language = "no" as const,
  origin = SITE,
  clock,
}: {
  memory?: ReturnType<typeof memoryCaches>;
  build?: string;
  language?: "no" | "en";
  origin?: string;
  clock?: () => number;
} = {}) {
  const listeners = new Map<string, (event: never) => void>();
  const network = new Map<string, () => Response>();
  const requested: string[] = [];
  const told: unknown[] = [];
  let isConnected = true;
  let skipped = 0;
  const scope: WorkerScope = {
    location: { href: `${origin}/sw.js?language=${language}` },
    caches: memory.storage,
    fetch: async (request) => {
      const { href } = new URL(typeof request === "string" ? request : request.url);
      const answer = network.get(href.slice(origin.length));
      if (!isConnected) throw new TypeError("Failed to fetch");
      requested.push(href.slice(origin.length));
      return answer?.() ?? new Response("missing", { status: 404 });
    },
    registration: { showNotification: async () => {} },
    clients: {
      claim: async () => {},
      openWindow: async () => {},
      matchAll: async () => [
        { url: origin, focus: async () => {}, postMessage: (message) => told.push(message) },
      ],
    },
    skipWaiting: async () => void (skipped += 1),
    addEventListener: (type: string, listener: (event: never) => void) =>
      void listeners.set(type, listener),
  };
  startCacheWorker(scope, {
    id: "no",
    build,
    language,
    ...(clock && { clock }),
    offlinePage: async (pages) =>
      new Response(pages.map(({ title }) => title).join(), { status: 503 }),
  });
  const send = async (type: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({
      ...event,
      waitUntil: (one: Promise<unknown>) => void work.push(one),
    } as never);
    await Promise.all(work);
  };
  const visit = async (
    address: string,
    mode: "navigate" | "cors" = "navigate",
    method = "GET",
    preload?: Response,
  ) => {
    const answered: Promise<Response>[] = [];
    const work: Promise<unknown>[] = [];
    const request = {
      url: origin + address,
      mode,
      method,
      destination: address.startsWith("/media/") ? "image" : "",
      headers: new Headers(),
    };
    listeners.get("fetch")?.({
      request,
      preloadResponse: Promise.resolve(preload),
      respondWith: (response: Promise<Response>) => void answered.push(response),
      waitUntil: (one: Promise<unknown>) => void work.push(one),
    } as never);
    const response = await answered[0];
    await Promise.all(work);
    return response ? { status: response.status, text: await response.text() } : null;
  };
  return {
    memory,
    network,
    requested,
    told,
    visit,
    send,
    cut: () => (isConnected = false),
    skipped: () => skipped,
  };
}

test("D116: a page that was seen is shown offline with its files and pictures", async () => {
  const { network, visit, cut } = startWorker();
  network.set("/property/1/a", () => page("Nardovegen 12"));
  network.set("/assets/a.js", () => file("script"));
  network.set("/media/a/400.webp", () => file("picture"));
  await visit("/property/1/a");
  await visit("/assets/a.js", "cors");
  await visit("/media/a/400.webp", "cors");
  cut();
  expect((await visit("/property/1/a"))?.text).toContain("Nardovegen 12");
  expect((await visit("/assets/a.js", "cors"))?.text).toBe("script");
  expect((await visit("/media/a/400.webp", "cors"))?.text).toBe("picture");
});

test("D116: with a network a page is the server's, however often it was seen", async () => {
  const { network, visit } = startWorker();
  network.set("/list", () => page("Before"));
  await visit("/list");
  network.set("/list", () => page("Now"));
  expect((await visit("/list"))?.text).toContain("Now");
});

test("D116: offline, a page that was never seen names those that can be read, the last seen first", async () => {
  const { network, visit, cut } = startWorker();
  network.set("/list", () => page("Homes in Oslo"));
  network.set("/property/1/a", () => page("Nardovegen 12"));
  await visit("/list");
  await visit("/property/1/a");
  cut();
  expect(await visit("/about-us")).toEqual({ status: 503, text: "Nardovegen 12,Homes in Oslo" });
});

test("D116: writes and the API pass the worker by", async () => {
  const { visit, requested } = startWorker();
  expect(await visit("/api/v2/property/search", "cors", "POST")).toBeNull();
  expect(await visit("/api/v1/me", "cors")).toBeNull();
  expect(await visit("/login", "navigate", "POST")).toBeNull();
  expect(requested).toEqual([]);
});

test("D116: a link that works once, as those of a sign-in, is requested once; neither it nor a preview is stored", async () => {
  const { visit, network, requested, memory, cut } = startWorker();
  const link = "/api/v1/sign-in/vipps/callback?code=c";
  expect(await visit(link, "navigate", "GET", page("Signed in"))).toMatchObject({ status: 200 });
  expect(requested).toEqual([]);
  network.set("/preview/content/no/a?token=t", () => page("Draft"));
  await visit("/preview/content/no/a?token=t");
  cut();
  expect((await visit(link))?.status).toBe(503);
  expect((await visit("/preview/content/no/a?token=t"))?.status).toBe(503);
  expect([...memory.caches.keys()].filter((name) => name.includes("page"))).toEqual([]);
});

test("D116: a page that is not for everybody is not stored", async () => {
  const { network, visit, cut } = startWorker();
  network.set(
    "/user",
    () => new Response("Kari", { headers: { "cache-control": "private, no-store" } }),
  );
  await visit("/user");
  cut();
  expect((await visit("/user"))?.status).toBe(503);
});

test("D116: the pages stored are bounded; the oldest go first", async () => {
  const { network, visit, cut, memory } = startWorker();
  for (let number = 0; number <= STORE_LIMITS.page; number += 1) {
    network.set(`/property/1/${number}`, () => page(`Home ${number}`));
    await visit(`/property/1/${number}`);
  }
  cut();
  expect((await visit("/property/1/0"))?.status).toBe(503);
  expect((await visit("/property/1/1"))?.status).toBe(200);
  expect(memory.caches.get("hjem-no-one-page-no")?.size).toBe(STORE_LIMITS.page);
});

test("FND-063, D116: what a page had loaded before the worker was there is stored too", async () => {
  const { network, visit, send, cut } = startWorker();
  network.set("/", () => page("Hjem"));
  network.set("/assets/a.js", () => file("script"));
  const files = [`${SITE}/assets/a.js`, `${SITE}/api/v1/me`, "https://tiles.example/1.png"];
  await send("message", { data: { type: KEEP, page: `${SITE}/`, files } });
  cut();
  expect((await visit("/"))?.status).toBe(200);
  expect((await visit("/assets/a.js", "cors"))?.text).toBe("script");
});

test("D116: each language has its own pages; a page seen in another one is better than none", async () => {
  const memory = memoryCaches();
  const english = startWorker({ memory, language: "en" });
  english.network.set("/list", () => page("Homes"));
  await english.visit("/list");
  const norwegian = startWorker({ memory });
  norwegian.cut();
  expect((await norwegian.visit("/list"))?.text).toContain("Homes");
  const again = startWorker({ memory });
  again.network.set("/list", () => page("Boliger"));
  await again.visit("/list");
  again.cut();
  expect((await again.visit("/list"))?.text).toContain("Boliger");
});

test("D116: a new build waits until a page asks for it, removes the old files, and tells the other tabs", async () => {
  const memory = memoryCaches();
  const before = startWorker({ memory });
  await before.send("install", {});
  expect(before.skipped()).toBe(1);
  before.network.set("/assets/a.js", () => file("old"));
  await before.visit("/assets/a.js", "cors");

  const next = startWorker({ memory, build: "two" });
  await next.send("install", {});
  expect(next.skipped()).toBe(0);
  await next.send("message", { data: { type: ACTIVATE } });
  expect(next.skipped()).toBe(1);
  await next.send("activate", {});
  expect([...memory.caches.keys()]).toEqual(["hjem-no-two-file"]);
  expect(next.told).toEqual([{ type: "replaced" }]);
});

test("D116: the same build in another language takes over at once, and tells nobody", async () => {
  const memory = memoryCaches();
  await startWorker({ memory }).send("install", {});
  const english = startWorker({ memory, language: "en" });
  await english.send("install", {});
  await english.send("activate", {});
  expect([english.skipped(), english.told]).toEqual([1, []]);
});

test("D116: on a host that two sites share the worker stores nothing", async () => {
  const { visit } = startWorker({ origin: "http://localhost:3000" });
  expect(await visit("/list")).toBeNull();
});

test("D130: a picture that is not public any more is gone from the worker within a minute, also without a network", async () => {
  let now = Date.parse("2026-11-22T10:00:00Z");
  const { network, visit, cut } = startWorker({ clock: () => now });
  const picture = "/media/a-400.webp";
  const headers = () => ({
    "cache-control": "public, max-age=60",
    date: new Date(now).toUTCString(),
  });
  network.set(picture, () => new Response("picture", { headers: headers() }));
  await visit(picture, "cors");
  network.set(picture, () => new Response("gone", { status: 404 }));
  now += 59_000;
  expect(await visit(picture, "cors")).toEqual({ status: 200, text: "picture" });
  now += 1_000;
  expect((await visit(picture, "cors"))?.status).toBe(404);
  cut();
  await expect(visit(picture, "cors")).rejects.toThrow("Failed to fetch");
});

test("D116: without a network a picture that was seen is shown, however old it is", async () => {
  let now = Date.parse("2026-11-22T10:00:00Z");
  const { network, visit, cut } = startWorker({ clock: () => now });
  const headers = { "cache-control": "public, max-age=60", date: new Date(now).toUTCString() };
  network.set("/media/a-400.webp", () => new Response("picture", { headers }));
  await visit("/media/a-400.webp", "cors");
  now += 3_600_000;
  cut();
  expect(await visit("/media/a-400.webp", "cors")).toEqual({ status: 200, text: "picture" });
});
