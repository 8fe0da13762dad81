import type { ComponentType } from "react";
import type { LoaderFunctionArgs } from "react-router";
import type { MessageCatalogs } from "../messages/message-catalogs.ts";
import type { Head } from "../page/head.ts";
import type { PageContext } from "../page/page-context.ts";

export type { Head, PageContext, MessageCatalogs };

/** Frames around a page (spec §2): `blank` has no header or footer, `user` has the account navigation. */
export type Layout = "blank" | "default" | "user";

/** Who may see a route (spec §6, D1, D26): guarded routes are not rendered on the server. */
export type Access = "public" | "signed-in" | "admin";

/** What a page's loader is given: the router's arguments, with the page context read already. */
export interface PageLoaderArgs {
  request: Request;
  /** The address as the visitor sees it. */
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
 * a missing thing is thrown as `notFound()`. `head` is the page's title and metadata.
 */
export interface PageModule<Data = unknown> {
  loader?: (args: PageLoaderArgs) => Promise<Data | Response> | Data | Response;
  action?: PageAction;
  Component: ComponentType;
  head?: (data: Data, page: HeadContext) => Head;
}

/** A page module whose data only the page itself knows. */
export interface AnyPageModule {
  loader?: (args: PageLoaderArgs) => unknown;
  action?: PageAction;
  Component: ComponentType;
  head?: (data: never, page: HeadContext) => Head;
}

/** A page module that is fetched when its route is entered; `module` is its path from the repository's root. */
export type LazyPage = (() => Promise<AnyPageModule>) & { module?: string };

/** One row of the table of routes (spec §2). Ids are `feature.page`. */
export interface StorefrontRoute {
  id: string;
  path: string;
  layout: Layout;
  access: Access;
  /** True for a page that no cache may keep, although whoever has its address may open it (D28). @default false */
  isUncached?: boolean;
  lazy: LazyPage;
  /** Parts of the page that have addresses below its own; it renders them where its `useOutlet` is. */
  tabs?: readonly TabRoute[];
}

/**
 * A part of a page with an address of its own: `path` is what stands behind that of the page. Layout and access are the
 * page's, and its loader does not run again from one tab to the next.
 */
export type TabRoute = Pick<StorefrontRoute, "id" | "path" | "lazy">;

/** A feature package as an app composes it: its routes, and its words in each language. */
export interface Feature extends MessageCatalogs {
  name: string;
  routes: readonly StorefrontRoute[];
}

/** What a route knows beyond its page; read by head, guard and frame. */
export interface RouteHandle {
  head?: AnyPageModule["head"];
  access: StorefrontRoute["access"];
  layout: Layout;
  isUncached?: boolean;
}

/**
 * Names the module of a page, which is fetched when its route is entered (spec §2). Always written in a row of a
 * `feature.ts` as `lazy: lazyRoute(() => import("./page.tsx"))`: the build reads that form and gives the page its
 * `module`, under which the server finds its files.
 */
export const lazyRoute = (load: LazyPage): LazyPage => load;
