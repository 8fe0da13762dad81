import type { RegionCosts } from "@hjem/domain/costs/purchase-costs";
import {
  formatPerPeriod,
  formatPrice,
  formatPriceRange,
  type Period,
} from "@hjem/domain/format/format-price";
import { isClosed, isRental } from "@hjem/domain/listing/availability";
import type { Listing } from "@hjem/domain/listing/listing";
import type { Money } from "@hjem/domain/listing/money";
import { placeKind } from "@hjem/domain/listing/place-kind";
import { estimatedTotal, hasShownPrice, salePrice } from "@hjem/domain/listing/price/home-costs";
import { sumRange } from "@hjem/domain/listing/price/total-price";
import { paths } from "@hjem/domain/paths";
import type { DatedTranslator } from "@hjem/storefront/page-context";
import type { MessageCatalogs } from "@hjem/storefront/routes";
import { t } from "@lingui/core/macro";
import { type Line, line } from "../../section/line.ts";
import { type MonthlyAccount, monthlyAccount, unpricedAccount } from "../monthly-account.ts";
import { type CostLine, listingCosts } from "./cost-lines.ts";
import { type PurchaseLines, purchaseLines } from "./purchase-lines.ts";

/** Words of the accounts and prices of a home: only its model has them, so that a page of the server loads none. */
export const costMessages: MessageCatalogs = {
  catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
};

/** A list of costs with its caption. */
export interface CostAccount {
  caption: string;
  lines: Line[];
  total: Line | null;
  /** Source of its figures, if not the seller; else empty. */
  note: string;
}

/** The costs of a home, formatted: one-time and recurring. */
export interface CostsView {
  accounts: CostAccount[];
  /** For a home for sale with known price and fees. */
  monthly: MonthlyAccount | null;
  /** Whether the seller's total has the duty of the full price in it, where a new home usually pays it for its land alone. */
  isTotalHighest: boolean;
  /** For the loan tab: that, or for a home without a shown price what a price of the buyer's own is calculated with. */
  loan: MonthlyAccount | null;
  /** Caption of the monthly cost. */
  monthlyTitle: string;
  /** The article on what buying or renting a home costs; null where there is none, and for a home off the market. */
  guide: { label: string; href: string } | null;
}

/** An amount or range in the region's format; with a period also "per month" and the like. Empty if unknown. */
export function moneyText(
  page: Pick<DatedTranslator, "region" | "language">,
  money: Money | null,
  period?: Period,
): string {
  const range = sumRange(money);
  if (!range) return "";
  return period && range.min === range.max
    ? formatPerPeriod(page, range.min, period)
    : formatPriceRange(page, range.min, range.max);
}

/** An amount that is the most. */
export const atMost = ({ i18n }: Pick<DatedTranslator, "i18n">, amount: string): string =>
  t(i18n)`up to ${amount}`;

function costLine(page: DatedTranslator, { term, sum, period }: CostLine): Line[] {
  const range = sumRange(sum);
  const isRange = term === "price.askingPrice" && range && range.min !== range.max;
  const label = page.term(isRange ? "price.askingPriceRange" : term);
  return line(label, moneyText(page, sum, period && page.region.sharedCostPeriod));
}

/** The seller's total; of a new home the most that it may come to. */
function totalLine(page: DatedTranslator, total: CostLine, isHighest: boolean): Line | null {
  const [given = null] = costLine(page, total);
  return given && isHighest ? { ...given, value: atMost(page, given.value) } : given;
}

/** The total with the costs by rule, if the seller has stated none; for a price range a range. */
function estimatedTotalLine(
  page: DatedTranslator,
  listing: Listing,
  { costs }: PurchaseLines,
): Line | null {
  const total = estimatedTotal(listing, costs);
  return (
    total && {
      label: t(page.i18n)`Total, estimate`,
      value: formatPriceRange(page, total.min, total.max),
    }
  );
}

/** The search price of a home with a hidden price: its estimated costs are added to it. */
function searchedPrice(page: DatedTranslator, listing: Listing, extra: PurchaseLines): Line[] {
  const { prices } = listing;
  const isShown = extra.costs.isEstimate && !hasShownPrice(listing);
  return isShown
    ? line(t(page.i18n)`Price in searches`, moneyText(page, prices.askingPrice ?? prices.price))
    : [];
}

/**
 * With and without the duty, where a new home pays it for its land only: only the seller knows the value of the land.
 */
function newHomeNote(page: DatedTranslator, listing: Listing, extra: PurchaseLines): string {
  const asking = salePrice(listing);
  const { leastSum, costs } = extra;
  if (!asking || leastSum === null || !costs.sum) return "";
  const price = asking.min + (sumRange(listing.prices.jointDebt)?.min ?? 0);
  const without = formatPrice(page, price + leastSum);
  const whole = formatPrice(page, price + costs.sum.min);
  return asking.min === asking.max
    ? t(
        page.i18n,
      )`Duty on a new home is usually charged on the land value only. The total is between ${without} (no duty) and ${whole} (duty on the full price). Ask the seller for the exact amount.`
    : t(
        page.i18n,
      )`Duty on a new home is usually charged on the land value only. At the lowest price, the total is between ${without} (no duty) and ${whole} (duty on the full price). Ask the seller for the exact amount.`;
}

/** True for one total of a new home whose duty the seller has taken of its full price. */
function isTotalHighest(listing: Listing, extra: PurchaseLines | null): boolean {
  const total = sumRange(listingCosts(listing).total?.sum ?? null);
  return extra !== null && extra.leastSum !== null && total !== null && total.min === total.max;
}

function purchaseAccount(
  page: DatedTranslator,
  listing: Listing,
  extra: PurchaseLines,
): CostAccount {
  const { i18n } = page;
  const { purchase, total } = listingCosts(listing);
  const view = purchase.filter(({ term }) => term !== "price.addingCost");
  const { source, year } = extra;
  const rates =
    source && extra.costs.isEstimate
      ? t(
          i18n,
        )`Estimated using ${source} rates from ${year}. Concessions and surcharges not included.`
      : source && t(i18n)`Duty and fees at ${source} rates from ${year}.`;
  return {
    caption: t(i18n)`Purchase costs`,
    lines: [
      ...searchedPrice(page, listing, extra),
      ...view.flatMap((each) => costLine(page, each)),
      ...extra.lines,
    ],
    total:
      (total && totalLine(page, total, isTotalHighest(listing, extra))) ??
      estimatedTotalLine(page, listing, extra),
    note: [rates, newHomeNote(page, listing, extra)].filter(Boolean).join(" "),
  };
}

const runningTitle = ({ i18n }: DatedTranslator, isHome: boolean): string =>
  isHome ? t(i18n)`Ongoing costs` : t(i18n)`Running costs`;

const monthlyTitle = ({ i18n }: DatedTranslator, isHome: boolean): string =>
  isHome ? t(i18n)`Ongoing costs per month` : t(i18n)`Running costs per month`;

function guideOf(
  { i18n }: DatedTranslator,
  listing: Listing,
  { guides }: RegionCosts,
): CostsView["guide"] {
  if (placeKind(listing) !== "home" || isClosed(listing)) return null;
  return isRental(listing)
    ? { label: t(i18n)`Read the guide to renting a home`, href: paths.page.to(guides.rent) }
    : { label: t(i18n)`Read the guide to buying a home`, href: paths.page.to(guides.sale) };
}

/** The costs of a listing in its market's terms; empty lists are left out. */
export function buildCostsView(
  page: DatedTranslator,
  listing: Listing,
  costs: RegionCosts,
): CostsView {
  const { i18n } = page;
  const { running, other } = listingCosts(listing);
  const account = (caption: string, lines: readonly CostLine[]): CostAccount => ({
    caption,
    lines: lines.flatMap((each) => costLine(page, each)),
    total: null,
    note: "",
  });
  const isLet = isRental(listing);
  const isHome = placeKind(listing) === "home";
  const extra = isLet ? null : purchaseLines(page, costs, listing);
  const monthly = extra && monthlyAccount(page, listing, extra.costs.sum?.min ?? null);
  const purchase = extra && purchaseAccount(page, listing, extra);
  // The price alone is at the top of the page.
  const isPriceAlone = isClosed(listing) && purchase?.total === null && purchase.lines.length === 1;
  const accounts = [
    ...(purchase && !isPriceAlone ? [purchase] : []),
    ...(monthly ? [] : [account(runningTitle(page, isHome), running)]),
    account(t(i18n)`Other figures`, other),
  ];
  return {
    accounts: accounts.filter(({ lines }) => lines.length > 0),
    monthly,
    isTotalHighest: isTotalHighest(listing, extra),
    loan: monthly ?? (extra && unpricedAccount(page, listing)),
    monthlyTitle: monthlyTitle(page, isHome),
    guide: guideOf(page, listing, costs),
  };
}
