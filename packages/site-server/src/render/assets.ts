import type { Site } from "./create-renderer.tsx";

/** Files of the build that one page needs, as the server has looked them up. */
export interface PageAssets {
  /** Inlined style elements: one in a build, one for each module in development. */
  styles: readonly { css: string; attributes?: string }[];
  /** Addresses of the files whose styles are inlined and that a script may ask for: the browser need not fetch them again. */
  styleFiles: readonly string[];
  /** Content-Security-Policy sources of `styles`; null where pages have no policy (development). */
  styleHashes: readonly string[] | null;
  /** Modules to fetch when the page comes to life: frame, page, words. */
  preloads: readonly string[];
  /** The small module that waits until the page can be seen, and then brings it to life. */
  entry: string;
  /** Fonts that the first view is set in. */
  fonts: readonly string[];
}

/**
 * Finds the files of a page by its lazy modules, each named by its path from the repository's root. Of `parts` only the
 * styles come with the page; their code is fetched after it has loaded.
 */
export type AssetsFor = (
  modules: readonly string[],
  parts: readonly string[],
) => PageAssets | Promise<PageAssets>;

/** A site as the server uses it: what renders its pages, and what their files are. */
export interface RunningSite {
  site: () => Promise<Site>;
  assetsFor: AssetsFor;
  /** Last touch to a page's HTML (development). */
  finish?: (url: string, html: string) => Promise<string>;
}
