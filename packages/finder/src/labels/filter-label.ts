import { formatDay, formatLongDay, formatMonth } from "@hjem/domain/format/format-date";
import {
  formatArea,
  formatAreaRange,
  formatCountRange,
  formatDistance,
} from "@hjem/domain/format/format-measure";
import { formatNumber } from "@hjem/domain/format/format-number";
import {
  formatShortPrice,
  formatShortPriceRange,
  withPeriod,
} from "@hjem/domain/format/format-price";
import { formatQuote } from "@hjem/domain/format/format-text";
import { TODAY } from "@hjem/domain/limits";
import { acquisitionOf } from "@hjem/domain/listing/listing-type";
import { rentPeriodOf } from "@hjem/domain/rent-period";
import type { FilterName } from "@hjem/domain/search/active-filters";
import { agencyFilters } from "@hjem/domain/search/filters/agency-filters";
import {
  type Choice,
  choiceFilters,
  chosenValues,
} from "@hjem/domain/search/filters/choice-filters";
import { type ChoiceFilter, valueTerm } from "@hjem/domain/search/filters/filter-row";
import { flagFilters } from "@hjem/domain/search/filters/flag-filters";
import { prefixFilters } from "@hjem/domain/search/filters/prefix-filters";
import { setFilters, type SetRow } from "@hjem/domain/search/filters/set-filters";
import type { RangeName } from "@hjem/domain/search/reversed-ranges";
import type { TermKey } from "@hjem/domain/terms";
import type { Translator } from "@hjem/storefront/page-context";
import { plural, t } from "@lingui/core/macro";
import type { SearchChoice } from "../search/list-search.ts";

type FormatFilter = (translator: Translator, search: SearchChoice) => string;

/** "From 60 m²", "up to 90 m²", "60–90 m²"; empty where neither end is set. */
function range(
  { i18n }: Translator,
  [min, max]: readonly [number | undefined, number | undefined],
  one: (value: number) => string,
  both: (min: number, max: number) => string,
): string {
  if (min !== undefined && max !== undefined) return both(min, max);
  if (min !== undefined) return t(i18n)`From ${one(min)}`;
  return max === undefined ? "" : t(i18n)`Up to ${one(max)}`;
}

const ends = (search: SearchChoice, name: RangeName) =>
  [search[`${name}Min`], search[`${name}Max`]] as const;

const after = ({ term }: Translator, key: TermKey, value: string) =>
  [term(key), value].filter(Boolean).join(" ");

/** "From 60 m²" inside of a label: "BRA-i from 60 m²". */
export const inside = (words: string) => words.charAt(0).toLocaleLowerCase() + words.slice(1);

const money =
  (name: RangeName, key?: TermKey): FormatFilter =>
  (translator, search) => {
    const sum = range(
      translator,
      ends(search, name),
      (value) => formatShortPrice(translator, value),
      (min, max) => formatShortPriceRange(translator, min, max),
    );
    return key ? after(translator, key, inside(sum)) : sum;
  };

const area =
  (name: RangeName, key: TermKey): FormatFilter =>
  (translator, search) =>
    after(
      translator,
      key,
      inside(
        range(
          translator,
          ends(search, name),
          (value) => formatArea(translator, value),
          (min, max) => formatAreaRange(translator, min, max),
        ),
      ),
    );

/** "Up to $600 per week": a rent with the market's period; empty without one. */
const price: FormatFilter = (translator, search) => {
  const { listingType = "buy", acquisition = "buy" } = search;
  const sum = money("price")(translator, search);
  return sum !== "" && acquisitionOf(listingType, acquisition) === "rent"
    ? withPeriod(translator, sum, rentPeriodOf(translator.region, listingType))
    : sum;
};

/** "2+ bedrooms": a minimum is the most common choice; none are a studio. */
const rooms =
  (name: RangeName, key: TermKey): FormatFilter =>
  (translator, search) => {
    const [min, max] = ends(search, name);
    if (max === 0) return translator.term("detail.studio");
    const isOpen = min !== undefined && max === undefined;
    const count = isOpen
      ? `${formatNumber(translator, min)}+`
      : range(translator, [min, max], String, (low, high) =>
          formatCountRange(translator, low, high),
        );
    return `${count} ${translator.term(key).toLocaleLowerCase()}`;
  };

/** The selected values, separated by commas. */
const setLabel = ({ term }: Translator, search: SearchChoice, row: SetRow): string =>
  (search[row.name] ?? []).map((value) => term(valueTerm(row, value))).join(", ");

/** The selected values, after the filter's name where they are unclear without it. */
function choiceLabel(translator: Translator, search: SearchChoice, row: Choice): string {
  const { title, isTitled }: ChoiceFilter = row;
  const values = chosenValues(row, search)
    .map((value) => translator.term(valueTerm(row, value)))
    .join(", ");
  return title && isTitled ? after(translator, title, values) : values;
}

const floors: FormatFilter = (translator, { floors: requested }) => {
  const { min, max } = requested ?? {};
  if (min === 2 && max === undefined) return translator.term("detail.floorNotFirst");
  const floor = translator.term("detail.floor");
  // The first floor has the market's name: Australian level 1 is never the ground floor.
  if (min === 1 && max === 1) return translator.term("detail.groundFloor");
  if (min !== undefined && min === max) return t(translator.i18n)`${floor} ${min}`;
  const from = min === 1 && max !== undefined ? undefined : min;
  const storeys = range(translator, [from, max], String, (low, high) =>
    formatCountRange(translator, low, high),
  );
  return after(translator, "detail.floor", inside(storeys));
};

const filterFormats: Partial<Record<FilterName, FormatFilter>> = {
  price,
  askingPrice: money("askingPrice", "price.askingPrice"),
  monthlyRent: money("monthlyRent", "price.monthly"),
  totalPrice: money("totalPrice", "price.totalPrice"),
  sharedCost: money("sharedCost", "price.sharedCost"),
  bedroom: rooms("bedroom", "detail.bedrooms"),
  bathroom: rooms("bathroom", "detail.bathrooms"),
  garage: rooms("garage", "detail.garages"),
  primaryRoom: area("primaryRoom", "area.internalShort"),
  landsize: area("landsize", "area.plotArea"),
  constructionYear: (translator, search) =>
    after(
      translator,
      "detail.constructionYear",
      inside(
        range(translator, ends(search, "constructionYear"), String, (min, max) => `${min}–${max}`),
      ),
    ),
  floors,
  includesSurrounding: ({ i18n }) => t(i18n)`Surrounding suburbs`,
  keywords: (translator, { keywords = "" }) => formatQuote(translator, keywords),
  facilities: ({ i18n }, { facilities = [] }) =>
    t(i18n)`${plural(facilities.length, { one: "# feature", other: "# features" })}`,
  availableFrom: (translator, { availableFrom }) =>
    after(
      translator,
      "date.availableFrom",
      availableFrom ? formatMonth(translator, availableFrom) : "",
    ),
  viewingDate: (translator, { viewingDate = [] }) => {
    const { i18n } = translator;
    const days = viewingDate.map((day) =>
      day === TODAY ? t(i18n)`today` : formatDay(translator, day),
    );
    return after(translator, "date.inspection", days.join(", "));
  },
  isPublishedToday: ({ i18n }) => t(i18n)`Published today`,
  publishDateMin: (translator, { publishDateMin }) => {
    const day = publishDateMin ? formatLongDay(translator, publishDateMin) : "";
    return t(translator.i18n)`Published since ${day}`;
  },
  availability: ({ term, i18n }, { availability = [] }) =>
    availability
      .map((one) => (one === "all" ? t(i18n)`Including sold and leased` : term(`status.${one}`)))
      .join(", "),
  transportationRadius: (translator, { transportationRadius = 0 }) => {
    const distance = formatDistance(translator, transportationRadius);
    return t(translator.i18n)`Within ${distance} of public transport`;
  },
  propertyId: ({ i18n }, { propertyId = [] }) =>
    t(i18n)`${plural(propertyId.length, { one: "# chosen home", other: "# chosen homes" })}`,
  groupUnits: ({ i18n }) => t(i18n)`Individual homes in projects`,
  polygon: ({ i18n }) => t(i18n)`Drawn area`,
  // The places have names in the chips.
  reach: ({ i18n }) => t(i18n)`Travel time (estimated)`,
  propertyRadius: (translator, { propertyRadius = 0 }) => {
    const distance = formatDistance(translator, propertyRadius);
    return t(translator.i18n)`Within ${distance}`;
  },
};

/** The label of a filter; empty for places, whose names are requested, and for fields that are not filters. */
export function filterLabel(
  translator: Translator,
  search: SearchChoice,
  name: FilterName,
): string {
  const choice = choiceFilters.find((row) => row.name === name);
  if (choice) return choiceLabel(translator, search, choice);
  const set = setFilters.find((row) => row.name === name);
  if (set) return setLabel(translator, search, set);
  const text = prefixFilters.find((row) => row.name === name);
  if (text) {
    const written = search[text.name] ?? "";
    return "isQuoted" in text ? formatQuote(translator, written) : written;
  }
  if (agencyFilters.some((row) => row.name === name)) return t(translator.i18n)`Selected agency`;
  const flag = flagFilters.find((row) => row.name === name);
  return flag ? translator.term(flag.term) : (filterFormats[name]?.(translator, search) ?? "");
}
