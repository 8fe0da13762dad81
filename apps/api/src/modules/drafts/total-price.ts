import type { PriceAndDate } from "@hjem/domain/draft/draft-detail";

/** Asking price, joint debt and the costs of the purchase together (D90); null without an asking price. */
export const totalPrice = ({
  askingPrice,
  jointDebt,
  addingCost,
  costIncluded,
}: PriceAndDate): number | null =>
  askingPrice == null
    ? null
    : askingPrice + (jointDebt ?? 0) + (costIncluded === true ? 0 : (addingCost ?? 0));
