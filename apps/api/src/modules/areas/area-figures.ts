import { propertyTypes, uninhabitedTypes } from "@hjem/domain/listing/enumerations";
import type { Area, AreaMedian } from "@hjem/domain/place/area";
import { roomChoices } from "@hjem/domain/search/filter-choices";
import { listingKinds } from "@hjem/domain/search/listing-kinds";
import { SearchRequest, type SearchRequestInput } from "@hjem/domain/search/search-filter";
import type { SearchIndex, SearchScope } from "../../search/search-index.ts";
import { medianOf, medianValues } from "./area-median.ts";

/** What an area page counts and measures. */
export type AreaFigures = Pick<Area, "counts" | "medians" | "propertyTypes" | "bedrooms">;

/** What a home may be: a parking space or a plot says nothing of what homes cost (S17). */
export const homeTypes = propertyTypes.filter(
  (type) => type !== "all" && !uninhabitedTypes.some((other) => other === type),
);

/** The median price of the homes of a kind in a place; null where they are too few. */
export const medianPriceIn = (
  index: SearchIndex,
  geoId: string,
  {
    region,
    now,
    ...kind
  }: Pick<SearchScope, "region" | "now"> & Pick<SearchRequestInput, "listingType" | "acquisition">,
): Promise<AreaMedian> =>
  medianOf(
    index,
    SearchRequest.parse({ geoId: [geoId], ...kind, propertyType: homeTypes }),
    medianValues.price,
    { region, now },
  );

/**
 * The figures of a place, each that of a search: some thirty questions to the index, however many listings there are,
 * since a median is read from an order that the index has.
 */
export const areaFigures = async (
  index: SearchIndex,
  geoId: string,
  scope: SearchScope,
): Promise<AreaFigures> => {
  const { region } = scope;
  const searchOf = (request: SearchRequestInput) =>
    SearchRequest.parse({ geoId: [geoId], ...request });
  const countOf = (request: SearchRequestInput) => index.count(searchOf(request), scope);
  const sale = { listingType: "buy", acquisition: "buy" } as const;
  const median = (request: SearchRequestInput, value: keyof typeof medianValues) =>
    medianOf(index, searchOf(request), medianValues[value], scope);

  const types = region.propertyTypeGroups.find(({ listingTypes }) =>
    listingTypes.includes(sale.listingType),
  );
  const byType = (types?.types ?? []).map(async (type) => {
    const request = { ...sale, propertyType: [type] };
    const count = await countOf(request);
    return { type, count, medianPrice: count > 0 ? await median(request, "price") : null };
  });
  const byBedrooms = roomChoices
    .filter((choice) => choice !== "any")
    .map(async (min) => ({ min, count: await countOf({ ...sale, bedroomMin: min }) }));
  const byKind = listingKinds(region).map(async (kind) => ({
    ...kind,
    count: await countOf(kind),
  }));

  const homes = { ...sale, propertyType: homeTypes };
  const [counts, counted, bedrooms, price, pricePerPrimary, rent] = await Promise.all([
    Promise.all(byKind),
    Promise.all(byType),
    Promise.all(byBedrooms),
    medianPriceIn(index, geoId, { ...scope, ...sale }),
    median(homes, "pricePerPrimary"),
    medianPriceIn(index, geoId, { ...scope, listingType: "rent", acquisition: "rent" }),
  ]);
  return {
    counts,
    medians: { price, pricePerPrimary, rent },
    propertyTypes: counted
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count),
    bedrooms: bedrooms.filter(({ count }) => count > 0),
  };
};
