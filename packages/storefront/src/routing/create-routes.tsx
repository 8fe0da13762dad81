import { isLanguageOf } from "@hjem/domain/language";
import { paths } from "@hjem/domain/paths";
import {
  data,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunction,
  useRouteError,
} from "react-router";
import type { App } from "../app/create-app.ts";
import type { Storefront } from "../app/create-storefront.ts";
import type {
  AnyPageModule,
  Feature,
  Layout,
  LazyPage,
  PageAction,
  PageLoaderArgs,
  RouteHandle,
  StorefrontRoute,
} from "../app/storefront-route.ts";
import { LazyErrorPage } from "../errors/lazy-error-page.tsx";
import { Frame } from "../layout/frame.tsx";
import { Root } from "../layout/root.tsx";
import { pendingComponents } from "../lazy/lazy-component.tsx";
import { toAppError, notFound } from "../page/loader-response.ts";
import type { Guard } from "../session/access/access-rule.ts";
import { KeptSkeleton } from "./kept-skeleton.tsx";

/** Shown in place of a page that failed to load or render. */
function RouteFailure() {
  return <LazyErrorPage failure={toAppError(useRouteError())} />;
}

const handleOf = ({ access, layout, isUncached = false }: StorefrontRoute): RouteHandle => ({
  access,
  layout,
  isUncached,
});

/** Environment of the routes: server or browser. */
export interface RoutesOptions {
  /** The app that a loader runs for: the browser has one, the server one per request, in the router's context. */
  appOf: (context: LoaderFunctionArgs["context"]) => App;
  /** Loads a page's code, in the browser with its messages; the browser reloads the page if they fail (UI-045). */
  fetchPage: (load: LazyPage, feature: Feature) => Promise<AnyPageModule>;
  /** Called before a guarded page is shown; absent on the server, which renders only its skeleton (D26). */
  guard?: Guard;
  /** What the server renders in place of a guarded page; absent in the browser. */
  skeletonRoute?: (
    feature: Feature,
    row: StorefrontRoute,
    options: RoutesOptions,
  ) => Pick<RouteObject, "lazy">;
}

const layouts: readonly Layout[] = ["blank", "default", "user"];

/** A URL with `?language=` switches to that language from then on (D25). */
async function follow(app: App, url: URL): Promise<void> {
  const requested = url.searchParams.get("language");
  if (isLanguageOf(app.storefront.region, requested)) await app.activateLanguage(requested);
}

/** A name that every object has, such as `constructor`: no id, and a store of responses would take its value for one of its own. */
const isOfEveryObject = (param: string | undefined): boolean =>
  param !== undefined && param in Object.prototype;

/** Arguments of loader and action, once the language of the URL is active. */
async function argsOf(app: App, { request, params }: LoaderFunctionArgs): Promise<PageLoaderArgs> {
  // Only addresses that are typed have such ids, and those come to the server.
  if (import.meta.env.SSR && Object.values(params).some(isOfEveryObject)) throw notFound();
  const url = new URL(request.url);
  await follow(app, url);
  return { request, url, params, page: app.page };
}

const pageLoader =
  ({ appOf }: RoutesOptions, feature: Feature, module: AnyPageModule) =>
  async (given: LoaderFunctionArgs): Promise<unknown> => {
    const app = appOf(given.context);
    const args = await argsOf(app, given);
    const [response] = await Promise.all([
      module.loader?.(args),
      app.messages.load(feature),
      pendingComponents(),
    ]);
    return response ?? null;
  };

/** Only the server runs it: a browser with JavaScript sends a page's forms itself. */
const pageAction = ({ appOf }: RoutesOptions, act: PageAction | undefined) =>
  import.meta.env.SSR &&
  act &&
  (async (given: LoaderFunctionArgs): Promise<unknown> =>
    act(await argsOf(appOf(given.context), given)));

/** A change of the fragment only does not load the page again, such as when a picture opens. */
const isElsewhere: ShouldRevalidateFunction = ({
  currentUrl: { pathname, search, hash },
  nextUrl: next,
  defaultShouldRevalidate,
}) =>
  defaultShouldRevalidate &&
  (pathname !== next.pathname || search !== next.search || hash === next.hash);

function pageRoute(
  feature: Feature,
  row: StorefrontRoute,
  options: RoutesOptions,
): Pick<RouteObject, "id" | "path" | "lazy" | "shouldRevalidate"> {
  return {
    id: row.id,
    path: row.path,
    shouldRevalidate: isElsewhere,
    lazy: async () => {
      const module = await options.fetchPage(row.lazy, feature);
      const handle: RouteHandle = { ...handleOf(row), head: module.head };
      return {
        Component: module.Component,
        loader: pageLoader(options, feature, module),
        action: pageAction(options, module.action) || undefined,
        handle,
      };
    },
  };
}

function publicRoute(feature: Feature, row: StorefrontRoute, options: RoutesOptions): RouteObject {
  const { layout, access } = row;
  return {
    ...pageRoute(feature, row, options),
    ErrorBoundary: RouteFailure,
    // An error in a tab is shown as an error of its page.
    children: row.tabs?.map((tab) => pageRoute(feature, { ...tab, layout, access }, options)),
  };
}

/** A guarded page is loaded only once the guard has allowed the visitor; until then its skeleton is shown (D26). */
function guardedRoute(feature: Feature, row: StorefrontRoute, options: RoutesOptions): RouteObject {
  const handle: RouteHandle = handleOf(row);
  const route = { id: row.id, path: row.path, ErrorBoundary: RouteFailure, handle };
  const { guard, skeletonRoute } = options;
  if (!guard) return { ...route, ...skeletonRoute?.(feature, row, options) };

  let module: AnyPageModule | undefined;
  const loader = async (args: LoaderFunctionArgs): Promise<unknown> => {
    await guard(row.access, new URL(args.request.url));
    module = await options.fetchPage(row.lazy, feature);
    handle.head = module.head;
    return pageLoader(options, feature, module)(args);
  };
  // The server has no data for this page: the loader runs during hydration.
  loader.hydrate = true;
  const Component = () => (module ? <module.Component /> : <KeptSkeleton />);
  return { ...route, loader, Component, HydrateFallback: KeptSkeleton };
}

/** Id of `/error`. */
export const ERROR_ROUTE_ID = "frame.error";

/** `/error` (UI-010) and the catch-all (FND-038..040) belong to the storefront and need no sign-in. */
const frameRoutes: RouteObject[] = [
  {
    id: ERROR_ROUTE_ID,
    path: paths.error.path,
    loader: () => data(null, { status: 404 }),
    Component: LazyErrorPage,
  },
  {
    id: "frame.unknown",
    path: "*",
    loader: () => {
      throw notFound();
    },
    ErrorBoundary: RouteFailure,
  },
];

/** The site's routes for the router: each layout once, with the routes of every feature that use it. */
export function createRoutes(storefront: Storefront, options: RoutesOptions): RouteObject[] {
  const rows = storefront.features.flatMap((feature) =>
    feature.routes.map((row) => ({ feature, row })),
  );
  const inLayout = (layout: Layout): RouteObject => ({
    id: `frame.${layout}`,
    Component: Frame[layout],
    children: [
      ...rows
        .filter(({ row }) => row.layout === layout)
        .map(({ feature, row }) =>
          (row.access === "public" ? publicRoute : guardedRoute)(feature, row, options),
        ),
      ...(layout === "default" ? frameRoutes : []),
    ],
  });
  return [
    {
      id: "root",
      Component: Root,
      ErrorBoundary: RouteFailure,
      // Pages activate the URL's language before they load; this is for those without a loader, and for the footer.
      loader: async ({ request, context }) => {
        const app = options.appOf(context);
        await follow(app, new URL(request.url));
        const { loadSiteData } = await import("../page/site-data.ts");
        return loadSiteData(app.page);
      },
      shouldRevalidate: ({ currentUrl, nextUrl }) =>
        currentUrl.searchParams.get("language") !== nextUrl.searchParams.get("language"),
      children: layouts.map(inLayout),
    },
  ];
}
