import { formatDay, formatLongDay, formatMonth } from "@hjem/domain/format/format-date";
import {
  formatArea,
  formatAreaRange,
  formatCountRange,
  formatDistance,
} from "@hjem/domain/format/format-measure";
import { formatNumber } from "@hjem/domain/format/format-number";
import { formatShortPrice, formatShortPriceRange } from "@hjem/domain/format/format-price";
import { formatQuote } from "@hjem/domain/format/format-quote";
import { TODAY } from "@hjem/domain/limits";
import type { FilterName } from "@hjem/domain/search/active-filters";
import { type Choice, choiceFilters, chosenValues } from "@hjem/domain/search/filters/choices";
import type { ChoiceFilter } from "@hjem/domain/search/filters/filter-row";
import { flagFilters } from "@hjem/domain/search/filters/flags";
import type { RangeName } from "@hjem/domain/search/min-max-pairs";
import type { TermKey } from "@hjem/domain/terms";
import type { PageContext } from "@hjem/storefront/page-context";
import { plural, t } from "@lingui/core/macro";
import type { SearchChoice } from "../search/list-search.ts";

/** Who tells: the region's formats, the reader's words. */
export type Teller = Pick<PageContext, "region" | "language" | "term" | "i18n">;

type Tell = (teller: Teller, search: SearchChoice) => string;

/** "From 60 m²", "up to 90 m²", "60–90 m²"; empty where neither end is set. */
function range(
  { i18n }: Teller,
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

const after = ({ term }: Teller, key: TermKey, value: string) =>
  [term(key), value].filter(Boolean).join(" ");

/** "From 60 m²" inside of a label: "BRA-i from 60 m²". */
const inside = (words: string) => words.charAt(0).toLocaleLowerCase() + words.slice(1);

const money =
  (name: RangeName, key?: TermKey): Tell =>
  (teller, search) => {
    const sum = range(
      teller,
      ends(search, name),
      (value) => formatShortPrice(teller, value),
      (min, max) => formatShortPriceRange(teller, min, max),
    );
    return key ? after(teller, key, inside(sum)) : sum;
  };

const area =
  (name: RangeName, key: TermKey): Tell =>
  (teller, search) =>
    after(
      teller,
      key,
      inside(
        range(
          teller,
          ends(search, name),
          (value) => formatArea(teller, value),
          (min, max) => formatAreaRange(teller, min, max),
        ),
      ),
    );

/** "2+ bedrooms": at least so many is what is asked most. */
const rooms =
  (name: RangeName, key: TermKey): Tell =>
  (teller, search) => {
    const [min, max] = ends(search, name);
    const isOpen = min !== undefined && max === undefined;
    const count = isOpen
      ? `${formatNumber(teller, min)}+`
      : range(teller, [min, max], String, (low, high) => formatCountRange(teller, low, high));
    return `${count} ${teller.term(key).toLocaleLowerCase()}`;
  };

const several =
  (field: keyof SearchChoice, key: (value: string) => TermKey): Tell =>
  ({ term }, search) => {
    const values: unknown = search[field];
    return (Array.isArray(values) ? values : [])
      .map((value: string) => term(key(value)))
      .join(", ");
  };

/** The values that are asked for, after the name of the matter where they say nothing without it. */
function choiceLabel(teller: Teller, search: SearchChoice, row: Choice): string {
  const { term, title, isTitled }: ChoiceFilter = row;
  const values = chosenValues(row, search)
    .map((value) => teller.term(`${term}.${value}` as TermKey))
    .join(", ");
  return title && isTitled ? after(teller, title, values) : values;
}

const floors: Tell = (teller, { floors: asked }) => {
  const { min, max } = asked ?? {};
  if (min === 2 && max === undefined) return teller.term("detail.floorNotFirst");
  const floor = teller.term("detail.floor");
  // The first storey has the name that listings give it: Australian level 1 is never the ground floor.
  if (min === 1 && max === 1) return teller.term("detail.groundFloor");
  if (min !== undefined && min === max) return t(teller.i18n)`${floor} ${min}`;
  const from = min === 1 && max !== undefined ? undefined : min;
  const storeys = range(teller, [from, max], String, (low, high) =>
    formatCountRange(teller, low, high),
  );
  return after(teller, "detail.floor", inside(storeys));
};

const owner =
  (field: "ownerType" | "soldBy"): Tell =>
  ({ term }, { [field]: asked }) =>
    asked && asked !== "all" ? term(`owner.${asked}`) : "";

const tellers: Partial<Record<FilterName, Tell>> = {
  price: money("price"),
  askingPrice: money("askingPrice", "price.askingPrice"),
  monthlyRent: money("monthlyRent", "price.monthly"),
  totalPrice: money("totalPrice", "price.totalPrice"),
  sharedCost: money("sharedCost", "price.sharedCost"),
  bedroom: rooms("bedroom", "detail.bedrooms"),
  bathroom: rooms("bathroom", "detail.bathrooms"),
  garage: rooms("garage", "detail.garages"),
  primaryRoom: area("primaryRoom", "area.internalShort"),
  landsize: area("landsize", "area.plotArea"),
  constructionYear: (teller, search) =>
    after(
      teller,
      "detail.constructionYear",
      inside(
        range(teller, ends(search, "constructionYear"), String, (min, max) => `${min}–${max}`),
      ),
    ),
  floors,
  includesSurrounding: ({ i18n }) => t(i18n)`Surrounding suburbs`,
  address: (_, { address = "" }) => address,
  keywords: (teller, { keywords = "" }) => formatQuote(teller, keywords),
  name: (teller, { name = "" }) => formatQuote(teller, name),
  propertyType: several("propertyType", (type) => `type.${type}` as TermKey),
  facilities: ({ i18n }, { facilities = [] }) =>
    t(i18n)`${plural(facilities.length, { one: "# feature", other: "# features" })}`,
  availableFrom: (teller, { availableFrom }) =>
    after(teller, "date.availableFrom", availableFrom ? formatMonth(teller, availableFrom) : ""),
  viewingDate: (teller, { viewingDate = [] }) => {
    const { i18n } = teller;
    const days = viewingDate.map((day) =>
      day === TODAY ? t(i18n)`today` : formatDay(teller, day),
    );
    return after(teller, "date.inspection", days.join(", "));
  },
  isPublishedToday: ({ i18n }) => t(i18n)`Published today`,
  publishDateMin: (teller, { publishDateMin }) => {
    const day = publishDateMin ? formatLongDay(teller, publishDateMin) : "";
    return t(teller.i18n)`Published since ${day}`;
  },
  availability: ({ term, i18n }, { availability = [] }) =>
    availability
      .map((one) => (one === "all" ? t(i18n)`Including sold and leased` : term(`status.${one}`)))
      .join(", "),
  ownerType: owner("ownerType"),
  soldBy: owner("soldBy"),
  transportationRadius: (teller, { transportationRadius = 0 }) => {
    const distance = formatDistance(teller, transportationRadius);
    return t(teller.i18n)`Within ${distance} of public transport`;
  },
  showby: several("showby", (kind) => `photo.${kind}` as TermKey),
  agencyId: ({ i18n }) => t(i18n)`Selected agency`,
  agencyParentId: ({ i18n }) => t(i18n)`Selected agency`,
  propertyId: ({ i18n }, { propertyId = [] }) =>
    t(i18n)`${plural(propertyId.length, { one: "# chosen home", other: "# chosen homes" })}`,
  groupUnits: ({ i18n }) => t(i18n)`Individual homes in projects`,
  polygon: ({ i18n }) => t(i18n)`Drawn area`,
  propertyRadius: (teller, { propertyRadius = 0 }) => {
    const distance = formatDistance(teller, propertyRadius);
    return t(teller.i18n)`Within ${distance}`;
  },
};

/** A filter as a person would say it; empty for places, whose names are fetched, and for what is no filter. */
export function filterLabel(teller: Teller, search: SearchChoice, name: FilterName): string {
  const choice = choiceFilters.find((row) => row.name === name);
  if (choice) return choiceLabel(teller, search, choice);
  const flag = flagFilters.find((row) => row.name === name);
  return flag ? teller.term(flag.term) : (tellers[name]?.(teller, search) ?? "");
}
