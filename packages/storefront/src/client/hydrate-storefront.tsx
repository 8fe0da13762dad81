import type { Service } from "@hjem/api-client/services";
import { UNREADABLE_PATH } from "@hjem/domain/paths";
import { dayIn } from "@hjem/domain/time/zone";
import { listenBeforeRouter } from "@hjem/ui/back-listener";
import { type ReactNode, startTransition, StrictMode, useEffect } from "react";
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
} from "react-router";
import { RouterProvider } from "react-router/dom";
import { createApp } from "../app/create-app.ts";
import type { Storefront } from "../app/create-storefront.ts";
import { PageProvider } from "../app/page-provider.tsx";
import { afterLoad, finishHydration } from "../browser/after-load.ts";
import { browserNow } from "../browser/browser-clock.ts";
import { BOOT_ID, ROOT_ID } from "../browser/document-ids.ts";
import { fetchChunk, unregisterServiceWorkers } from "../chunks/fetch-chunk.ts";
import { retriesIn, withRetries } from "../chunks/next-retry.ts";
import { reportApiErrors } from "../errors/calls/report-api-errors.ts";
import { storeLanguage } from "../language/store-language.ts";
import { untilLoaded } from "../lazy/until-loaded.ts";
import { createRoutes, type RoutesOptions } from "../routing/create-routes.tsx";
import { followLinks } from "../routing/follow-links.ts";
import { browserStorage } from "../storage/browser-storage.ts";
import type { StorefrontStorage } from "../storage/storage.ts";
import { type Labs, labsChanged } from "../store/app-slice.ts";
import { toasts } from "../toasts/toasts.ts";
import type { Boot } from "./boot.ts";
import { followErrors } from "./follow-errors.ts";
import { followHead } from "./follow-head.ts";
import { hydrateRoot } from "./framework.ts";
import { nextTask } from "./next-task.ts";

/** The stored feature switches (FND-015); other values are omitted. */
function readLabs(storage: Pick<StorefrontStorage, "read">): Labs {
  const stored = storage.read("labs");
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, boolean] => typeof entry[1] === "boolean",
    ),
  );
}

/**
 * Schemas load with later chunks and would try to compile code: the Content-Security-Policy forbids it, and
 * browsers report the attempt (D28). zod reads its `config({ jitless: true })` from this global before it is loaded.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** The server's time is used until hydration; a page that was cached for longer than this is then updated. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Name of the performance mark that is set when a page is hydrated. */
const HYDRATED_MARK = "hydrated";

const atWork = () => import("./after-hydration.ts");
const session = async () => (await atWork()).loadSession();

/** Schemas are fetched with the browser's first own request to a service, and validate responses from then on (D42). */
function createChecks(): (service: Service) => void {
  const checked = new Set<Service>();
  return (service) => {
    if (checked.has(service)) return;
    checked.add(service);
    afterLoad(() => void atWork().then(({ checkResponsesOf }) => checkResponsesOf(service)));
  };
}

const elementById = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
};

const hydrationOf = ({ loaderData, actionData, errors }: Boot["router"]): HydrationState => ({
  loaderData,
  actionData,
  errors:
    errors &&
    Object.fromEntries(
      Object.entries(errors).map(([id, { status }]) => [id, new ErrorResponse(status, "", null)]),
    ),
});

/** The matched pages and messages must be loaded before the router starts, or it would replace the server's HTML. */
async function fetchMatched(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === "function")
        Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** A path that cannot be decoded is the 404 page, as the server has rendered it: the router would match another page. */
function leaveUnreadablePath(): void {
  try {
    decodeURIComponent(window.location.pathname);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    window.history.replaceState(window.history.state, "", UNREADABLE_PATH);
  }
}

/** A hydrated page has loaded without an error: its reload counter is reset (UI-052). */
function forgetRetries(): void {
  if (retriesIn(window.location.search) === 0) return;
  window.history.replaceState(
    window.history.state,
    "",
    withRetries(new URL(window.location.href), 0),
  );
}

/** Marks the layout as hydrated, in the document and as a performance mark; lazy components follow one by one. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    performance.mark(HYDRATED_MARK);
    finishHydration();
  }, []);
  return children;
}

/** Hydrates the server's HTML without new API requests. */
export async function hydrateStorefront(storefront: Storefront): Promise<void> {
  const boot = JSON.parse(elementById(BOOT_ID).textContent) as Boot;
  await nextTask();
  // The first formatter of a time zone is slow to create, and cards need it while they render.
  dayIn(boot.now, storefront.region.timeZones.default);
  await nextTask();
  const storage = browserStorage();
  const labs = readLabs(storage);
  const app = createApp(storefront, {
    language: boot.language,
    origin: boot.origin,
    now: boot.now,
    state: boot.state,
    tiles: boot.tiles,
    isDemo: boot.isDemo,
    otherSites: boot.otherSites,
    api: {
      featureFlags: () => {
        const flags = { ...labs, ...app.store.getState().session.current.person?.featureFlags };
        return Object.keys(flags).filter((name) => flags[name]);
      },
      renewSession: async (refused, endsSession) => {
        const { renewSession } = await session();
        return renewSession(app.store, refused, endsSession);
      },
      onBadResponse: (problem) => console.error(problem),
      onCall: createChecks(),
    },
    listeners: (messages) => [reportApiErrors(toasts, messages)],
  });

  let wanted = () => new URL(window.location.href);
  const fetchOrReload = <Chunk,>(load: () => Promise<Chunk>) =>
    fetchChunk(load, {
      current: () => new URL(window.location.href),
      wanted: () => wanted(),
      unregisterServiceWorkers,
      load: (address) => window.location.replace(address),
    });
  const options: RoutesOptions = {
    appOf: () => app,
    fetchPage: async (load, feature) => {
      const [module] = await fetchOrReload(() => Promise.all([load(), app.messages.load(feature)]));
      return module;
    },
    guard: async (access, url) => {
      const { guardOf } = await session();
      await guardOf(app.store, labs)(access, url);
    },
  };
  await fetchOrReload(() => app.activateLanguage(boot.language));
  leaveUnreadablePath();
  const routes = createRoutes(storefront, options);
  await fetchMatched(routes);
  await nextTask();

  listenBeforeRouter();
  const router = createBrowserRouter(routes, { hydrationData: hydrationOf(boot.router) });
  wanted = () => {
    const { location } = router.state.navigation;
    return location
      ? new URL(location.pathname + location.search + location.hash, window.location.origin)
      : new URL(window.location.href);
  };
  followLinks(router);
  followErrors(app, router);
  followHead(app, router);
  storeLanguage(app, storage, window.location.search);
  storage.renew("darkMode");
  await nextTask();

  startTransition(() => {
    const site = (
      <Hydrated>
        <PageProvider app={app}>
          <RouterProvider router={router} useTransitions />
        </PageProvider>
      </Hydrated>
    );
    hydrateRoot(
      elementById(ROOT_ID),
      // Its checks are those of development.
      import.meta.env.DEV ? <StrictMode>{site}</StrictMode> : site,
    );
  });

  afterLoad(() => {
    forgetRetries();
    app.store.dispatch(labsChanged(labs));
    const now = browserNow();
    if (!boot.isClockFixed && Math.abs(now - boot.now) > CLOCK_TOLERANCE_MS) app.clock.set(now);
    void untilLoaded(atWork, atWork()).then(({ startAfterHydration }) =>
      startAfterHydration(app, router),
    );
  });
}
