import { priceMethods } from "../listing/enumerations.ts";
import type { DraftFieldRow } from "./draft-field-row.ts";
import { homesForRent, homesForSale, rents, sales } from "./listing-type-sets.ts";

/** Shown for these methods; a market without methods has none, so that its price is always shown. */
const methods = (...values: ((typeof priceMethods)[number] | null)[]) => ({
  path: "price_and_date.price_method",
  values,
});
const amount = { min: 0, max: 2_000_000_000 };

/**
 * Fields of the fifth tab (LIST-061..072). A sale has a day of takeover (`available_from`); a rental also an end, and
 * the first and last day of its lease (LIST-072). A holiday rental has the amounts of a home for rent (LIST-069), and a
 * holiday home for sale keeps the property tax (LIST-065).
 */
export const priceFields = [
  {
    path: "price_and_date.price_method",
    group: "price",
    control: "choice",
    choices: priceMethods,
    listingTypes: sales,
  },
  {
    path: "price_and_date.asking_price",
    group: "price",
    control: "money",
    bounds: amount,
    listingTypes: sales,
    shownWhen: methods("fixed", "guide", "auction", null),
  },
  {
    path: "price_and_date.asking_price_max",
    group: "price",
    control: "money",
    bounds: amount,
    listingTypes: sales,
    shownWhen: methods("guide", "auction"),
  },
  {
    path: "price_and_date.auction_date",
    group: "price",
    control: "day",
    listingTypes: sales,
    shownWhen: methods("auction"),
  },
  {
    path: "price_and_date.search_price",
    group: "price",
    control: "money",
    bounds: amount,
    listingTypes: sales,
    shownWhen: methods("auction", "offers", "contact_agent"),
  },
  {
    path: "price_and_date.joint_debt",
    group: "price",
    control: "money",
    bounds: amount,
    listingTypes: homesForSale,
  },
  {
    path: "price_and_date.adding_cost",
    group: "price",
    control: "money",
    bounds: amount,
    listingTypes: homesForSale,
  },
  {
    path: "price_and_date.cost_included",
    group: "price",
    control: "flag",
    listingTypes: homesForSale,
  },
  {
    path: "price_and_date.total_price",
    group: "price",
    control: "money",
    listingTypes: homesForSale,
    isComputed: true,
  },
  {
    path: "price_and_date.shared_cost",
    group: "shared_costs",
    control: "money",
    bounds: amount,
    period: "shared",
    listingTypes: homesForSale,
  },
  {
    path: "price_and_date.included_in_shared_cost",
    group: "shared_costs",
    control: "long_text",
    maxLength: 1_000,
    listingTypes: homesForSale,
  },
  {
    path: "price_and_date.final_monthly_shared_cost",
    group: "shared_costs",
    control: "money",
    bounds: amount,
    period: "shared",
    listingTypes: homesForSale,
    isMore: true,
  },
  {
    path: "price_and_date.shared_costs_description_html",
    group: "shared_costs",
    control: "html",
    maxLength: 4_000,
    listingTypes: homesForSale,
    isMore: true,
  },
  {
    path: "price_and_date.shared_fund",
    group: "shared_costs",
    control: "money",
    bounds: amount,
    listingTypes: homesForSale,
    isMore: true,
  },
  // LIST-064: a holiday home has none.
  {
    path: "price_and_date.annual_municipality_fees",
    group: "yearly_costs",
    control: "money",
    bounds: amount,
    period: "year",
    listingTypes: ["residential_sale"],
  },
  {
    path: "price_and_date.annual_property_tax",
    group: "yearly_costs",
    control: "money",
    bounds: amount,
    period: "year",
    listingTypes: homesForSale,
  },
  {
    path: "price_and_date.tax",
    group: "valuation",
    control: "money",
    bounds: amount,
    listingTypes: homesForSale,
    isMore: true,
  },
  {
    path: "price_and_date.valuation",
    group: "valuation",
    control: "money",
    bounds: amount,
    listingTypes: sales,
    isMore: true,
  },
  {
    path: "price_and_date.valuation_as_collateral",
    group: "valuation",
    control: "money",
    bounds: amount,
    listingTypes: sales,
    isMore: true,
  },
  {
    path: "price_and_date.monthly",
    group: "rent",
    control: "money",
    bounds: amount,
    period: "rent",
    listingTypes: rents,
  },
  // LIST-068: premises are let without one.
  {
    path: "price_and_date.deposit",
    group: "rent",
    control: "money",
    bounds: amount,
    listingTypes: homesForRent,
  },
  { path: "price_and_date.available_from", group: "availability", control: "day" },
  {
    path: "price_and_date.available_to",
    group: "availability",
    control: "day",
    listingTypes: rents,
    isMore: true,
  },
  {
    path: "price_and_date.rental_from",
    group: "availability",
    control: "day",
    listingTypes: rents,
    isMore: true,
  },
  {
    path: "price_and_date.rental_to",
    group: "availability",
    control: "day",
    listingTypes: rents,
    isMore: true,
  },
  { path: "price_and_date.inspections", group: "inspections", control: "inspections" },
  {
    path: "price_and_date.is_inspection_by_appointment",
    group: "inspections",
    control: "flag",
  },
  {
    path: "price_and_date.viewing_description",
    group: "inspections",
    control: "long_text",
    maxLength: 1_000,
  },
] as const satisfies readonly DraftFieldRow[];
