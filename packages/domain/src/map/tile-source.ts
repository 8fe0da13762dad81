/** Source and attribution of a detailed map's tiles (D28). */
export interface TileSource {
  /** URL with `{z}`, `{x}` and `{y}` in the source's order; `{s}` is a, b or c. */
  url: string;
  attribution: { text: string; href: string };
  /** Maximum zoom level of the source. */
  maxZoom: number;
}

/** Origin that the content security policy must allow for pictures, e.g. `https://*.tiles.example` (D28). */
export const tileOrigin = ({ url }: Pick<TileSource, "url">): string =>
  /^[a-z]+:\/\/[^/]+/i.exec(url)?.[0].replace("{s}", "*") ?? "";
