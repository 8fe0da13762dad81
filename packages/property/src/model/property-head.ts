import { imageUrl } from "@hjem/domain/listing/image-url";
import type { Listing } from "@hjem/domain/listing/listing";
import type { Head } from "@hjem/storefront/head";
import type { PageContext } from "@hjem/storefront/page-context";
import { leadPrice } from "../costs/price-lines.ts";
import { type MarkupNode, markupText } from "../description/markup.ts";
import { structuredData } from "./structured-data.ts";

/** Search engines show about this much of a description. */
const DESCRIPTION_LENGTH = 155;

const shorten = (words: string) =>
  words.length <= DESCRIPTION_LENGTH
    ? words
    : `${words.slice(0, words.lastIndexOf(" ", DESCRIPTION_LENGTH))} …`;

/** The home's address and price, what the seller says first, and its first picture. */
export function propertyHead(
  page: Omit<PageContext, "store">,
  url: URL,
  listing: Listing,
  description: readonly MarkupNode[],
): Head {
  const { figure } = leadPrice(page, listing);
  const words = shorten(
    [figure, listing.title, markupText(description)].filter(Boolean).join(". "),
  );
  const [image] = listing.images;
  return {
    title: listing.address.fullAddress,
    description: words,
    ...(image && {
      image: imageUrl(image.url),
      preloadImage: { url: image.url, sizes: "(width >= 640px) 50vw, 100vw" },
    }),
    jsonLd: [structuredData(listing, new URL(url.pathname, page.origin).href, words)],
  };
}
