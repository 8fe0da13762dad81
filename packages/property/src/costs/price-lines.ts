import { formatDay } from "@hjem/domain/format/format-date";
import { formatPricePerArea, formatSharedCost } from "@hjem/domain/format/format-price";
import { type ResultPrice, resultPrice } from "@hjem/domain/format/result-price";
import { primaryArea } from "@hjem/domain/listing/areas";
import { isClosed, isRental } from "@hjem/domain/listing/availability";
import type { Listing } from "@hjem/domain/listing/listing";
import { hasShownPrice } from "@hjem/domain/listing/price/home-costs";
import { findClosing } from "@hjem/domain/listing/price/shown-price";
import { sumRange, pricePerArea } from "@hjem/domain/listing/price/total-price";
import type { PageContext, Translator } from "@hjem/storefront/page-context";
import { placeKind } from "../facts/place-kind.ts";
import { type Line, line } from "../section/line.ts";
import { moneyText } from "./cost-accounts.ts";
import { listingCosts } from "./cost-lines.ts";
import { rentLines } from "./rent-lines.ts";

/** A project's range is wider than the sidebar: it may wrap after its dash. */
const BREAKABLE_DASH = "–\u200b";

/** The price at the top of the page, formatted exactly as in the results. */
export function leadPrice(
  page: Pick<PageContext, "region" | "language" | "term">,
  listing: Pick<Listing, "listingType" | "prices" | "status" | "priceHistory" | "priceStatement">,
): ResultPrice {
  const { prices, status, priceHistory, priceStatement } = listing;
  const sum = sumRange(prices.price ?? prices.askingPrice ?? prices.monthly);
  const view = resultPrice(page, {
    listingType: listing.listingType,
    offerType: isRental(listing) ? "rent" : "buy",
    priceMethod: prices.method,
    price: sum?.min ?? null,
    priceMin: sum?.min ?? null,
    priceMax: sum?.max ?? null,
    askingPrice: sumRange(prices.askingPrice)?.min ?? null,
    availability: status,
    priceHistory,
    priceStatement,
  });
  return { ...view, figure: view.figure.replace(/(?<=\d)–(?=\d)/, BREAKABLE_DASH) };
}

/**
 * Lines below the price in the sidebar: auction date, total, price per square metre, shared costs. For a home with a
 * known sale price, the asking price replaces the figures based on it (D54).
 */
export function priceLines(page: Translator, listing: Listing): Line[] {
  const { term } = page;
  const { prices, details, status, priceHistory } = listing;
  const { total } = listingCosts(listing);
  const isLet = isRental(listing);
  const isShown = !isLet && hasShownPrice(listing);
  const isPaidKnown = (findClosing(status, priceHistory)?.price ?? null) !== null;
  const asking = sumRange(prices.askingPrice ?? prices.price);
  // A project's units differ in price per square metre.
  const isOne = listing.objectType === "property";
  // Nobody compares parking spaces by the square metre.
  const isByArea = isOne && placeKind(listing) !== "parking";
  const perArea =
    isShown && isByArea && !isPaidKnown ? pricePerArea(asking?.min, primaryArea(details)) : null;
  const shared = sumRange(prices.sharedCost);
  return [
    ...line(
      term("date.auction"),
      isClosed(listing) ? "" : prices.auctionDate && formatDay(page, prices.auctionDate),
    ),
    ...line(
      term("price.askingPrice"),
      isShown && isPaidKnown ? moneyText(page, prices.askingPrice ?? prices.price) : "",
    ),
    ...line(term("price.totalPrice"), total && !isPaidKnown ? moneyText(page, total.sum) : ""),
    ...line(term("price.perArea"), perArea === null ? "" : formatPricePerArea(page, perArea)),
    ...(isLet ? rentLines(page, listing) : []),
    ...line(term("price.sharedCost"), shared && formatSharedCost(page, shared.min)),
  ];
}
