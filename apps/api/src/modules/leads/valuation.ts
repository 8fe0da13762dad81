import { estimateFrom } from "@hjem/domain/lead/estimate";
import type { Comparable, Estimate } from "@hjem/domain/lead/valuation";
import { primaryArea } from "@hjem/domain/listing/areas";
import type { Listing } from "@hjem/domain/listing/listing";
import type { Property } from "@hjem/domain/listing/property";
import { listingOfDraft } from "@hjem/domain/search/listing-type";
import { SearchFilter } from "@hjem/domain/search/search-filter";
import { toCamelKeys } from "@hjem/domain/wire/case";
import type { Database } from "../../db/schema.ts";
import type { SearchIndex, SearchScope } from "../../search/search-index.ts";
import { findSimilarTo, similarSearch } from "../../search/similar-to.ts";

/** More than are told: some have no area, or one that is too far off. */
const LOOKED_AT = 40;

/** A result as something to compare with; projects with a range of prices or sizes are no single home. */
const comparableOf = (card: Property): Comparable[] => {
  const { price, priceMin, priceMax, infoSection, jointDebt } = card;
  const area = infoSection.interiorArea?.value ?? 0;
  if (price === null || priceMin !== priceMax || area <= 0 || card.childPropertyId.length > 0) {
    return [];
  }
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

/** What a home is asked for, judged by the likest that are or were on the market (LEAD-006); withdrawn ones say nothing. */
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
    period: isSale ? null : region.rentPeriod,
  };
  const asked = await findSimilarTo(db, region.id, listing.id);
  if (!asked) return estimateFrom(home, []);
  const filter = SearchFilter.parse({ availability: ["available", "future", "sold", "rented"] });
  const search = similarSearch(asked, { filter, page: 1, size: LOOKED_AT });
  const { cards } = await index.similar(asked, search, scope);
  const found = toCamelKeys(JSON.parse(`[${cards}]`)) as Property[];
  const ofSameType = found.filter(({ propertyType }) =>
    propertyType.some((type) => listing.propertyTypes.includes(type)),
  );
  return estimateFrom(home, ofSameType.flatMap(comparableOf));
};
