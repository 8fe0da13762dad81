import { joinSentences } from "@hjem/domain/format/format-text";
import { isClosed, isRental } from "@hjem/domain/listing/availability";
import type { Listing } from "@hjem/domain/listing/listing";
import { hasShownPrice } from "@hjem/domain/listing/price/home-costs";
import { rentPeriodOf } from "@hjem/domain/rent-period";
import { type MarkupNode, markupText } from "@hjem/domain/text/markup";
import { breadcrumbList } from "@hjem/storefront/breadcrumb-list";
import type { Head } from "@hjem/storefront/head";
import { linkPicture } from "@hjem/storefront/link-picture";
import type { PageContext } from "@hjem/storefront/page-context";
import type { Crumb } from "@hjem/ui/breadcrumbs";
import { leadPrice } from "../costs/accounts/price-lines.ts";
import type { FacilityLabel } from "../facilities/facility-labels.ts";
import type { ListingPhotos } from "../gallery/listing-photos.ts";
import { structuredData } from "./structured-data.ts";

/** Maximum length of a description in search results. */
const DESCRIPTION_LENGTH = 155;

const shorten = (words: string) =>
  words.length <= DESCRIPTION_LENGTH
    ? words
    : `${words.slice(0, words.lastIndexOf(" ", DESCRIPTION_LENGTH))} …`;

/** Parts of the page that its head uses too. */
export interface HeadParts {
  description: readonly MarkupNode[];
  crumbs: readonly Crumb[];
  facilities: readonly FacilityLabel[];
  photos: ListingPhotos["photos"];
}

/** The home's address and price, the start of the description, and its first picture; of a hidden one the place alone (D99). */
export function propertyHead(
  page: Omit<PageContext, "store">,
  url: URL,
  listing: Listing,
  { description, crumbs, facilities, photos }: HeadParts,
): Head {
  const { region, language, origin, term } = page;
  const { fullAddress } = listing.address;
  if (listing.isHidden) {
    return {
      title: fullAddress,
      description: term(`status.${listing.status}`),
      isNoIndex: true,
    };
  }
  const { label, figure } = leadPrice(page, listing);
  // "Sold for $910,000", but "Sold. Price withheld".
  const hasSum = /\d/.test(figure);
  const price = !isClosed(listing) ? [figure] : hasSum ? [`${label} ${figure}`] : [label, figure];
  const words = shorten(joinSentences([...price, listing.title, markupText(description)]));
  const [first] = photos;
  const shown = photos.find(({ fit }) => fit !== "contain") ?? first;
  return {
    title: fullAddress,
    description: words,
    ...(shown && { image: linkPicture(shown.source.url, shown.alt) }),
    ...(first && {
      preloadImage: { url: first.source.url, sizes: "(width >= 640px) 50vw, 100vw" },
    }),
    jsonLd: [
      structuredData(listing, {
        address: new URL(url.pathname, origin).href,
        description: words,
        // A region's id is its country code.
        country: region.id.toUpperCase(),
        language: language.tag,
        rentPeriod: rentPeriodOf(region, listing.listingType),
        isPriceHidden: !isRental(listing) && !hasShownPrice(listing),
        facilities,
      }),
      breadcrumbList(crumbs, origin),
    ],
  };
}
