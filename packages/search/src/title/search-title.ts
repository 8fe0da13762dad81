import { formatNumber } from "@hjem/domain/format/format-number";
import { uninhabitedTypes } from "@hjem/domain/listing/enumerations";
import type { ChosenPlace } from "@hjem/finder/place-names";
import type { Translator } from "@hjem/storefront/page-context";
import { plural, t } from "@lingui/core/macro";
import { type SearchedKind, availabilityState } from "./availability-state.ts";
import { type CountedKind, countPhrase } from "./count-phrases.ts";

/** More places than this are counted, not named. */
const NAMED_PLACES = 3;

/** "in Trondheim and Malvik", "in 5 places"; empty without places. */
export function placesPhrase(
  { i18n, language }: Translator,
  places: readonly ChosenPlace[],
): string {
  const count = places.length;
  if (count === 0) return "";
  if (count > NAMED_PLACES) return t(i18n)`in ${count} places`;
  const names = new Intl.ListFormat(language.tag, { type: "conjunction" }).format(
    places.map(({ name }) => name),
  );
  return t(i18n)`in ${names}`;
}

const placeTypes: readonly string[] = uninhabitedTypes;

/** Whether only plots or parking spaces are searched, which are no homes. */
const isWithoutHomes = ({ propertyType = [] }: Pick<SearchedKind, "propertyType">): boolean =>
  propertyType.length > 0 && propertyType.every((type) => placeTypes.includes(type));

/** What is searched, without a number: the title of the page. */
export function searchedKind({ i18n, term }: Translator, kind: SearchedKind): string {
  const types = kind.propertyType ?? [];
  if (isWithoutHomes(kind)) return types.map((type) => term(`type.${type}`)).join(", ");
  const state = availabilityState(kind);
  switch (kind.listingType) {
    case "new_homes":
      return state === "sold" ? t(i18n)`Sold new homes` : t(i18n)`New homes`;
    case "commercial":
      return {
        sale: t(i18n)`Commercial properties for sale`,
        rent: t(i18n)`Commercial properties for lease`,
        sold: t(i18n)`Sold commercial properties`,
        leased: t(i18n)`Leased commercial properties`,
        coming: t(i18n)`Commercial properties coming soon`,
        any: t(i18n)`Commercial properties`,
      }[state];
    case "leisure":
      return {
        sale: t(i18n)`Holiday homes for sale`,
        rent: t(i18n)`Holiday homes for rent`,
        sold: t(i18n)`Sold holiday homes`,
        leased: t(i18n)`Leased holiday homes`,
        coming: t(i18n)`Holiday homes coming soon`,
        any: t(i18n)`Holiday homes`,
      }[state];
    default:
      return {
        sale: t(i18n)`Homes for sale`,
        rent: t(i18n)`Homes for rent`,
        sold: t(i18n)`Sold homes`,
        leased: t(i18n)`Leased homes`,
        coming: t(i18n)`Homes coming soon`,
        any: t(i18n)`Homes`,
      }[state];
  }
}

/** Listing type and place: "Homes for sale in Trondheim". */
export const searchTitle = (
  translator: Translator,
  kind: SearchedKind,
  places: readonly ChosenPlace[],
): string => sentence(searchedKind(translator, kind), placesPhrase(translator, places));

/** Listing types whose homes are counted by another noun. */
const countedKinds: Partial<Record<SearchedKind["listingType"], CountedKind>> = {
  commercial: "premises",
  leisure: "holidayHomes",
};

/** Number and listing type: "128 homes for sale", "849 sold homes". */
export function countedKind(translator: Translator, kind: SearchedKind, total: number): string {
  const { i18n } = translator;
  const n = formatNumber(translator, total);
  const state = availabilityState(kind);
  if (isWithoutHomes(kind)) return countedNoun(translator, kind, total, n);
  if (kind.listingType !== "new_homes")
    return countPhrase(i18n, countedKinds[kind.listingType] ?? "homes", state, total, n);
  return state === "sold"
    ? t(i18n)`${plural(total, { one: `${n} sold new home`, other: `${n} sold new homes` })}`
    : countedNoun(translator, kind, total, n);
}

/**
 * Number and noun: "12 homes", "12 commercial properties"; `figure` is the formatted `total`. In Norway commercial
 * rentals have another noun than those for sale.
 */
export function countedNoun(
  { i18n }: Pick<Translator, "i18n">,
  searched: Pick<SearchedKind, "listingType" | "acquisition" | "propertyType">,
  total: number,
  figure: string,
): string {
  const { listingType, acquisition } = searched;
  if (isWithoutHomes(searched))
    return t(i18n)`${plural(total, { one: `${figure} listing`, other: `${figure} listings` })}`;
  if (listingType === "new_homes")
    return t(i18n)`${plural(total, { one: `${figure} new home`, other: `${figure} new homes` })}`;
  const kind = countedKinds[listingType] ?? "homes";
  const state = kind === "premises" && acquisition === "rent" ? "rent" : "any";
  return countPhrase(i18n, kind, state, total, figure);
}

/** Joins two parts of a sentence, of which one may be empty. */
export const sentence = (...parts: readonly string[]): string => parts.filter(Boolean).join(" ");
