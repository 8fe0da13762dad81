import { formatPrice, formatPriceRange, formatRent } from "@hjem/domain/format/format-price";
import type { Property } from "@hjem/domain/listing/property";
import { findClosing, isPriceTold } from "@hjem/domain/listing/shown-price";
import type { PageContext } from "../page/page-context.ts";

/** The price as a result leads with it. */
export interface ResultPrice {
  label: string;
  /** The figure, or the market's words for having none. */
  figure: string;
  /** The sums under which a search finds a home that does not tell its price; else empty. */
  searchedAs: string;
}

/** What of a result decides how its price is shown. */
export type PricedResult = Pick<
  Property,
  | "offerType"
  | "priceMethod"
  | "price"
  | "priceMin"
  | "priceMax"
  | "askingPrice"
  | "availability"
  | "priceHistory"
>;

/** What a sold or let home went for; null where that is not known, and for every other home (D54). */
function closingPrice(
  page: Pick<PageContext, "region" | "language" | "term">,
  { availability, priceHistory }: PricedResult,
): ResultPrice | null {
  const closing = findClosing(availability, priceHistory);
  if (!closing || closing.price === null) return null;
  return closing.kind === "sold"
    ? {
        label: page.term("price.soldPrice"),
        figure: formatPrice(page, closing.price),
        searchedAs: "",
      }
    : {
        label: page.term("price.rentedPrice"),
        figure: formatRent(page, closing.price),
        searchedAs: "",
      };
}

/** How a result shows its price: what it went for, a rent, a figure or guide, or an invitation to ask (spec §3, D30, D54). */
export function resultPrice(
  page: Pick<PageContext, "region" | "language" | "term">,
  property: PricedResult,
): ResultPrice {
  const { term } = page;
  const closed = closingPrice(page, property);
  if (closed) return closed;
  const { offerType, priceMethod, price, askingPrice, availability } = property;
  const low = property.priceMin ?? price;
  const high = property.priceMax ?? price;
  if (offerType === "rent") {
    const figure = low === null ? term("price.priceOnRequest") : formatRent(page, low);
    return { label: term("price.monthly"), figure, searchedAs: "" };
  }
  const figure = low === null || high === null ? "" : formatPriceRange(page, low, high);
  const label = term(low === high ? "price.askingPrice" : "price.askingPriceRange");
  if (figure && isPriceTold({ priceMethod, hasAskingPrice: askingPrice !== null })) {
    return { label, figure, searchedAs: "" };
  }
  // Nobody can be asked for the price of a home that is gone.
  if (availability !== "available" && availability !== "future") {
    return {
      label: term(`status.${availability}`),
      figure: term("price.priceWithheld"),
      searchedAs: "",
    };
  }
  const words = {
    auction: term("price.auction"),
    offers: term("price.offers"),
    contact_agent: "",
    fixed: "",
    guide: "",
  }[priceMethod];
  // An auction without a guide gives no price away, not even the one it is searched by (market A3).
  const searchedAs = priceMethod === "auction" ? "" : figure;
  return { label, figure: words || term("price.priceOnRequest"), searchedAs };
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
