import { formatArea } from "@hjem/domain/format/format-measure";
import {
  formatPrice,
  formatPricePerArea,
  formatPriceRange,
  formatRent,
} from "@hjem/domain/format/format-price";
import type { Comparable, Estimate } from "@hjem/domain/lead/valuation";
import { isRental } from "@hjem/domain/listing/availability";
import type { DraftListingType } from "@hjem/domain/listing/listing-type";
import { paths } from "@hjem/domain/paths";
import type { Translator } from "@hjem/storefront/page-context";

/** A similar home of an estimate, formatted. */
export interface ComparableView {
  href: string;
  address: string;
  /** Area, price per square metre, availability. */
  facts: string;
  price: string;
}

/** The numbers of an estimate. */
export interface EstimateFigures {
  median: string;
  /** The range of the middle half. */
  spread: string;
  perArea: string;
  /** The joint debt that was subtracted; empty without any. */
  jointDebt: string;
}

/** View of an estimate; without numbers where there is no estimate. */
export interface EstimateView {
  figures: EstimateFigures | null;
  comparables: ComparableView[];
}

/** Formats an estimate for its market, a rent with its period. */
export function buildEstimateView(
  page: Translator,
  estimate: Estimate,
  listingType: DraftListingType,
): EstimateView {
  const isRent = isRental({ listingType });
  const money = (amount: number) =>
    isRent ? formatRent(page, amount, listingType) : formatPrice(page, amount);
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
