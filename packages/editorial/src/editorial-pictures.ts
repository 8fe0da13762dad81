import type { ContentPicture } from "@hjem/domain/content/block";
import { existsSync, readFileSync } from "node:fs";

/** Where pictures of the product's own texts are served from: below the own origin (D114). */
export const EDITORIAL_PICTURES = "/media/content/editorial/";

const folder = new URL("./pictures/", import.meta.url);
/** Every picture has this size, in pixels: that of the first view on a tablet, and of a phone with three pixels to a point. */
const SIZE = { width: 1_200, height: 800 } as const;
const NAME = /^[a-z]+(-[a-z]+)*\.webp$/;

/** The bytes of a picture, WebP; null where there is none of this name. */
export function editorialPicture(name: string): Buffer | null {
  const file = new URL(name, folder);
  return NAME.test(name) && existsSync(file) ? readFileSync(file) : null;
}

/** A picture as an entry shows it. @throws {Error} where there is no such picture, or no text for those who do not see it. */
export function shownPicture(name: string, alternativeText = ""): ContentPicture {
  if (!editorialPicture(name)) throw new Error(`No such picture: ${name}`);
  if (alternativeText === "") throw new Error(`A picture without a text: ${name}`);
  return { url: `${EDITORIAL_PICTURES}${name}`, alternativeText, ...SIZE };
}
