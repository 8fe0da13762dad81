import { sumRange } from "@hjem/domain/costs/money-range";
import { primaryArea } from "@hjem/domain/listing/areas";
import { imageUrl } from "@hjem/domain/listing/image-url";
import type { Listing } from "@hjem/domain/listing/listing";
import { isGone } from "../heading/listing-state.ts";

/** Structured data of a listing (schema.org RealEstateListing), for searchers; `address` is the page's own, absolute. */
export function structuredData(
  listing: Listing,
  address: string,
  description: string,
): Record<string, unknown> {
  const { prices, details } = listing;
  const price = sumRange(prices.price ?? prices.askingPrice ?? prices.monthly);
  const currency = (prices.price ?? prices.askingPrice ?? prices.monthly)?.currency;
  const area = primaryArea(details);
  const [image] = listing.images;
  return {
    "@context": "https://schema.org",
    "@type": "RealEstateListing",
    url: address,
    name: listing.title,
    description,
    datePosted: listing.publishedAt.slice(0, 10),
    ...(image && { image: new URL(imageUrl(image.url), address).href }),
    about: {
      "@type": "Residence",
      address: {
        "@type": "PostalAddress",
        streetAddress: listing.address.street,
        postalCode: listing.address.postCode,
        addressLocality: listing.address.suburb,
        addressRegion: listing.address.region,
      },
      geo: {
        "@type": "GeoCoordinates",
        latitude: listing.address.coordinates.lat,
        longitude: listing.address.coordinates.lng,
      },
      ...(details.bedrooms && { numberOfBedrooms: details.bedrooms.min }),
      ...(area && {
        floorSize: { "@type": "QuantitativeValue", value: area.min, unitCode: "MTK" },
      }),
    },
    ...(price &&
      currency && {
        offers: {
          "@type": "Offer",
          price: price.min,
          priceCurrency: currency,
          availability: `https://schema.org/${isGone(listing) ? "SoldOut" : "InStock"}`,
        },
      }),
  };
}
