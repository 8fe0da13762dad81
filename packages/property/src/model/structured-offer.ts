import { type Availability, isRental } from "@hjem/domain/listing/availability";
import type { Listing } from "@hjem/domain/listing/listing";
import { sumRange } from "@hjem/domain/listing/price/total-price";
import type { RentPeriod } from "@hjem/domain/rent-period";

const availabilities: Readonly<Record<Availability, string>> = {
  available: "InStock",
  future: "PreSale",
  sold: "SoldOut",
  rented: "SoldOut",
  unavailable: "Discontinued",
};

/** UN/CEFACT codes of periods. */
const unitCodes: Readonly<Record<RentPeriod, string>> = {
  year: "ANN",
  month: "MON",
  week: "WEE",
};

/** The market's price rules, and whether this page shows a price. */
export interface OfferTerms {
  /** Of this listing's rent. */
  rentPeriod: RentPeriod;
  /** A price on request is not in the structured data either. */
  isPriceHidden: boolean;
}

function priceOf(listing: Listing, { rentPeriod, isPriceHidden }: OfferTerms) {
  const { prices } = listing;
  const money = prices.price ?? prices.askingPrice ?? prices.monthly;
  const sum = sumRange(money);
  if (!money || !sum || isPriceHidden) return {};
  const priceCurrency = money.currency;
  const isRange = sum.min !== sum.max;
  if (!isRental(listing)) {
    return isRange
      ? { lowPrice: sum.min, highPrice: sum.max, priceCurrency }
      : { price: sum.min, priceCurrency };
  }
  return {
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      ...(isRange ? { minPrice: sum.min, maxPrice: sum.max } : { price: sum.min }),
      priceCurrency,
      unitCode: unitCodes[rentPeriod],
    },
  };
}

/** The offer of a home (schema.org Offer; AggregateOffer for a price range). */
export function structuredOffer(listing: Listing, terms: OfferTerms): Record<string, unknown> {
  const { agency, contractDetails, publishedAt, status } = listing;
  const price = priceOf(listing, terms);
  const side = isRental(listing) ? "LeaseOut" : "Sell";
  return {
    "@type": "lowPrice" in price ? "AggregateOffer" : "Offer",
    businessFunction: { "@id": `http://purl.org/goodrelations/v1#${side}` },
    ...price,
    availability: `https://schema.org/${availabilities[status]}`,
    validFrom: publishedAt,
    ...(contractDetails.availableFrom && { availabilityStarts: contractDetails.availableFrom }),
    // A private owner's name is not for search engines.
    ...(agency && { seller: { "@type": "RealEstateAgent", name: agency.name } }),
  };
}
