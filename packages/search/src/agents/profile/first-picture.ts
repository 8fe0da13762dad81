import type { Head } from "@hjem/storefront/head";
import { linkPicture } from "@hjem/storefront/link-picture";
import type { ShownListings } from "./work-model.ts";

/** The first picture of the listings: in links to the page, and loaded before the scripts. */
export function firstPicture(shown: ShownListings | null): Pick<Head, "image" | "preloadImage"> {
  const home = shown?.homes.find(({ images }) => images.length > 0);
  const [picture] = home?.images ?? [];
  if (!home || !picture) return {};
  return {
    image: linkPicture(picture.url, home.title),
    preloadImage: {
      url: picture.url,
      sizes: "(width >= 1366px) 27rem, (width >= 1024px) 33vw, (width >= 640px) 50vw, 100vw",
    },
  };
}
