/** Files of the build that one page needs, as the server has looked them up. */
export interface PageAssets {
  /** Styles in the order of their files; each is inlined, and its address stops the browser from fetching it again. */
  styles: readonly { css: string; href?: string; attributes?: string }[];
  /** Modules to fetch early: the entry's imports, the page, the words. */
  preloads: readonly string[];
  /** The module that brings the page to life. */
  entry: string;
  /** Fonts that the first view is set in. */
  fonts: readonly string[];
}
