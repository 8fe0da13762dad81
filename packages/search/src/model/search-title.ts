import { formatNumber } from "@hjem/domain/format/format-number";
import { acquisitionOf } from "@hjem/domain/search/listing-type";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import type { ChosenPlace } from "@hjem/finder/place-field";
import type { PageContext } from "@hjem/storefront/page-context";
import { plural, t } from "@lingui/core/macro";

type Speaker = Pick<PageContext, "i18n" | "language">;
type Kind = Pick<SearchRequest, "listingType" | "acquisition">;

/** More places than these are counted, not named. */
const NAMED_PLACES = 3;

/** "in Trondheim and Malvik", "in 5 places"; empty where the search is not limited to any. */
export function placesPhrase({ i18n, language }: Speaker, places: readonly ChosenPlace[]): string {
  const count = places.length;
  if (count === 0) return "";
  if (count > NAMED_PLACES) return t(i18n)`in ${count} places`;
  const names = new Intl.ListFormat(language.tag, { type: "conjunction" }).format(
    places.map(({ name }) => name),
  );
  return t(i18n)`in ${names}`;
}

const isLet = ({ listingType, acquisition }: Kind) =>
  acquisitionOf(listingType, acquisition) === "rent";

/** What is searched, without a number: the title of the page. */
export function searchedKind({ i18n }: Speaker, kind: Kind): string {
  const isRent = isLet(kind);
  switch (kind.listingType) {
    case "new_homes":
      return t(i18n)`New homes`;
    case "commercial":
      return isRent
        ? t(i18n)`Commercial properties for lease`
        : t(i18n)`Commercial properties for sale`;
    case "leisure":
      return isRent ? t(i18n)`Holiday homes for rent` : t(i18n)`Holiday homes for sale`;
    default:
      return isRent ? t(i18n)`Homes for rent` : t(i18n)`Homes for sale`;
  }
}

/** What is searched and where: "Homes for sale in Trondheim". */
export const searchTitle = (speaker: Speaker, kind: Kind, places: readonly ChosenPlace[]): string =>
  sentence(searchedKind(speaker, kind), placesPhrase(speaker, places));

/** How many there are of what is searched: "128 homes for sale". */
export function countedKind(speaker: Speaker, kind: Kind, total: number): string {
  const { i18n } = speaker;
  const n = formatNumber(speaker, total);
  const isRent = isLet(kind);
  switch (kind.listingType) {
    case "new_homes":
      return t(i18n)`${plural(total, { one: `${n} new home`, other: `${n} new homes` })}`;
    case "commercial":
      return isRent
        ? t(
            i18n,
          )`${plural(total, { one: `${n} commercial property for lease`, other: `${n} commercial properties for lease` })}`
        : t(
            i18n,
          )`${plural(total, { one: `${n} commercial property for sale`, other: `${n} commercial properties for sale` })}`;
    case "leisure":
      return isRent
        ? t(
            i18n,
          )`${plural(total, { one: `${n} holiday home for rent`, other: `${n} holiday homes for rent` })}`
        : t(
            i18n,
          )`${plural(total, { one: `${n} holiday home for sale`, other: `${n} holiday homes for sale` })}`;
    default:
      return isRent
        ? t(i18n)`${plural(total, { one: `${n} home for rent`, other: `${n} homes for rent` })}`
        : t(i18n)`${plural(total, { one: `${n} home for sale`, other: `${n} homes for sale` })}`;
  }
}

/** Both halves of a sentence that may have but one. */
export const sentence = (...parts: readonly string[]): string => parts.filter(Boolean).join(" ");
