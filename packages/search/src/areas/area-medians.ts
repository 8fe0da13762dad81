import { formatNumber } from "@hjem/domain/format/format-number";
import { formatPrice, formatPricePerArea, formatRent } from "@hjem/domain/format/format-price";
import type { Area } from "@hjem/domain/place/area";
import type { ViewContext } from "@hjem/storefront/page-context";
import { plural, t } from "@lingui/core/macro";

/** A median with the number of homes it is based on. */
export interface MedianView {
  label: string;
  value: string;
  basis: string;
}

/** The medians with enough homes, each with their number. */
export function areaMedians(page: ViewContext, medians: Area["medians"]): MedianView[] {
  const { i18n, term } = page;
  const { price, pricePerPrimary, rent } = medians;
  const onSale = (homes: number) => {
    const n = formatNumber(page, homes);
    return t(
      i18n,
    )`${plural(homes, { one: `Median of ${n} home for sale now`, other: `Median of ${n} homes for sale now` })}`;
  };
  const statingArea = (homes: number) => {
    const n = formatNumber(page, homes);
    return t(
      i18n,
    )`${plural(homes, { one: `Median of ${n} home for sale now that states its area`, other: `Median of ${n} homes for sale now that state their area` })}`;
  };
  const letNow = (homes: number) => {
    const n = formatNumber(page, homes);
    return t(
      i18n,
    )`${plural(homes, { one: `Median of ${n} home for rent now`, other: `Median of ${n} homes for rent now` })}`;
  };
  return [
    ...(price
      ? [
          {
            label: t(i18n)`Median asking price`,
            value: formatPrice(page, price.value),
            basis: onSale(price.homes),
          },
        ]
      : []),
    ...(pricePerPrimary
      ? [
          {
            label: t(i18n)`Median price per m²`,
            value: formatPricePerArea(page, pricePerPrimary.value),
            basis: `${statingArea(pricePerPrimary.homes)} · ${term("area.internal")}`,
          },
        ]
      : []),
    ...(rent
      ? [
          {
            label: t(i18n)`Median rent`,
            value: formatRent(page, rent.value, "rent"),
            basis: letNow(rent.homes),
          },
        ]
      : []),
  ];
}
