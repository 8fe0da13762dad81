import type { LazyPage } from "../app/storefront-route.ts";

/**
 * Names the module of a page, which is fetched when its route is entered (spec §2). Always written in a row of a
 * `routes.ts` as `lazy: lazyRoute(() => import("./page.tsx"))`: the build reads that form and gives the page its
 * `module`, under which the server finds its files.
 */
export const lazyRoute = (load: LazyPage): LazyPage => load;
