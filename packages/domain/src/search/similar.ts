import { z } from "zod";
import { ALL, PAGE_MAX, PAGE_SIZE_MAX, RECOMMEND_SIZE } from "../limits.ts";
import { propertyTypes, type PropertyType } from "../listing/enumerations.ts";
import { PropertyId } from "../listing/property-id.ts";
import { Property } from "../listing/property.ts";
import { SearchArea, SearchFilter } from "./search-filter.ts";
import { Pagination } from "./search-response.ts";

/** Body of `POST /api/v4/property/similar` (SAVE-040): a home, and filters that similar ones must match too. */
export const SimilarRequest = z.object({
  propertyId: PropertyId,
  filter: z.object({ ...SearchFilter.shape, ...SearchArea.shape }).default({}),
  page: z.int().min(1).max(PAGE_MAX).default(1),
  size: z.int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE_MAX),
});
export type SimilarRequest = z.infer<typeof SimilarRequest>;

/** Its response (SAVE-041): ids, the most similar first. */
export const SimilarResponse = z.object({ data: z.array(PropertyId), pagination: Pagination });
export type SimilarResponse = z.infer<typeof SimilarResponse>;

/** Query of `GET /api/v2/property/recommend` (PROP-056). */
export const RecommendQuery = z.object({
  id: PropertyId,
  size: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(RECOMMEND_SIZE),
});

/** Its response: the same homes as results. */
export const RecommendResponse = z.object({ data: z.array(Property) });
export type RecommendResponse = z.infer<typeof RecommendResponse>;

/** Properties by which homes are compared; areas in whole square metres (BRA-i, else primary room), whole amounts. */
export interface SimilarTraits {
  price: number | null;
  area: number | null;
  bedrooms: number | null;
}

/** Never similar to a home: land and parking. */
const landTypes: readonly PropertyType[] = ["land", "plot"];
const parkingTypes: readonly PropertyType[] = ["garage", "garage_parking"];

/** The property types that are compared with each other: land, parking, or everything on land. */
export function similarTypes(types: readonly PropertyType[]): PropertyType[] {
  const own = [landTypes, parkingTypes].find((names) =>
    types.every((type) => names.includes(type)),
  );
  if (own) return [...own];
  return propertyTypes.filter(
    (type) => type !== ALL && !landTypes.includes(type) && !parkingTypes.includes(type),
  );
}

/**
 * Weight of each property; a place is one below the widest (municipality, district, suburb, postcode, street). Type,
 * price and size together outweigh all places: a home next door that is twice as large is not similar.
 */
export const similarWorth = {
  place: 100,
  price: 300,
  area: 300,
  type: 300,
  bedrooms: 100,
} as const;

/** `worth` minus one for each thousandth of difference from the requested value; 0 where either is missing. */
const nearness = (worth: number, value: number | null, requested: number | null): number =>
  value === null || requested === null || requested <= 0
    ? 0
    : worth - Math.min(worth, Math.floor((Math.abs(value - requested) * 1000) / requested));

/** Similarity of a home to the requested one, as a whole number that is the same in every engine (D34). */
export const similarity = (
  home: SimilarTraits & { sharedPlaces: number; isOfSameType: boolean },
  requested: SimilarTraits,
): number =>
  similarWorth.place * home.sharedPlaces +
  nearness(similarWorth.price, home.price, requested.price) +
  nearness(similarWorth.area, home.area, requested.area) +
  (home.isOfSameType ? similarWorth.type : 0) +
  (home.bedrooms !== null && home.bedrooms === requested.bedrooms ? similarWorth.bedrooms : 0);
