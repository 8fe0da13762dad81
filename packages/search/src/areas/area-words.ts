import { formatNumber } from "@hjem/domain/format/format-number";
import type { Area, AreaPlace } from "@hjem/domain/place/area";
import { addressPostcode } from "@hjem/domain/place/area-address";
import type { PageContext } from "@hjem/storefront/page-context";
import { plural, t } from "@lingui/core/macro";

/** What words are told with: the reader's language and the region's terms. */
export type Speaker = Omit<PageContext, "store">;

/** Listings of one kind in a place. */
export type AreaKindCount = Area["counts"][number];

type Kind = Pick<AreaKindCount, "listingType" | "acquisition">;

/** `Oslo`, or `QLD 4740` for one of two suburbs of a name in one state; empty at the top. */
export const whereName = ({ parent, address }: Pick<AreaPlace, "parent" | "address">): string =>
  [parent, addressPostcode(address)].filter(Boolean).join(" ");

/** `Frogner, Oslo`; a place at the top stands alone. */
export const fullName = (place: Pick<AreaPlace, "name" | "parent" | "address">): string =>
  [place.name, whereName(place)].filter(Boolean).join(", ");

/** The name beside others in the same place: with its postcode where two bear it. */
export const nameBeside = ({ name, address }: Pick<AreaPlace, "name" | "address">): string =>
  [name, addressPostcode(address)].filter(Boolean).join(" ");

const forSale = (speaker: Speaker, count: number): string => {
  const n = formatNumber(speaker, count);
  return t(
    speaker.i18n,
  )`${plural(count, { one: `${n} home for sale`, other: `${n} homes for sale` })}`;
};

const forRent = (speaker: Speaker, count: number): string => {
  const n = formatNumber(speaker, count);
  return t(
    speaker.i18n,
  )`${plural(count, { one: `${n} home for rent`, other: `${n} homes for rent` })}`;
};

/** How many there are of all kinds. */
export const listings = (speaker: Speaker, count: number): string => {
  const n = formatNumber(speaker, count);
  return t(speaker.i18n)`${plural(count, { one: `${n} listing`, other: `${n} listings` })}`;
};

/** What there is: "128 homes for sale and 24 homes for rent", or whatever listings there are. */
export function supply(
  speaker: Speaker,
  { counts, count }: Pick<Area, "counts" | "count">,
): string {
  const countOf = (type: "buy" | "rent") =>
    counts.find(({ listingType }) => listingType === type)?.count ?? 0;
  const told = [
    ...(countOf("buy") > 0 ? [forSale(speaker, countOf("buy"))] : []),
    ...(countOf("rent") > 0 ? [forRent(speaker, countOf("rent"))] : []),
  ];
  if (told.length === 0) return listings(speaker, count);
  return new Intl.ListFormat(speaker.language.tag, { type: "conjunction" }).format(told);
}

/** Words that lead to the list of one kind. */
export function seeAll(speaker: Speaker, { listingType, count }: AreaKindCount): string {
  const { i18n } = speaker;
  const n = formatNumber(speaker, count);
  return listingType === "buy" || listingType === "rent"
    ? t(i18n)`${plural(count, { one: "See the home", other: `See all ${n} homes` })}`
    : t(i18n)`${plural(count, { one: "See the listing", other: `See all ${n} listings` })}`;
}

/** What the newest ones are. */
export function newestTitle({ i18n }: Speaker, { listingType }: Kind): string {
  if (listingType === "buy") return t(i18n)`Newest homes for sale`;
  return listingType === "rent" ? t(i18n)`Newest homes for rent` : t(i18n)`Newest listings`;
}
