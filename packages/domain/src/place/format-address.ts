import type { RegionBasics } from "../region.ts";

/** Parts of an address as they are typed; missing ones are left out. */
export interface AddressParts {
  street?: string | null | undefined;
  suburb?: string | null | undefined;
  /** County, or code of the state. */
  region?: string | null | undefined;
  postCode?: string | null | undefined;
}

/**
 * An address in one line as the market writes it (spec §3 Detailed listing, market N4, A5): `Storgata 12B, 0184 Oslo`, or
 * where a state has a code `12/45 Smith Street, Fitzroy VIC 3065`. Empty if nothing is known.
 */
export function formatAddress(
  { street, suburb, region: state, postCode }: AddressParts,
  { placeNames }: Pick<RegionBasics, "placeNames">,
): string {
  const town = placeNames.isStateUpperCase
    ? [suburb, state, postCode]
    : [postCode, suburb || state];
  return [street?.trim(), town.filter(Boolean).join(" ")].filter(Boolean).join(", ");
}

/** Parts of a stored address. */
export interface StoredAddress {
  fullAddress: string;
  street: string;
  displayName: string;
  postCode: string;
  region: string;
}

/** Post code and place as the pages of a home write them, without its street: `7030 Trondheim`, `Fitzroy VIC 3065`. */
export function placeLine(
  { fullAddress, street, displayName, postCode, region: state }: StoredAddress,
  region: Pick<RegionBasics, "placeNames">,
): string {
  const inFront = street.trim() === "" ? "" : `${street.trim()}, `;
  return fullAddress.startsWith(inFront) && fullAddress.length > inFront.length
    ? fullAddress.slice(inFront.length)
    : formatAddress({ suburb: displayName, postCode, region: state }, region);
}
