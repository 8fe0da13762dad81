import { addressesApi, useFindAddressFaultQuery } from "@hjem/api-client/endpoints/addresses";
import type { Draft } from "@hjem/domain/draft/draft";
import type { DraftLocation } from "@hjem/domain/draft/draft-detail";
import type { AddressFault, AddressRowQuery } from "@hjem/domain/place/address";
import type { StorefrontStore } from "@hjem/storefront/store";
import { useCallback, useEffect, useState } from "react";

/** An address is checked once nothing has been typed for so long, ms. */
const PAUSE_MS = 400;
/** Decimals of the pin that are sent: about ten metres. */
const DECIMALS = 4;

const queryOf = ({ postCode, suburb, region, coordinates }: DraftLocation): AddressRowQuery => ({
  postCode: postCode ?? "",
  suburb: suburb?.trim() ?? "",
  ...(region?.trim() && { region: region.trim() }),
  ...(coordinates && {
    lat: Number(coordinates.lat.toFixed(DECIMALS)),
    lng: Number(coordinates.lng.toFixed(DECIMALS)),
  }),
});

/** Whether there is an address to check: that of a published listing is fixed (D98). */
const isAsked = ({ propertyId }: Pick<Draft, "propertyId">, query: AddressRowQuery): boolean =>
  propertyId === null && query.postCode !== "" && query.suburb !== "";

/** Checks the address of a draft that is about to be shown, so that its fields are shown once, with what is wrong. */
export async function checkAddress(
  { dispatch }: StorefrontStore,
  draft: Pick<Draft, "location" | "propertyId">,
): Promise<void> {
  const query = queryOf(draft.location);
  const { findAddressFault } = addressesApi.endpoints;
  if (isAsked(draft, query)) await dispatch(findAddressFault.initiate(query, { subscribe: false }));
}

/** The value once it has stayed the same for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** What of an address is no row of the table of places (D123); null for another address than the one that was checked. */
export type AddressFaultOf = (location: DraftLocation) => AddressFault | null;

/** Checks the address of a draft while it is typed. */
export function useAddressFault({
  location,
  propertyId,
}: Pick<Draft, "location" | "propertyId">): AddressFaultOf {
  const key = JSON.stringify(queryOf(location));
  const settled = useSettled(key);
  const query = JSON.parse(settled) as AddressRowQuery;
  const { currentData: fault = null } = useFindAddressFaultQuery(query, {
    skip: !isAsked({ propertyId }, query),
  });
  return useCallback(
    (asked) => (JSON.stringify(queryOf(asked)) === settled ? fault : null),
    [settled, fault],
  );
}
