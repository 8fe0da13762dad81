import { paths } from "@hjem/domain/paths";
import type { AnyPageModule, Head, HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import { matchPath, useLocation } from "react-router";

// One module for every route: one per page would add to the first load of every page (D42).

/** Pages behind the guard, by the path of their route; loaded once it has allowed the visitor (D26). */
const guarded: Readonly<Record<string, () => Promise<AnyPageModule>>> = {
  [paths.userFavourites.path]: () => import("./overview/overview-page.tsx"),
  [paths.userSavedSearches.path]: () => import("./searches/saved-searches-page.tsx"),
};

const pathOf = (pathname: string): string =>
  Object.keys(guarded).find((path) => matchPath(path, pathname)) ?? "";

const fetched = new Map<string, AnyPageModule>();

/** Loads the page of the URL, with its data. */
export async function loader(args: PageLoaderArgs): Promise<unknown> {
  const path = pathOf(args.url.pathname);
  const module = await guarded[path]?.();
  if (module) fetched.set(path, module);
  return module?.loader?.(args) ?? null;
}

/** Title of the page; none of them is indexed. */
export const head = (model: never, page: HeadContext): Head =>
  fetched.get(pathOf(page.url.pathname))?.head?.(model, page) ?? {
    title: page.region.siteName,
    isNoIndex: true,
  };

/** The page of the URL. */
export function Component() {
  const Page = fetched.get(pathOf(useLocation().pathname))?.Component;
  return Page && <Page />;
}
