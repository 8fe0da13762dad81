import { formatNumber } from "@hjem/domain/format/format-number";
import { formatPerPeriod } from "@hjem/domain/format/format-price";
import type { Period } from "@hjem/domain/format/format-price";
import type { SliderRange } from "@hjem/domain/region";
import { priceSlider } from "@hjem/domain/search/filter-choices";
import { type RangeName, swapRange } from "@hjem/domain/search/min-max-pairs";
import { t } from "@lingui/core/macro";
import { filtersHref } from "../../search/list-search.ts";
import type { FilterRange, FilterSection } from "../filter-section.ts";
import type { FieldContext } from "./field-context.ts";

type OptionalSection = FilterSection | false;

/** Ends as the reader writes them; a year has no grouping. */
const figure = (
  { translator }: FieldContext,
  name: RangeName,
  value: number | undefined,
): string => {
  if (value === undefined) return "";
  return name === "constructionYear" ? String(value) : formatNumber(translator, value, 2);
};

function range(
  context: FieldContext,
  name: RangeName,
  given: Pick<FilterRange, "label" | "unit"> & { slider?: SliderRange; bars?: readonly number[] },
): FilterRange {
  const { [`${name}Min` as const]: min, [`${name}Max` as const]: max } = context.request;
  const { slider } = given;
  const isReversed = min !== undefined && max !== undefined && min > max;
  return {
    ...given,
    name,
    min: figure(context, name, min),
    max: figure(context, name, max),
    ends: [min ?? slider?.min ?? 0, max ?? slider?.max ?? 0],
    isShown: true,
    ...(isReversed && {
      swapHref: filtersHref(swapRange(context.request, name), context.extras),
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
const recurring = (
  { translator }: FieldContext,
  period: Period,
  sum: FilterRange,
): FilterSection => ({
  ...only({ ...sum, period }),
  note: formatPerPeriod(translator, 0, period).replace("0", "").trim(),
});

/** Section for the price or rent, and for the price with all costs where the market states it. */
export function buildPriceSection(context: FieldContext): FilterSection {
  const { translator, offer, counts, isSet } = context;
  const { region, term } = translator;
  const isRent = offer === "rent";
  const slider = priceSlider(region, offer);
  const unit = isRent ? undefined : region.currency.symbol;
  const title = isRent ? term("price.monthly") : t(translator.i18n)`Price`;
  const price = range(context, "price", {
    label: isRent ? title : term("price.askingPrice"),
    unit,
    slider,
    bars: counts?.histogram.counts,
  });
  const isTotal = isSet("totalPrice");
  if (isRent) return recurring(context, region.rentPeriod, price);
  if (!region.facts.isTotalPriceShown && !isTotal) return only(price, title);
  const total = range(context, "totalPrice", { label: term("price.totalPrice"), unit, slider });
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

/** Sums set only by an address. */
export const buildOtherPriceSections = (context: FieldContext): OptionalSection[] => {
  const { translator, isSet, offer } = context;
  const { term, region } = translator;
  const { symbol } = region.currency;
  const asking = {
    label: term("price.askingPrice"),
    unit: symbol,
    slider: region.sliders.buyPrice,
  };
  const rent = { label: term("price.monthly"), slider: region.sliders.monthlyRent };
  return [
    isSet("askingPrice") && only(range(context, "askingPrice", asking)),
    isSet("monthlyRent") && recurring(context, "month", range(context, "monthlyRent", rent)),
    offer === "rent" &&
      isSet("totalPrice") &&
      only(range(context, "totalPrice", { label: term("price.totalPrice"), unit: symbol })),
  ];
};

/** What an owner pays the building, by the region's period. */
export const buildSharedCostSection = (context: FieldContext): OptionalSection => {
  const { translator, isShown } = context;
  const label = translator.term("price.sharedCost");
  return (
    isShown("sharedCost") &&
    recurring(context, translator.region.sharedCostPeriod, range(context, "sharedCost", { label }))
  );
};

/** Room inside: BRA-i in Norway (D10). Premises reach over the whole slider, homes stand at its very start. */
export const buildAreaSection = (context: FieldContext): FilterSection => {
  const { term, region } = context.translator;
  const isCommercial = context.request.listingType === "commercial";
  return only(
    range(context, "primaryRoom", {
      label: term("area.internal"),
      unit: "m²",
      ...(isCommercial && { slider: region.sliders.primaryRoom }),
    }),
  );
};

/** The ground that belongs to it, where it is sold. */
export const buildLandSection = (context: FieldContext): OptionalSection => {
  const label = context.translator.term("area.plotArea");
  return context.isShown("landsize") && only(range(context, "landsize", { label, unit: "m²" }));
};

/** When it was built. */
export const buildYearSection = (context: FieldContext): FilterSection => {
  const label = context.translator.term("detail.constructionYear");
  return only(range(context, "constructionYear", { label }));
};

/** A range of rooms in an address: the scale has no maximum. */
export const buildRoomRangeSection = (
  context: FieldContext,
  name: "bedroom" | "bathroom" | "garage",
  label: string,
): FilterSection => only(range(context, name, { label }));
