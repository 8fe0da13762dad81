import { findClosing, findShownPrice } from "../listing/price/shown-price.ts";
import type { ResultHome } from "../listing/result-home.ts";
import type { TermKey } from "../terms.ts";
import type { FormatContext } from "./format-context.ts";
import { formatPrice, formatPriceRange, formatRent } from "./format-price.ts";

/** The price of a result. */
export interface ResultPrice {
  label: string;
  /** The formatted price, or the market's text for a hidden one. */
  figure: string;
  /** The search range of a home with a hidden price; else empty. */
  searchedAs: string;
  /** The statement that stands in place of a price that is withheld (D125), and must not be shortened; else empty. */
  statement: string;
}

/** Fields of a result that decide how its price is shown. */
export type PricedResult = Pick<
  ResultHome,
  | "listingType"
  | "offerType"
  | "priceMethod"
  | "price"
  | "priceMin"
  | "priceMax"
  | "askingPrice"
  | "availability"
  | "priceHistory"
  | "priceStatement"
>;

/**
 * Formats the price of a result: a sale price, a rent, a price or guide, or a text for a hidden price (spec §3, D30,
 * D54).
 */
export function resultPrice(
  page: FormatContext & { term: (key: TermKey) => string },
  property: PricedResult,
): ResultPrice {
  const { term } = page;
  const { listingType, offerType, price, availability, priceHistory } = property;
  const low = property.priceMin ?? price;
  const high = property.priceMax ?? price;
  const shown = findShownPrice({
    ...property,
    isRental: offerType === "rent",
    priceMin: low,
    priceMax: high,
    closingPrice: findClosing(availability, priceHistory)?.price ?? null,
  });
  const label = term(low === high ? "price.askingPrice" : "price.askingPriceRange");
  const nothing = { searchedAs: "", statement: "" };
  switch (shown.kind) {
    case "sold":
      return {
        label: term("price.soldPrice"),
        figure: formatPrice(page, shown.price),
        ...nothing,
      };
    case "rented":
      return {
        label: term("price.rentedPrice"),
        figure: formatRent(page, shown.price, listingType),
        ...nothing,
      };
    case "rent": {
      const figure =
        shown.price === null
          ? term("price.priceOnRequest")
          : formatRent(page, shown.price, listingType);
      return { label: term("price.monthly"), figure, ...nothing };
    }
    case "asking":
      return { label, figure: formatPriceRange(page, shown.low, shown.high), ...nothing };
    case "withheld":
      return {
        label: term(`status.${availability}`),
        figure: term("price.priceWithheld"),
        ...nothing,
      };
    default: {
      const { kind, searched } = shown;
      return {
        label,
        figure: term(kind === "request" ? "price.priceOnRequest" : `price.${kind}`),
        searchedAs: searched ? formatPriceRange(page, searched.low, searched.high) : "",
        statement: property.priceStatement ?? "",
      };
    }
  }
}

/** The latest price cut as `−200 000 kr`; empty where the last change was no cut. */
export function priceDrop(page: FormatContext, history: ResultHome["priceHistory"]): string {
  const view = history
    .filter(({ price }) => price !== null)
    .toSorted((one, other) => one.date.localeCompare(other.date));
  const last = view.at(-1);
  const before = view.at(-2);
  if (last?.action !== "price_changed" || last.price === null) return "";
  const fall = last.price - (before?.price ?? last.price);
  return fall < 0 ? formatPrice(page, fall) : "";
}
