/** Files of the build that one page needs, as the server has looked them up. */
export interface PageAssets {
  /** Styles in the order of their files; each is inlined, and its address stops the browser from fetching it again. */
  styles: readonly { css: string; href?: string; attributes?: string }[];
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
