import { formatPrice, formatPriceRange, formatRent } from "@hjem/domain/format/format-price";
import type { Property } from "@hjem/domain/listing/property";
import type { PageContext } from "../page/page-context.ts";

/** The price as a result leads with it. */
export interface ResultPrice {
  label: string;
  /** The figure, or the market's words for having none. */
  figure: string;
  /** The sums under which a search finds a home that does not tell its price; else empty. */
  searchedAs: string;
}

/** How a result tells its price: a rent, a figure or guide, or an invitation to ask (spec §3, D30). */
export function resultPrice(
  page: Pick<PageContext, "region" | "language" | "term">,
  property: Pick<Property, "offerType" | "priceMethod" | "price" | "priceMin" | "priceMax">,
): ResultPrice {
  const { term } = page;
  const { offerType, priceMethod, price } = property;
  const low = property.priceMin ?? price;
  const high = property.priceMax ?? price;
  if (offerType === "rent") {
    const figure = low === null ? term("price.priceOnRequest") : formatRent(page, low);
    return { label: term("price.monthly"), figure, searchedAs: "" };
  }
  const figure = low === null || high === null ? "" : formatPriceRange(page, low, high);
  const label = term("price.askingPrice");
  if (figure && (priceMethod === "fixed" || priceMethod === "guide" || priceMethod === "auction")) {
    return { label, figure, searchedAs: "" };
  }
  const words = {
    auction: term("price.auction"),
    offers: term("price.offers"),
    contact_agent: "",
    fixed: "",
    guide: "",
  }[priceMethod];
  return { label, figure: words || term("price.priceOnRequest"), searchedAs: figure };
}

/** The latest cut of the price as `−200 000 kr`; empty where the price did not fall last. */
export function priceDrop(
  page: Pick<PageContext, "region" | "language">,
  history: Property["priceHistory"],
): string {
  const told = history
    .filter(({ price }) => price !== null)
    .toSorted((one, other) => one.date.localeCompare(other.date));
  const last = told.at(-1);
  const before = told.at(-2);
  if (last?.action !== "price_changed" || last.price === null) return "";
  const fall = last.price - (before?.price ?? last.price);
  return fall < 0 ? formatPrice(page, fall) : "";
}
