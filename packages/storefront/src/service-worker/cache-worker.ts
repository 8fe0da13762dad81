import type { Language } from "@hjem/domain/language";
import { isRecord } from "@hjem/domain/narrow";
import type { StoredPage } from "./offline-page.ts";
import {
  isFresh,
  isPageStore,
  isStorable,
  OWN,
  STORE_LIMITS,
  storedKindOf,
  type StoredKind,
  storeName,
} from "./stored-responses.ts";
import { ACTIVATE, KEEP, REPLACED, sharedHosts } from "./worker-messages.ts";
import type { PageRequestEvent, WorkerScope } from "./worker-scope.ts";

/** The site and build that a worker stores for. */
export interface CacheSite {
  id: string;
  /** Changes with every build whose files differ. */
  build: string;
  language: Language;
  /** What is shown in the place of a page that is not stored. */
  offlinePage: (pages: readonly StoredPage[]) => Promise<Response>;
  clock?: () => number;
}

const titleIn = (html: string): string =>
  /<title[^>]*>([^<]*)</.exec(html)?.[1]?.split(" | ")[0]?.trim() ?? "";

/** Pages, built files, pictures and icons of one site and build. */
function createStores({ caches, fetch, location }: WorkerScope, site: CacheSite) {
  const clock = site.clock ?? Date.now;
  const ofBuild = `${site.id}-${site.build}`;
  const build = `${OWN}${ofBuild}-`;
  const nameOf = (kind: StoredKind) => storeName(ofBuild, kind, site.language);
  const { origin } = new URL(location.href);

  const put = async (kind: StoredKind, request: Request | string, response: Response) => {
    if (!isStorable(kind, response)) return;
    const store = await caches.open(nameOf(kind));
    await store.put(request, response);
    const stored = await store.keys();
    const excess = stored.slice(0, Math.max(0, stored.length - STORE_LIMITS[kind]));
    await Promise.all(excess.map((each) => store.delete(each)));
  };

  /** In the language of the person, else in the one in which the page was seen. */
  const pageStores = async () => {
    const names = (await caches.keys()).filter(
      (name) => name.startsWith(build) && isPageStore(name),
    );
    const own = nameOf("page");
    return Promise.all(
      names
        .toSorted((a, b) => Number(b === own) - Number(a === own))
        .map((name) => caches.open(name)),
    );
  };
  const findPage = async (request: Request | string): Promise<Response | undefined> => {
    for (const store of await pageStores()) {
      const found = await store.match(request, { ignoreVary: true });
      if (found) return found;
    }
    return undefined;
  };

  return {
    build,
    origin,
    put,
    findPage,
    find: async (kind: StoredKind, request: Request | string) => {
      const found = await (await caches.open(nameOf(kind))).match(request, { ignoreVary: true });
      return found && { response: found, isFresh: isFresh(kind, found, clock()) };
    },
    remove: async (kind: StoredKind, request: Request | string) =>
      (await caches.open(nameOf(kind))).delete(request, { ignoreVary: true }),
    /** Pages that can be read now, the last seen first. */
    pages: async (): Promise<StoredPage[]> => {
      const [store] = await pageStores();
      const requests = (await store?.keys()) ?? [];
      const pages = await Promise.all(
        requests.toReversed().map(async (request) => {
          const page = await store?.match(request, { ignoreVary: true });
          return { url: request.url, title: titleIn((await page?.text()) ?? "") };
        }),
      );
      return pages.filter(({ title }) => title !== "");
    },
    /** Stores what a page has loaded before the worker controlled it, from the browser's own cache as far as it has it. */
    keep: async (kind: StoredKind, url: string) => {
      const isStored = kind !== "page" && (await (await caches.open(nameOf(kind))).match(url));
      if (!isStored) await put(kind, url, await fetch(url));
    },
  };
}

type Stores = ReturnType<typeof createStores>;

/** The network first: what is stored is for when there is none. Only a page of `kind` "page" is stored. */
async function respondWithPage(
  kind: StoredKind | null,
  event: PageRequestEvent,
  { fetch }: WorkerScope,
  stores: Stores,
  offlinePage: CacheSite["offlinePage"],
): Promise<Response> {
  const { request } = event;
  try {
    const response = (await event.preloadResponse) ?? (await fetch(request));
    if (kind === "page" && isStorable(kind, response))
      event.waitUntil(stores.put("page", request.url, response.clone()));
    return response;
  } catch {
    // Caught: a request that reaches no server is what the stored pages are for.
    return (await stores.findPage(request.url)) ?? offlinePage(await stores.pages());
  }
}

const isGone = ({ status }: Response): boolean => status === 404 || status === 410;

/**
 * What is stored first: the name of a file holds the hash of its content. A picture of a listing is asked for again after a
 * minute, and forgotten once it is not public (D130); without a network it is shown as it was.
 */
async function respondWithFile(
  kind: StoredKind,
  event: PageRequestEvent,
  { fetch }: WorkerScope,
  stores: Stores,
): Promise<Response> {
  const { request } = event;
  const stored = await stores.find(kind, request);
  if (stored?.isFresh) return stored.response;
  const response = await fetch(request).catch((error: unknown) => {
    if (stored && kind === "picture") return stored.response;
    throw error;
  });
  if (response === stored?.response) return response;
  if (isGone(response)) event.waitUntil(stores.remove(kind, request));
  if (isStorable(kind, response)) event.waitUntil(stores.put(kind, request, response.clone()));
  return response;
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];

/** Stores a page and what it has loaded; one that cannot be had now is no loss. */
async function keepPage(message: Readonly<Record<string, unknown>>, stores: Stores): Promise<void> {
  const files = textsIn(message["files"]).map((url) => ({
    url,
    kind: storedKindOf({ method: "GET", mode: "cors", url, destination: "image" }, stores.origin),
  }));
  const pages = textsIn([message["page"]]).map((url) => ({
    url,
    kind: storedKindOf({ method: "GET", mode: "navigate", url }, stores.origin),
  }));
  await Promise.allSettled(
    [...pages, ...files].map(async ({ url, kind }) => kind && stores.keep(kind, url)),
  );
}

/**
 * The half of the site's worker that stores what has been seen, so that it can be read offline (D116): pages that are the
 * same for everybody, built files, pictures and icons, each store bounded. Everything else it leaves to the browser.
 */
export function startCacheWorker(scope: WorkerScope, site: CacheSite): void {
  if (sharedHosts.has(new URL(scope.location.href).hostname)) return;
  const { caches, clients, registration } = scope;
  const stores = createStores(scope, site);

  // The same build in another language takes over at once; another build waits until a page asks for it.
  scope.addEventListener("install", (event) => {
    const start = async () => {
      const names = await caches.keys();
      const isOther =
        names.some((name) => name.startsWith(OWN)) &&
        !names.some((name) => name.startsWith(stores.build));
      await caches.open(`${stores.build}file`);
      if (!isOther) await scope.skipWaiting();
    };
    event.waitUntil(start());
  });
  scope.addEventListener("activate", (event) => {
    const start = async () => {
      await registration.navigationPreload?.enable();
      const old = (await caches.keys()).filter(
        (name) => name.startsWith(OWN) && !name.startsWith(stores.build),
      );
      await Promise.all(old.map((name) => caches.delete(name)));
      await clients.claim();
      if (old.length === 0) return;
      const tabs = await clients.matchAll({ type: "window", includeUncontrolled: true });
      for (const tab of tabs) tab.postMessage({ type: REPLACED }, []);
    };
    event.waitUntil(start());
  });
  scope.addEventListener("message", (event) => {
    if (!isRecord(event.data)) return;
    if (event.data["type"] === ACTIVATE) event.waitUntil(scope.skipWaiting());
    if (event.data["type"] === KEEP) event.waitUntil(keepPage(event.data, stores));
  });
  scope.addEventListener("fetch", (event) => {
    const { request } = event;
    const kind = storedKindOf(request, stores.origin);
    if (request.headers.has("range")) return;
    // Every one of them, also the API's: the browser has requested it already, and left to itself it does so again, which
    // a link of a sign-in that works once does not survive.
    if (request.mode === "navigate" && request.method === "GET")
      event.respondWith(respondWithPage(kind, event, scope, stores, site.offlinePage));
    else if (kind !== null && kind !== "page")
      event.respondWith(respondWithFile(kind, event, scope, stores));
  });
}
