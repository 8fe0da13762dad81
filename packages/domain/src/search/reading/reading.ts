import { z } from "zod";
import { KEYWORDS_MAX_LENGTH } from "../../limits.ts";
import { acquisitions, searchListingTypes } from "../../listing/listing-type.ts";
import { GeoId } from "../../place/place.ts";
import { SearchArea, SearchFilter } from "../search-filter.ts";

/** The typed text, and the search in which it was typed (D109). */
export const ReadingRequest = z.object({
  text: z.string().max(KEYWORDS_MAX_LENGTH),
  listingType: z.enum(searchListingTypes).default("buy"),
  acquisition: z.enum(acquisitions).default("buy"),
  /** Places of that search: a misspelt name is not taken for a place in another county or state. */
  geoId: z.array(GeoId).max(50).optional(),
});
export type ReadingRequest = z.infer<typeof ReadingRequest>;
/** As in a request: the defaults are filled in. */
export type ReadingRequestInput = z.input<typeof ReadingRequest>;

/** Kinds of recognised text. */
export const chipKinds = [
  "listing",
  "place",
  "address",
  "property_type",
  "bedrooms",
  "bathrooms",
  "garages",
  "price",
  "area",
  "land",
  "condition",
  "furnished",
  "ownership",
  "sale_method",
  "pets",
  "sold",
  "future",
  "private",
  "published",
  "viewing",
  "sorted",
  "travel",
  "year",
  "energy",
  "floor",
  "shared_cost",
  "available",
] as const;
export type ChipKind = (typeof chipKinds)[number];

/** Fields of a search that text can set. `listingType` and `acquisition` are absent where the text states neither. */
export const ReadFilter = SearchFilter.pick({
  geoId: true,
  address: true,
  propertyType: true,
  bedroomMin: true,
  bedroomMax: true,
  bathroomMin: true,
  bathroomMax: true,
  garageMin: true,
  garageMax: true,
  priceMin: true,
  priceMax: true,
  totalPriceMin: true,
  totalPriceMax: true,
  primaryRoomMin: true,
  primaryRoomMax: true,
  landsizeMin: true,
  landsizeMax: true,
  propertyCondition: true,
  furnished: true,
  ownership: true,
  saleMethod: true,
  isPetAllowed: true,
  isLandOwnedBySeller: true,
  availability: true,
  ownerType: true,
  publishDateMin: true,
  viewingDate: true,
  availableFrom: true,
  constructionYearMin: true,
  constructionYearMax: true,
  energyProfile: true,
  floors: true,
  sharedCostMin: true,
  sharedCostMax: true,
}).extend({
  reach: SearchArea.shape.reach,
  mapCentroid: SearchArea.shape.mapCentroid,
  propertyRadius: SearchArea.shape.propertyRadius,
  sorting: z.enum(["price", "primary_room"]).optional(),
  order: z.enum(["asc", "desc"]).optional(),
  listingType: z.enum(searchListingTypes).optional(),
  acquisition: z.enum(["buy", "rent"]).optional(),
});
export type ReadFilter = z.infer<typeof ReadFilter>;

/** The parsed text of the search box (D109, S1, S6). */
export const Reading = z.object({
  /** Recognised filters, as fields of a search (D19). */
  filter: ReadFilter,
  /** Recognised pieces of the text with their kind, in order. */
  chips: z.array(
    z.object({
      kind: z.enum(chipKinds),
      text: z.string(),
      /** A rent that was stated for another period than the market's: the filter has it per the market's period. */
      isConverted: z.literal(true).optional(),
    }),
  ),
  /** The rest, as keywords for the listings; empty where everything was recognised. */
  words: z.string(),
  /** Pieces that are not used, because no filter holds them and no listing has them; absent where there are none. */
  unused: z.array(z.string()).optional(),
});
export type Reading = z.infer<typeof Reading>;

/** Response of the call. */
export const ReadingResponse = z.object({ data: Reading });
export type ReadingResponse = z.infer<typeof ReadingResponse>;
