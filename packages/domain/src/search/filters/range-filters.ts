import type { OfferScope, RangeFilter } from "./filter-row.ts";

const ofHomes = ({ isHome }: OfferScope): boolean => isHome;
const ofSales = ({ isRent }: OfferScope): boolean => !isRent;

/**
 * Filters with a minimum and a maximum (spec §3 Search filter), in URL order. Amounts are whole kroner or dollars,
 * areas square metres.
 */
export const rangeFilters = [
  {
    name: "price",
    unit: "amount",
    low: "price_low",
    high: "price_high",
  },
  {
    name: "askingPrice",
    unit: "amount",
    low: "asking_low",
    high: "asking_high",
    isOffered: ofSales,
  },
  {
    name: "monthlyRent",
    unit: "amount",
    low: "rent_low",
    high: "rent_high",
    isOffered: ({ isRent }) => isRent,
  },
  {
    name: "totalPrice",
    unit: "amount",
    low: "total_low",
    high: "total_high",
    isOffered: ofSales,
  },
  {
    name: "sharedCost",
    unit: "amount",
    low: "shared_low",
    high: "shared_high",
    isOffered: ({ isHome, isRent }) => isHome && !isRent,
  },
  {
    name: "bedroom",
    unit: "count",
    low: "bedrooms_low",
    high: "bedrooms_high",
    isOffered: ofHomes,
  },
  {
    name: "bathroom",
    unit: "count",
    low: "bathrooms_low",
    high: "bathrooms_high",
    isOffered: ofHomes,
  },
  { name: "garage", unit: "count", low: "garages_low", high: "garages_high", isOffered: ofHomes },
  { name: "primaryRoom", unit: "area", low: "primary_low", high: "primary_high" },
  { name: "landsize", unit: "area", low: "land_low", high: "land_high", isOffered: ofSales },
  { name: "constructionYear", unit: "year", low: "year_built", high: "year_built" },
] as const satisfies readonly RangeFilter[];
/** The name of a range, before `Min` and `Max`. */
export type RangeName = (typeof rangeFilters)[number]["name"];

/** Whether the maximum of a range restricts: zero does for bedrooms alone, where it is a studio (spec §5 Empty filters). */
export const isMaximum = (name: RangeName, max: number | undefined): max is number =>
  max !== undefined && (max !== 0 || name === "bedroom");
