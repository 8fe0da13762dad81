import type { PropertyType } from "./enumerations.ts";
import type { Listing } from "./listing.ts";

/** Types of homes that have an address of their own; any other lies in a building with others. */
const standAloneTypes: ReadonlySet<PropertyType> = new Set([
  "house",
  "single_dwelling",
  "townhouse",
  "cabin",
  "leisure",
  "farm",
]);

/** `12/45 Smith Street`, `Unit 3, 45 Smith Street` or `Storgata 12B, H0302`. */
const unitNotations = [
  /^\d+[a-z]?\/\d/,
  /^(?:unit|apartment|apt|flat|suite|shop|villa) \d/,
  /\b[hluk]\d{4}\b/,
];

/** Numbers of the land register that name one home, as they were typed. */
export interface RegisterNumbers {
  municipalityNumber?: string | null | undefined;
  farmNumber?: string | null | undefined;
  shareNumber?: string | null | undefined;
  sectionNumber?: string | null | undefined;
  /** Of the unit at its address, such as `H0302`. */
  apartmentNumber?: string | null | undefined;
}

/** What tells a home from others of its market. */
export type IdentifiedHome = Pick<Listing, "objectType" | "propertyTypes"> & {
  address: Pick<Listing["address"], "street" | "postCode">;
  register?: RegisterNumbers | undefined;
};

/** A number of the register without spaces and leading zeros; null for anything else. */
const numberOf = (typed: string | null | undefined): string | null => {
  const [, digits] = /^0*([1-9]\d{0,9})$/.exec((typed ?? "").replaceAll(/\s/g, "")) ?? [];
  return digits ?? null;
};

function registerKey({ register }: IdentifiedHome): string | null {
  const numbers = [
    register?.municipalityNumber,
    register?.farmNumber,
    register?.shareNumber,
    register?.sectionNumber,
  ].map(numberOf);
  return numbers.every((number) => number !== null) ? `register:${numbers.join("-")}` : null;
}

/** A street as it is compared: one way of writing `Storgata 12 B`. */
const comparedStreet = (street: string): string =>
  street
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[.,\s]+/g, " ")
    .replaceAll(/(\d) (?=[a-z]\b)/g, "$1")
    .replaceAll(/ ?\/ ?/g, "/")
    .trim();

function addressKey({ address, propertyTypes, register }: IdentifiedHome): string | null {
  const typed = comparedStreet(address.street);
  const apartment = register?.apartmentNumber?.replaceAll(/\s/g, "").toLowerCase() ?? "";
  const street =
    /^[hluk]\d{4}$/.test(apartment) && !typed.includes(apartment) ? `${typed} ${apartment}` : typed;
  const hasUnit = unitNotations.some((notation) => notation.test(street));
  const standsAlone = propertyTypes.every((type) => standAloneTypes.has(type));
  return /\d/.test(typed) && (hasUnit || standsAlone)
    ? `address:${address.postCode} ${street}`
    : null;
}

/**
 * What two listings of one home of a market have in common (D87, D100): the number of its section in the land register,
 * else its address with the unit. Null where neither names one home, as for a flat in a block without a unit: it is never
 * taken for another's.
 */
export const homeKey = (home: IdentifiedHome): string | null =>
  home.objectType === "project" ? null : (registerKey(home) ?? addressKey(home));
