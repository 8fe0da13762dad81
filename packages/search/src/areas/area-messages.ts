import { formatNumber } from "@hjem/domain/format/format-number";
import type { Area, AreaPlace } from "@hjem/domain/place/area";
import { addressPostcode } from "@hjem/domain/place/area-address";
import type { ViewContext } from "@hjem/storefront/page-context";
import { plural, t } from "@lingui/core/macro";

/** Listings of one type in a place. */
export type AreaKindCount = Area["counts"][number];

type Kind = Pick<AreaKindCount, "listingType" | "acquisition">;

/** `Oslo`, or `QLD 4740` for one of two suburbs with the same name in a state; empty at the top. */
export const whereName = ({ parent, address }: Pick<AreaPlace, "parent" | "address">): string =>
  [parent, addressPostcode(address)].filter(Boolean).join(" ");

/** `Frogner, Oslo`; a place at the top has no wider one. */
export const fullName = (place: Pick<AreaPlace, "name" | "parent" | "address">): string =>
  [place.name, whereName(place)].filter(Boolean).join(", ");

/** The name among others in the same place: with its postcode if it is ambiguous. */
export const nameBeside = ({ name, address }: Pick<AreaPlace, "name" | "address">): string =>
  [name, addressPostcode(address)].filter(Boolean).join(" ");

const forSale = (translator: ViewContext, count: number): string => {
  const n = formatNumber(translator, count);
  return t(
    translator.i18n,
  )`${plural(count, { one: `${n} home for sale`, other: `${n} homes for sale` })}`;
};

const forRent = (translator: ViewContext, count: number): string => {
  const n = formatNumber(translator, count);
  return t(
    translator.i18n,
  )`${plural(count, { one: `${n} home for rent`, other: `${n} homes for rent` })}`;
};

/** Number of listings of all types. */
export const listings = (translator: ViewContext, count: number): string => {
  const n = formatNumber(translator, count);
  return t(translator.i18n)`${plural(count, { one: `${n} listing`, other: `${n} listings` })}`;
};

/** Summary: "128 homes for sale and 24 homes for rent", or whatever listings there are. */
export function supply(
  translator: ViewContext,
  { counts, count }: Pick<Area, "counts" | "count">,
): string {
  const countOf = (type: "buy" | "rent") =>
    counts.find(({ listingType }) => listingType === type)?.count ?? 0;
  const view = [
    ...(countOf("buy") > 0 ? [forSale(translator, countOf("buy"))] : []),
    ...(countOf("rent") > 0 ? [forRent(translator, countOf("rent"))] : []),
  ];
  if (view.length === 0) return listings(translator, count);
  return new Intl.ListFormat(translator.language.tag, { type: "conjunction" }).format(view);
}

/** Label of the link to the list of one type; its number stands in the list of all types beside it. */
export function seeList({ i18n }: ViewContext, { listingType }: Kind): string {
  if (listingType === "buy") return t(i18n)`See homes for sale`;
  return listingType === "rent" ? t(i18n)`See homes for rent` : t(i18n)`See the listings`;
}

/** Heading of the newest listings. */
export function newestTitle({ i18n }: ViewContext, { listingType }: Kind): string {
  if (listingType === "buy") return t(i18n)`Newest homes for sale`;
  return listingType === "rent" ? t(i18n)`Newest homes for rent` : t(i18n)`Newest listings`;
}
