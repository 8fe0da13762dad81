import { formatArea } from "@hjem/domain/format/format-measure";
import {
  formatPrice,
  formatPricePerArea,
  formatPriceRange,
  formatRent,
} from "@hjem/domain/format/format-price";
import type { Comparable, Estimate } from "@hjem/domain/lead/valuation";
import { paths } from "@hjem/domain/paths";
import type { Translator } from "@hjem/storefront/page-context";

/** One of the homes that an estimate stands on, as its reader sees it. */
export interface ComparableView {
  href: string;
  address: string;
  /** Area, price per square metre, what became of it. */
  facts: string;
  price: string;
}

/** The figures of an estimate. */
export interface EstimateFigures {
  median: string;
  /** Between these lies the middle half. */
  spread: string;
  perArea: string;
  /** What was taken off again; empty where there is none. */
  jointDebt: string;
}

/** View of an estimate; without figures where there is no estimate. */
export interface EstimateView {
  figures: EstimateFigures | null;
  comparables: ComparableView[];
}

/** Tells an estimate in the formats of its market, a rent by its period. */
export function buildEstimateView(
  page: Translator,
  estimate: Estimate,
  isRent: boolean,
): EstimateView {
  const money = (amount: number) => (isRent ? formatRent(page, amount) : formatPrice(page, amount));
  const perArea = (amount: number) => (isRent ? "" : formatPricePerArea(page, Math.round(amount)));
  const state = ({ availability }: Comparable) =>
    availability === "available" ? "" : page.term(`status.${availability}`);
  const comparables = estimate.comparables.map((home) => ({
    href: paths.property.to(home.agencyId, home.propertyId),
    address: home.address,
    facts: [formatArea(page, home.area), perArea(home.pricePerSquareMetre), state(home)]
      .filter(Boolean)
      .join(" · "),
    price: money(home.price),
  }));
  if (estimate.kind === "cannot_tell") return { figures: null, comparables };
  const { price, perSquareMetre, jointDebt } = estimate;
  const spread = isRent
    ? [money(price.low), money(price.high)].join(" – ")
    : formatPriceRange(page, price.low, price.high);
  return {
    figures: {
      median: money(price.median),
      spread,
      perArea: perArea(perSquareMetre.median),
      jointDebt: jointDebt > 0 ? money(jointDebt) : "",
    },
    comparables,
  };
}
