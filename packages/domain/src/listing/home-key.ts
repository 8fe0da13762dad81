import type { PropertyType } from "./enumerations.ts";
import type { Listing } from "./listing.ts";
import { addressLine, readStreetAddress } from "./street-address.ts";

/** Types of homes that have an address of their own; any other lies in a building with others. */
const standAloneTypes: ReadonlySet<PropertyType> = new Set([
  "house",
  "single_dwelling",
  "townhouse",
  "cabin",
  "leisure",
  "farm",
]);

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

/** The number of a flat as the land register has it. */
const dwellingNumber = /^[hluk]\d{4}$/;

function addressKey({ address, propertyTypes, register }: IdentifiedHome): string | null {
  const typed = readStreetAddress(address.street);
  const stated = register?.apartmentNumber?.replaceAll(/\s/g, "").toLowerCase() ?? "";
  const unit = typed.unit || (dwellingNumber.test(stated) ? stated : "");
  const isOne = unit !== "" || propertyTypes.every((type) => standAloneTypes.has(type));
  return isOne && /\d/.test(address.street)
    ? `address:${address.postCode} ${addressLine({ ...typed, unit })}`
    : null;
}

/**
 * What two listings of one home of a market have in common (D87, D100): the number of its section in the land register,
 * else its address with the unit. Null where neither names one home, as for a flat in a block without a unit: it is never
 * taken for another's.
 */
export const homeKey = (home: IdentifiedHome): string | null =>
  home.objectType === "project" ? null : (registerKey(home) ?? addressKey(home));
