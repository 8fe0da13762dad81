import { sumRange } from "@hjem/domain/costs/money-range";
import { formatPerPeriod, formatPriceRange, type Period } from "@hjem/domain/format/format-price";
import type { Listing } from "@hjem/domain/listing/listing";
import type { Money } from "@hjem/domain/listing/money";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import { type Line, line } from "../model/line.ts";
import { type CostLine, isRental, listingCosts } from "./cost-lines.ts";

type Speaker = Pick<PageContext, "region" | "language" | "term" | "i18n">;

/** One account under its caption. */
export interface CostAccount {
  caption: string;
  lines: Line[];
  total: Line | null;
}

/** A sum or range as the region writes it; with a period also "per month" and the like. Empty where nothing is told. */
export function moneyText(page: Speaker, money: Money | null, period?: Period): string {
  const range = sumRange(money);
  if (!range) return "";
  return period && range.min === range.max
    ? formatPerPeriod(page, range.min, period)
    : formatPriceRange(page, range.min, range.max);
}

function costLine(page: Speaker, { term, sum, period }: CostLine): Line[] {
  const { rentPeriod, sharedCostPeriod } = page.region;
  const periods: Record<NonNullable<CostLine["period"]>, Period> = {
    rent: rentPeriod,
    shared: sharedCostPeriod,
  };
  return line(page.term(term), moneyText(page, sum, period && periods[period]));
}

/** The accounts of a listing in its market's words; empty ones are left out. */
export function costAccounts(page: Speaker, listing: Listing): CostAccount[] {
  const { i18n } = page;
  const { purchase, total, running, other } = listingCosts(listing);
  const account = (caption: string, lines: readonly CostLine[], sum: CostLine | null = null) => ({
    caption,
    lines: lines.flatMap((each) => costLine(page, each)),
    total: (sum && costLine(page, sum)[0]) ?? null,
  });
  return [
    account(isRental(listing) ? t(i18n)`To move in` : t(i18n)`To buy`, purchase, total),
    account(t(i18n)`To live there`, running),
    account(t(i18n)`Other figures`, other),
  ].filter(({ lines }) => lines.length > 0);
}
