import { api } from "@hjem/api-client/api";
import type { ApiContext } from "@hjem/api-client/api-context";
import { checkResponses } from "@hjem/api-client/response-checks";
import { PROVIDER_RETURN_KEY } from "@hjem/domain/account/sign-in-providers";
import { isLanguageOf, regionLanguage, type Language } from "@hjem/domain/language";
import type { TileSource } from "@hjem/domain/map/tile-source";
import type { RegionBasics } from "@hjem/domain/region";
import { appFailed } from "@hjem/storefront/app-slice";
import type { Boot } from "@hjem/storefront/boot";
import { createApp, type App } from "@hjem/storefront/create-app";
import { createRoutes, ERROR_ROUTE_ID } from "@hjem/storefront/create-routes";
import type { Storefront } from "@hjem/storefront/create-storefront";
import { withLanguage } from "@hjem/storefront/language-addresses";
import { DrawnParts } from "@hjem/storefront/lazy-component";
import { ERROR_PAGE_MODULE } from "@hjem/storefront/lazy-error-page";
import { ApiFailure, toAppError } from "@hjem/storefront/loader-response";
import { createMessages, firstMessages, type PageMessages } from "@hjem/storefront/messages";
import type { OtherSite } from "@hjem/storefront/page-context";
import { headOf, pageHead } from "@hjem/storefront/page-head";
import { PageProvider } from "@hjem/storefront/page-provider";
import { RouterLink } from "@hjem/storefront/router-link";
import type { MessageCatalogs, RouteHandle } from "@hjem/storefront/routes";
import { skeletonRoute } from "@hjem/storefront/skeleton-route";
import { LinkProvider } from "@hjem/ui/link";
import { setAutoFreeze } from "immer";
import {
  createContext,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from "react-router";
import type { AssetsFor } from "./assets.ts";
import { documentHtml } from "./document.ts";
import { hydrationData, hydrationState } from "./hydration-state.ts";
import { renderToHtml } from "./render-to-html.tsx";
import { sealResponses } from "./seal-responses.ts";
import { createSharedHtml } from "./shared-html.tsx";

/** One request for a page, and how the server that has it does its part. */
export interface RenderRequest {
  /** GET, or POST of a form; the address as the visitor sees it. */
  request: Request;
  language: Language;
  api: Partial<Omit<ApiContext, "language">>;
  assetsFor: AssetsFor;
  /** Instant of rendering in milliseconds. */
  now: number;
  isClockFixed: boolean;
  /** Detailed map, where the site is set to show it. */
  tiles?: TileSource | undefined;
  /** The site is the demo (D27). @default false */
  isDemo?: boolean | undefined;
  /** Sites of the other markets that are served. @default none */
  otherSites?: readonly OtherSite[];
  /** Id of the request; shown on the 500 page. */
  requestId: string;
  /** Told of what went wrong; visitors see none of it. */
  onError: (error: unknown) => void;
}

/** What a request for a page comes to. */
export type Rendered =
  | { kind: "redirect"; status: number; location: string }
  | {
      kind: "page";
      status: number;
      /** The document, as text or as its bytes in UTF-8. */
      html: string | Buffer;
      /** Content-Security-Policy sources of its inlined styles; null where there is no policy (development). */
      styleHashes: readonly string[] | null;
      /** False for guarded pages, responses to forms and failures: they may not be cached (D28). */
      isCacheable: boolean;
      /** Keys of the address that the page could not use. @default none */
      ignoredFields?: readonly string[];
    };

/** The server's half of a site. */
export interface Site {
  region: RegionBasics;
  render: (request: RenderRequest) => Promise<Rendered>;
}

/** Query keys of a provider's return and of emailed links: what they hold works once, for one person. */
const secretKeys = [PROVIDER_RETURN_KEY, "code", "token"] as const;

const handleOf = (context: StaticHandlerContext): RouteHandle | undefined =>
  context.matches.at(-1)?.route.handle;

const catalogModules = ({ catalogs }: MessageCatalogs, language: Language) =>
  [catalogs[language]].flat().map(({ module }) => module);

/** Lazy modules behind the matched routes and the words in the active language, as the build knows them. */
function modulesOf(app: App, context: StaticHandlerContext): string[] {
  const { terms, features } = app.storefront;
  const { code } = app.page.language;
  const ids = new Set(context.matches.map(({ route }) => route.id));
  const matched = features.flatMap((feature) =>
    feature.routes
      .flatMap(({ tabs = [], ...row }) => [row, ...tabs])
      .filter(({ id }) => ids.has(id))
      .flatMap(({ lazy }) => [lazy.module, ...catalogModules(feature, code)]),
  );
  const hasErrorPage = app.store.getState().app.error !== null || ids.has(ERROR_ROUTE_ID);
  const error = hasErrorPage ? ERROR_PAGE_MODULE : undefined;
  return [...catalogModules(firstMessages, code), terms[code]?.module, ...matched, error].filter(
    (module) => module !== undefined,
  );
}

/** Puts what failed into the app state, and nothing of it but a status into the page. */
function settleErrors(
  app: App,
  context: StaticHandlerContext,
  { requestId, onError }: RenderRequest,
) {
  for (const [id, error] of Object.entries(context.errors ?? {})) {
    const failure = toAppError(error);
    const isOurs = failure.type === "Error500";
    if (isOurs) {
      if (!isRouteErrorResponse(error)) onError(error);
      context.statusCode = error instanceof ApiFailure && error.canRetry ? 503 : 500;
    }
    app.store.dispatch(appFailed(isOurs ? { ...failure, incident: requestId } : failure));
    context.errors = { ...context.errors, [id]: { status: isOurs ? 500 : 404, internal: true } };
  }
}

type Handler = ReturnType<typeof createStaticHandler>;

/** What all pages of a site are rendered with. */
interface Renderer {
  handler: Handler;
  shareHtml: ReturnType<typeof createSharedHtml>;
}

/** The app of the request that a route loads for: routes are the same for all. */
const appContext = createContext<App>();

async function renderElement(
  { handler, shareHtml }: Renderer,
  app: App,
  context: StaticHandlerContext,
) {
  const { language, now } = app.page;
  const sharing = shareHtml({
    scope: `${app.page.region.id} ${language.code} ${now}`,
    parts: app.parts,
    inContext: (element, parts) => (
      <PageProvider app={app}>
        <DrawnParts value={parts}>
          <LinkProvider component={RouterLink}>{element}</LinkProvider>
        </DrawnParts>
      </PageProvider>
    ),
  });
  return renderToHtml(
    <PageProvider app={app}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </PageProvider>,
    sharing,
  );
}

/** Where a page redirects: in the language of its address, which no cookie may hold yet (D25). */
function redirectTarget(location: string, { searchParams }: URL, region: RegionBasics): string {
  const language = searchParams.get("language");
  return isLanguageOf(region, language) ? withLanguage(location, language, region) : location;
}

/** Loads and renders the page of one request with an app of its own. */
async function renderPage(renderer: Renderer, app: App, order: RenderRequest): Promise<Rendered> {
  const { request, language, now, isClockFixed, tiles, isDemo, otherSites } = order;
  const { assetsFor, onError, requestId } = order;
  const { region } = app.storefront;
  const url = new URL(request.url);
  await app.messages.activateLanguage(language);

  const requestContext = new RouterContextProvider();
  requestContext.set(appContext, app);
  const context = await renderer.handler.query(request, { requestContext });
  if (context instanceof Response) {
    return {
      kind: "redirect",
      status: context.status,
      location: redirectTarget(context.headers.get("location") ?? "/", url, region),
    };
  }
  settleErrors(app, context, order);

  let body: Buffer;
  try {
    body = await renderElement(renderer, app, context);
  } catch (error) {
    onError(error);
    context.statusCode = 500;
    app.store.dispatch(appFailed({ type: "Error500", incident: requestId }));
    body = await renderElement(renderer, app, context);
  }

  const { page } = app;
  const matches = context.matches.map(({ route: { id, handle } }) => ({
    id,
    handle,
    loaderData: context.loaderData[id],
  }));
  const boot: Boot = {
    state: hydrationState(app.store.getState(), now),
    language,
    origin: url.origin,
    now,
    isClockFixed,
    tiles,
    isDemo,
    otherSites,
    router: {
      loaderData: hydrationData(context.loaderData),
      actionData: context.actionData ?? undefined,
      errors: context.errors,
    },
  };
  const head = pageHead(matches, page, url);
  const assets = await assetsFor(modulesOf(app, context), [...app.parts]);
  const html = documentHtml({
    region: region,
    language: regionLanguage(region, language),
    head: headOf(matches, page, url, head),
    assets,
    body,
    boot,
  });
  const { access = "public", isUncached = false } = handleOf(context) ?? {};
  return {
    kind: "page",
    status: context.statusCode,
    html,
    styleHashes: assets.styleHashes,
    ...(head.ignoredFields && { ignoredFields: head.ignoredFields }),
    isCacheable:
      access === "public" &&
      !isUncached &&
      request.method === "GET" &&
      context.statusCode < 500 &&
      // Where somebody goes every day is in no cache (D83), nor is what signs somebody in.
      ["reach", ...secretKeys].every((key) => !url.searchParams.has(key)),
  };
}

/** Makes the server's half of a site: renders one request to HTML, with its data, as an anonymous visitor sees it. */
export function createRenderer(storefront: Storefront): Site {
  checkResponses();
  // A store lives for one page, and nothing here writes to it but reducers: walking through every response to freeze it
  // takes as long as to read it. The browser, where stores live on, freezes.
  setAutoFreeze(false);
  const handler = createStaticHandler(
    createRoutes(storefront, {
      appOf: (context) => context.get(appContext),
      fetchPage: (load) => load(),
      skeletonRoute,
    }),
  );
  const renderer: Renderer = { handler, shareHtml: createSharedHtml() };
  const messagesIn = new Map<Language, PageMessages>();
  /** Each language keeps its own for all requests: none of them ever changes to another. */
  const messagesOf = (language: Language): PageMessages => {
    const known = messagesIn.get(language) ?? createMessages(storefront.terms);
    messagesIn.set(language, known);
    return known;
  };
  return {
    region: storefront.region,
    render: async (order) => {
      const { request, language, now, tiles, isDemo, otherSites } = order;
      const app = createApp(storefront, {
        language,
        origin: new URL(request.url).origin,
        now,
        api: order.api,
        tiles,
        isDemo,
        otherSites,
        messages: messagesOf(language),
        listeners: () => [sealResponses],
      });
      try {
        return await renderPage(renderer, app, order);
      } finally {
        // Aborts open calls, and clears the timers that would keep this request's store in memory for a minute.
        app.store.dispatch(api.util.resetApiState());
      }
    },
  };
}
