import { sumRange } from "@hjem/domain/costs/money-range";
import { formatDay } from "@hjem/domain/format/format-date";
import { formatPriceRange } from "@hjem/domain/format/format-price";
import type { Listing } from "@hjem/domain/listing/listing";
import type { PageContext } from "@hjem/storefront/page-context";
import { isRental } from "./cost-lines.ts";
import { moneyText } from "./money-text.ts";

/** The price as it leads the page: a label, and a figure or the market's words for having none. */
export interface LeadPrice {
  label: string;
  figure: string;
  /** Prices under which a search finds a home that does not tell its price; empty where the figure says it. */
  searchedAs: string;
}

type Place = Pick<PageContext, "region" | "language" | "term">;

/** How a listing tells its price (spec §3): a figure, a guide, an auction day, an invitation to ask. */
export function leadPrice(
  place: Place,
  listing: Pick<Listing, "listingType" | "prices" | "address">,
): LeadPrice {
  const { term } = place;
  const { prices } = listing;
  if (isRental(listing)) {
    const figure = moneyText(place, prices.monthly ?? prices.price, place.region.rentPeriod);
    return {
      label: term("price.monthly"),
      figure: figure || term("price.priceOnRequest"),
      searchedAs: "",
    };
  }
  const asked = sumRange(prices.askingPrice ?? prices.price);
  const figure = asked ? formatPriceRange(place, asked.min, asked.max) : "";
  if (prices.method === "auction") {
    const day = prices.auctionDate ? formatDay(place, prices.auctionDate) : "";
    return {
      label: [term("price.auction"), day].filter(Boolean).join(" "),
      figure: figure || term("price.auction"),
      searchedAs: "",
    };
  }
  if (prices.method === "contact_agent" || prices.method === "offers" || !figure) {
    const words = term(prices.method === "offers" ? "price.offers" : "price.priceOnRequest");
    return { label: term("price.askingPrice"), figure: words, searchedAs: figure };
  }
  return { label: term("price.askingPrice"), figure, searchedAs: "" };
}
