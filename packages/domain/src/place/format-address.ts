import type { Region } from "../region.ts";

/** Parts of an address as they are typed; missing ones are left out. */
export interface AddressParts {
  street?: string | null | undefined;
  suburb?: string | null | undefined;
  /** County, or code of the state. */
  region?: string | null | undefined;
  postCode?: string | null | undefined;
}

/**
 * An address in one line as the market writes it (spec §3 Detailed listing): `Storgata 12B, 0184 Oslo` or
 * `12/45 Smith Street, Fitzroy VIC 3065`. Empty if nothing is known.
 */
export function formatAddress(
  { street, suburb, region: state, postCode }: AddressParts,
  region: Pick<Region, "addressForm">,
): string {
  const town =
    region.addressForm === "code_town" ? [postCode, suburb || state] : [suburb, state, postCode];
  return [street, town.filter(Boolean).join(" ")].filter(Boolean).join(", ");
}
