import { formatDay } from "@hjem/domain/format/format-date";
import { formatPercent } from "@hjem/domain/format/format-number";
import {
  formatPrice,
  formatPricePerArea,
  formatSharedCost,
} from "@hjem/domain/format/format-price";
import { type ResultPrice, resultPrice } from "@hjem/domain/format/result-price";
import { primaryArea } from "@hjem/domain/listing/areas";
import { isClosed, isRental } from "@hjem/domain/listing/availability";
import type { Listing } from "@hjem/domain/listing/listing";
import { placeKind } from "@hjem/domain/listing/place-kind";
import { hasShownPrice } from "@hjem/domain/listing/price/home-costs";
import { findClosing } from "@hjem/domain/listing/price/shown-price";
import { sumRange, pricePerArea } from "@hjem/domain/listing/price/total-price";
import type { PageContext, Translator } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import { type Line, line } from "../../section/line.ts";
import { atMost, type CostsView, moneyText } from "./cost-accounts.ts";
import { listingCosts } from "./cost-lines.ts";
import { rentLines } from "./rent-lines.ts";

/** A project's range is wider than the sidebar: it may wrap after its dash. */
const BREAKABLE_DASH = "–\u200b";

/** The price at the top of the page, formatted as in the results; of a sold home what it was sold for, or that nobody says. */
export function leadPrice(
  page: Pick<PageContext, "region" | "language" | "term">,
  listing: Pick<Listing, "listingType" | "prices" | "status" | "priceHistory" | "priceStatement">,
): ResultPrice {
  const { prices, status, priceHistory, priceStatement } = listing;
  if (status === "sold" && (findClosing(status, priceHistory)?.price ?? null) === null) {
    const figure = page.term("price.priceWithheld");
    return { label: page.term("status.sold"), figure, searchedAs: "", statement: "" };
  }
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

/** The price as the page leads with it: the day of an auction without a guide says more than the word in place of a price. */
export function shownLead(page: Translator, listing: Listing): ResultPrice {
  const lead = leadPrice(page, listing);
  const { auctionDate } = listing.prices;
  const auction = page.term("price.auction");
  return lead.figure === auction && auctionDate && !isClosed(listing)
    ? { ...lead, label: auction, figure: formatDay(page, auctionDate) }
    : lead;
}

/** The price in the bar, on one line: the total price if it is known, and of a project the lowest. */
export function barPrice(
  page: Translator,
  listing: Listing,
  { price, lines }: { price: ResultPrice; lines: readonly Line[] },
  isTotalHighest: boolean,
): Line {
  const { prices, objectType } = listing;
  const totalLabel = page.term("price.totalPrice");
  const { sum } = listingCosts(listing).total ?? {};
  const range = sumRange(sum ?? prices.price ?? prices.askingPrice);
  if (objectType === "project" && range && range.min < range.max && hasShownPrice(listing)) {
    const total = formatPrice(page, range.min);
    return { label: sum ? totalLabel : price.label, value: t(page.i18n)`from ${total}` };
  }
  // What may come to less has no room for its "up to".
  const shown = isTotalHighest ? undefined : lines.find(({ label }) => label === totalLabel);
  return shown ?? { label: price.label, value: price.figure };
}

/**
 * Lines below the price in the sidebar: auction date, total, price per square metre, and the shared costs unless a monthly
 * cost beside them has them in it. For a sold home, the asking price and what it was sold above or below it replace the
 * figures based on it (D54).
 */
export function priceLines(
  page: Translator,
  listing: Listing,
  { monthly, isTotalHighest }: Pick<CostsView, "monthly" | "isTotalHighest">,
): Line[] {
  const { term, i18n } = page;
  const { prices, details, status, priceHistory } = listing;
  const { total } = listingCosts(listing);
  const isLet = isRental(listing);
  const isShown = !isLet && hasShownPrice(listing);
  const isSold = status === "sold";
  const paid = findClosing(status, priceHistory)?.price ?? null;
  const asking = sumRange(prices.askingPrice ?? prices.price);
  const isAskedOnce = isShown && asking !== null && asking.min === asking.max && asking.min > 0;
  const gain = isSold && paid !== null && isAskedOnce ? paid - asking.min : 0;
  // A project's units differ in price per square metre.
  const isOne = listing.objectType === "property";
  // Nobody compares parking spaces by the square metre.
  const isByArea = isOne && placeKind(listing) !== "parking";
  const perArea =
    isShown && isByArea && !isSold ? pricePerArea(asking?.min, primaryArea(details)) : null;
  const shared = sumRange(prices.sharedCost);
  return [
    ...line(
      term("date.auction"),
      // Without a guide it stands in place of the price.
      isClosed(listing) || !isShown
        ? ""
        : prices.auctionDate && formatDay(page, prices.auctionDate),
    ),
    ...line(
      t(i18n)`Asking price`,
      isShown && isSold ? moneyText(page, prices.askingPrice ?? prices.price) : "",
    ),
    ...line(
      gain > 0 ? t(i18n)`Above the asking price` : t(i18n)`Below the asking price`,
      gain === 0 || !asking
        ? ""
        : `${formatPrice(page, Math.abs(gain))} (${formatPercent(page, Math.abs(gain) / asking.min, 1)})`,
    ),
    ...line(
      term("price.totalPrice"),
      !total || isSold
        ? ""
        : isTotalHighest
          ? atMost(page, moneyText(page, total.sum))
          : moneyText(page, total.sum),
    ),
    ...line(term("price.perArea"), perArea === null ? "" : formatPricePerArea(page, perArea)),
    ...(isLet ? rentLines(page, listing) : []),
    ...line(term("price.sharedCost"), monthly || !shared ? "" : formatSharedCost(page, shared.min)),
  ];
}
