import type { ComponentType } from "react";
import type { LoaderFunctionArgs } from "react-router";
import type { LazyComponent } from "../lazy/lazy-component.tsx";
import type { MessageCatalogs } from "../messages/message-catalogs.ts";
import type { Head } from "../page/head.ts";
import type { PageContext } from "../page/page-context.ts";

export type { Head, PageContext, MessageCatalogs };

/** Layouts of a page (spec §2): `blank` has no header or footer, `user` has the account navigation. */
export type Layout = "blank" | "default" | "user";

/** Access to a route (spec §6, D1, D26): guarded routes are not rendered on the server. */
export type Access = "public" | "signed-in" | "admin";

/** Arguments of a page's loader: the router's, with the page context. */
export interface PageLoaderArgs {
  request: Request;
  /** The URL as the visitor sees it. */
  url: URL;
  params: LoaderFunctionArgs["params"];
  page: PageContext;
}

/** Context that a page's head is built with. */
export interface HeadContext extends PageContext {
  url: URL;
  /** For a tab, the data of the parent page's loader; else null. */
  outer: unknown;
}
/** Result of a form sent without JavaScript: a redirect (303), or the same page with a response. */
export type PageAction = (args: PageLoaderArgs) => unknown;

/**
 * The module of a page. `loader` fills the store through RTK Query and returns plain JSON (or a redirect `Response`);
 * a missing resource is thrown as `notFound()`. `head` is the page's title and metadata.
 */
export interface PageModule<Data = unknown> {
  loader?: (args: PageLoaderArgs) => Promise<Data | Response> | Data | Response;
  action?: PageAction;
  Component: ComponentType;
  head?: (data: Data, page: HeadContext) => Head;
}

/** A page module whose data type only the page itself knows. */
export interface AnyPageModule {
  loader?: (args: PageLoaderArgs) => unknown;
  action?: PageAction;
  Component: ComponentType;
  head?: (data: never, page: HeadContext) => Head;
  /** Of a guarded page: its heading and the shape of what comes, which the server renders in its place (visual.md §13). */
  Skeleton?: LazyComponent<object>;
}

/** A page module that is loaded when its route is visited; `module` is its path from the repository's root. */
export type LazyPage = (() => Promise<AnyPageModule>) & { module?: string };

/** A route of the route table (spec §2). Ids are `feature.page`. */
export interface StorefrontRoute {
  id: string;
  path: string;
  layout: Layout;
  access: Access;
  /** True for a page that must not be cached, although anybody with its URL may open it (D28). @default false */
  isUncached?: boolean;
  lazy: LazyPage;
  /** Child routes with paths below the page's own, rendered where its `useOutlet` is. */
  tabs?: readonly TabRoute[];
}

/**
 * A child route of a page: `path` is relative to that of the page. Layout and access are the page's, and its loader
 * does not run again when switching tabs.
 */
export type TabRoute = Pick<StorefrontRoute, "id" | "path" | "lazy">;

/** A feature package for an app: its routes, and its messages in each language. */
export interface Feature extends MessageCatalogs {
  name: string;
  routes: readonly StorefrontRoute[];
}

/** Data of a route for head, guard and layout. */
export interface RouteHandle {
  head?: AnyPageModule["head"];
  access: StorefrontRoute["access"];
  layout: Layout;
  isUncached?: boolean;
}

/**
 * Declares the module of a page, which is loaded when its route is visited (spec §2). Always written in a route of a
 * `feature.ts` as `lazy: lazyRoute(() => import("./page.tsx"))`: the build parses that form and adds the page's
 * `module`, by which the server finds its files.
 */
export const lazyRoute = (load: LazyPage): LazyPage => load;
