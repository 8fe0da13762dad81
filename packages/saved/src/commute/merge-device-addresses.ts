import { commuteApi } from "@hjem/api-client/endpoints/commute";
import { isApiError } from "@hjem/api-client/errors/api-error";
import type { StorefrontStore } from "@hjem/storefront/store";
import { deviceAddresses, storeDeviceAddresses } from "./device-addresses.ts";

/**
 * Moves the addresses of this device into the account that has been entered, and empties the device (D84). Those that
 * the account has already stay as they are, so that two tabs may do the same at once; where the account is full, its
 * own remain. What cannot be stored now stays on the device for the next time.
 */
export async function mergeDeviceAddresses({ dispatch }: StorefrontStore): Promise<void> {
  const addresses = deviceAddresses();
  if (addresses.length === 0) return;
  const { error } = await dispatch(
    commuteApi.endpoints.addCommuteAddresses.initiate(
      { addresses: [...addresses] },
      { track: false },
    ),
  );
  if (!error || (isApiError(error) && error.code === "limit_reached")) storeDeviceAddresses([]);
}
