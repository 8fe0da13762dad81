import { formatNumber } from "@hjem/domain/format/format-number";
import { formatPerPeriod } from "@hjem/domain/format/format-price";
import type { Period } from "@hjem/domain/format/format-price";
import type { SliderRange } from "@hjem/domain/region";
import { rentPeriodOf } from "@hjem/domain/rent-period";
import { priceSlider } from "@hjem/domain/search/filter-choices";
import { type RangeName, swapRange } from "@hjem/domain/search/reversed-ranges";
import { t } from "@lingui/core/macro";
import { filtersHref } from "../../search/list-search.ts";
import type { FilterRange, FilterSection } from "../filter-section.ts";
import type { FieldContext } from "./field-context.ts";

type OptionalSection = FilterSection | false;

/** Ends in the reader's format; a year has no grouping. */
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

/** A recurring amount; "kr/mnd." is shown once above its fields: in them it takes half of a phone's width. */
const recurring = (
  { translator }: FieldContext,
  period: Period,
  sum: FilterRange,
): FilterSection => ({
  ...only({ ...sum, period }),
  note: formatPerPeriod(translator, 0, period).replace("0", "").trim(),
});

/** Section for price or rent, and for the total price where the market states it. */
export function buildPriceSection(context: FieldContext): FilterSection {
  const { translator, request, offer, counts, isSet } = context;
  const { region, term } = translator;
  const isRent = offer === "rent";
  const slider = priceSlider(region, request.listingType, offer);
  const unit = isRent ? undefined : region.currency.symbol;
  const title = isRent ? term("price.monthly") : t(translator.i18n)`Price`;
  const price = range(context, "price", {
    label: isRent ? title : term("price.askingPrice"),
    unit,
    slider,
    bars: counts?.histogram.counts,
  });
  const isTotal = isSet("totalPrice");
  if (isRent) return recurring(context, rentPeriodOf(region, request.listingType), price);
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

/** Amounts that only a URL can set. */
export const buildOtherPriceSections = (context: FieldContext): OptionalSection[] => {
  const { translator, request, isSet, offer } = context;
  const { term, region } = translator;
  const { symbol } = region.currency;
  const asking = {
    label: term("price.askingPrice"),
    unit: symbol,
    slider: region.sliders.buyPrice,
  };
  const rent = {
    label: term("price.monthly"),
    slider: priceSlider(region, request.listingType, "rent"),
  };
  return [
    isSet("askingPrice") && only(range(context, "askingPrice", asking)),
    isSet("monthlyRent") &&
      recurring(
        context,
        rentPeriodOf(region, request.listingType),
        range(context, "monthlyRent", rent),
      ),
    offer === "rent" &&
      isSet("totalPrice") &&
      only(range(context, "totalPrice", { label: term("price.totalPrice"), unit: symbol })),
  ];
};

/** Shared costs, by the region's period. */
export const buildSharedCostSection = (context: FieldContext): OptionalSection => {
  const { translator, isShown } = context;
  const label = translator.term("price.sharedCost");
  return (
    isShown("sharedCost") &&
    recurring(context, translator.region.sharedCostPeriod, range(context, "sharedCost", { label }))
  );
};

/** Internal area: BRA-i in Norway (D10). Commercial property uses the whole slider, homes only its start. */
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

/** Land size, for homes for sale. */
export const buildLandSection = (context: FieldContext): OptionalSection => {
  const label = context.translator.term("area.plotArea");
  return context.isShown("landsize") && only(range(context, "landsize", { label, unit: "m²" }));
};

/** Construction year. */
export const buildYearSection = (context: FieldContext): FilterSection => {
  const label = context.translator.term("detail.constructionYear");
  return only(range(context, "constructionYear", { label }));
};

/** A range of rooms from a URL: the scale has no maximum. */
export const buildRoomRangeSection = (
  context: FieldContext,
  name: "bedroom" | "bathroom" | "garage",
  label: string,
): FilterSection => only(range(context, name, { label }));
