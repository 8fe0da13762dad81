import { estimateFrom } from "@hjem/domain/lead/estimate";
import {
  type Comparable,
  type Estimate,
  type EstimateReach,
  estimateReaches,
} from "@hjem/domain/lead/valuation";
import { ESTIMATE_NEAR_KM } from "@hjem/domain/limits";
import { primaryArea } from "@hjem/domain/listing/areas";
import type { Listing } from "@hjem/domain/listing/listing";
import { listingOfDraft } from "@hjem/domain/listing/listing-type";
import { isPriceShown } from "@hjem/domain/listing/price/shown-price";
import type { Property } from "@hjem/domain/listing/property";
import { rentPeriodOf } from "@hjem/domain/rent-period";
import { SearchFilter } from "@hjem/domain/search/search-filter";
import { toCamelKeys } from "@hjem/domain/wire/case";
import type { Database } from "../../db/schema.ts";
import type { SearchIndex, SearchScope } from "../../search/search-index.ts";
import { findSimilarTo, inWholeRegion, similarSearch } from "../../search/similar-homes.ts";

/** More than are shown: some have no area, or one that is too far off. */
const LOOKED_AT = 40;

/**
 * A result as something to compare with: by its asking price, of a guide by the middle. Projects are no single home; a price
 * that is withheld is not shown here either.
 */
const comparableOf = (card: Property): Comparable[] => {
  const { priceMin, priceMax, priceMethod, askingPrice, infoSection, jointDebt } = card;
  const area = infoSection.interiorArea?.value ?? 0;
  const isShown =
    card.offerType === "rent" ||
    isPriceShown({ priceMethod, hasAskingPrice: askingPrice !== null });
  if (priceMin === null || priceMax === null || area <= 0 || !isShown) return [];
  if (card.childPropertyId.length > 0) return [];
  const price = Math.round((priceMin + priceMax) / 2);
  const total = card.offerType === "buy" ? price + (jointDebt ?? 0) : price;
  return total === 0
    ? []
    : [
        {
          propertyId: card.propertyId,
          agencyId: card.agencyId,
          address: card.address,
          price: total,
          area,
          availability: card.availability,
          pricePerSquareMetre: Math.round((total / area) * 100) / 100,
        },
      ];
};

/**
 * Estimate of the asking price from the most similar homes that are or were on the market (LEAD-006), without
 * withdrawn ones. Where those of its own places do not suffice, the search is widened step by step.
 */
export const valuate = async (
  { db, index }: { db: Database; index: SearchIndex },
  listing: Listing,
  scope: SearchScope,
): Promise<Estimate> => {
  const { region } = scope;
  const isSale = listingOfDraft(listing.listingType).acquisition === "buy";
  const area = primaryArea(listing.details);
  const home = {
    area: area && area.min === area.max ? area.min : null,
    jointDebt: isSale ? (listing.prices.jointDebt?.amount ?? 0) : 0,
    currency: region.currency.code,
    period: isSale ? null : rentPeriodOf(region, listing.listingType),
  };
  if (listing.priceStatement !== undefined) {
    return { kind: "cannot_tell", reason: "price_withheld", comparables: [] };
  }
  const requested = await findSimilarTo(db, region.id, listing.id);
  if (!requested) return estimateFrom(home, []);
  const filter = SearchFilter.parse({
    availability: ["available", "future", "sold", "rented"],
    propertyType: listing.propertyTypes,
  });
  const findComparables = async (reach: EstimateReach): Promise<Comparable[]> => {
    const compared = reach === "place" ? requested : inWholeRegion(requested);
    const around = { mapCentroid: requested.location, propertyRadius: ESTIMATE_NEAR_KM * 1_000 };
    const search = similarSearch(compared, {
      filter: { ...filter, ...(reach === "near" && around) },
      page: 1,
      size: LOOKED_AT,
    });
    const { cards } = await index.similar(compared, search, scope);
    return (toCamelKeys(JSON.parse(`[${cards}]`)) as Property[]).flatMap(comparableOf);
  };
  let estimate = estimateFrom(home, []);
  if (home.area === null) return estimate;
  for (const reach of estimateReaches) {
    estimate = estimateFrom(home, await findComparables(reach), reach);
    if (estimate.kind === "estimate") return estimate;
  }
  return estimate;
};
