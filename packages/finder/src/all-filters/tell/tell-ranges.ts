import { formatNumber } from "@hjem/domain/format/format-number";
import { formatPerPeriod } from "@hjem/domain/format/format-price";
import type { Period } from "@hjem/domain/format/format-price";
import type { SliderRange } from "@hjem/domain/region";
import { priceSlider } from "@hjem/domain/search/filter-choices";
import { type RangeName, swapRange } from "@hjem/domain/search/min-max-pairs";
import { t } from "@lingui/core/macro";
import { filtersHref } from "../../search/list-search.ts";
import type { FilterRange, FilterSection } from "../filter-section.ts";
import type { Telling } from "./telling.ts";

type Told = FilterSection | false;

/** Ends as the reader writes them; a year has no grouping. */
const figure = ({ teller }: Telling, name: RangeName, value: number | undefined): string => {
  if (value === undefined) return "";
  return name === "constructionYear" ? String(value) : formatNumber(teller, value, 2);
};

function range(
  telling: Telling,
  name: RangeName,
  given: Pick<FilterRange, "label" | "unit"> & { slider?: SliderRange; bars?: readonly number[] },
): FilterRange {
  const { [`${name}Min` as const]: min, [`${name}Max` as const]: max } = telling.request;
  const { slider } = given;
  const isReversed = min !== undefined && max !== undefined && min > max;
  return {
    ...given,
    name,
    min: figure(telling, name, min),
    max: figure(telling, name, max),
    ends: [min ?? slider?.min ?? 0, max ?? slider?.max ?? 0],
    isShown: true,
    ...(isReversed && {
      swapHref: filtersHref(swapRange(telling.request, name), telling.extras),
    }),
  };
}

const only = (one: FilterRange, title = one.label): FilterSection => ({
  kind: "ranges",
  key: one.name,
  title,
  ranges: [one],
});

/** A recurring sum; "kr/mnd." stands once over its fields: in them it takes half of a phone. */
const recurring = ({ teller }: Telling, period: Period, sum: FilterRange): FilterSection => ({
  ...only({ ...sum, period }),
  note: formatPerPeriod(teller, 0, period).replace("0", "").trim(),
});

/** What a home costs: a price or a rent, and where the market tells it the price with all costs. */
export function tellPrice(telling: Telling): FilterSection {
  const { teller, offer, counts, isSet } = telling;
  const { region, term } = teller;
  const isRent = offer === "rent";
  const slider = priceSlider(region, offer);
  const unit = isRent ? undefined : region.currency.symbol;
  const title = isRent ? term("price.monthly") : t(teller.i18n)`Price`;
  const price = range(telling, "price", {
    label: isRent ? title : term("price.askingPrice"),
    unit,
    slider,
    bars: counts?.histogram.counts,
  });
  const isTotal = isSet("totalPrice");
  if (isRent) return recurring(telling, region.rentPeriod, price);
  if (!region.facts.isTotalPriceTold && !isTotal) return only(price, title);
  const total = range(telling, "totalPrice", { label: term("price.totalPrice"), unit, slider });
  return {
    kind: "ranges",
    key: "price",
    title,
    ranges: [
      { ...price, isShown: !isTotal || isSet("price") },
      { ...total, isShown: isTotal },
    ],
  };
}

/** Sums that only an address asks for. */
export const tellOtherPrices = (telling: Telling): Told[] => {
  const { teller, isSet, offer } = telling;
  const { term, region } = teller;
  const { symbol } = region.currency;
  const asking = {
    label: term("price.askingPrice"),
    unit: symbol,
    slider: region.sliders.buyPrice,
  };
  const rent = { label: term("price.monthly"), slider: region.sliders.monthlyRent };
  return [
    isSet("askingPrice") && only(range(telling, "askingPrice", asking)),
    isSet("monthlyRent") && recurring(telling, "month", range(telling, "monthlyRent", rent)),
    offer === "rent" &&
      isSet("totalPrice") &&
      only(range(telling, "totalPrice", { label: term("price.totalPrice"), unit: symbol })),
  ];
};

/** What an owner pays the building, by the region's period. */
export const tellSharedCost = (telling: Telling): Told => {
  const { teller, isShown } = telling;
  const label = teller.term("price.sharedCost");
  return (
    isShown("sharedCost") &&
    recurring(telling, teller.region.sharedCostPeriod, range(telling, "sharedCost", { label }))
  );
};

/** Room inside: BRA-i in Norway (D10). Premises reach over the whole slider, homes stand at its very start. */
export const tellArea = (telling: Telling): FilterSection => {
  const { term, region } = telling.teller;
  const isCommercial = telling.request.listingType === "commercial";
  return only(
    range(telling, "primaryRoom", {
      label: term("area.internal"),
      unit: "m²",
      ...(isCommercial && { slider: region.sliders.primaryRoom }),
    }),
  );
};

/** The ground that belongs to it, where it is sold. */
export const tellLand = (telling: Telling): Told => {
  const label = telling.teller.term("area.plotArea");
  return telling.isShown("landsize") && only(range(telling, "landsize", { label, unit: "m²" }));
};

/** When it was built. */
export const tellYear = (telling: Telling): FilterSection => {
  const label = telling.teller.term("detail.constructionYear");
  return only(range(telling, "constructionYear", { label }));
};

/** A range of rooms that an address asks for: the scale knows no highest. */
export const tellRoomRange = (
  telling: Telling,
  name: "bedroom" | "bathroom" | "garage",
  label: string,
): FilterSection => only(range(telling, name, { label }));
