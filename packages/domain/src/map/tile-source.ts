/** Where the pictures of a detailed map come from, and whose work they are (D28). */
export interface TileSource {
  /** Address with `{z}`, `{x}` and `{y}` in the order that the source wants; `{s}` stands for a, b or c. */
  url: string;
  attribution: { text: string; href: string };
  /** Deepest level that the source draws. */
  maxZoom: number;
}

/** Origin that a page's policy must allow for pictures, e.g. `https://*.tiles.example` (D28). */
export const tileOrigin = ({ url }: Pick<TileSource, "url">): string =>
  /^[a-z]+:\/\/[^/]+/i.exec(url)?.[0].replace("{s}", "*") ?? "";
