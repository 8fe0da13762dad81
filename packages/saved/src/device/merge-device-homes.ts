import { favoritesApi } from "@hjem/api-client/endpoints/favorites";
import { isApiError } from "@hjem/api-client/errors/api-error";
import { DEFAULT_COLLECTION_NAME } from "@hjem/domain/saved/saved-rules";
import type { StorefrontStore } from "@hjem/storefront/store";
import { deviceHomeIds, removeFromDevice } from "./device-homes.ts";

const STATUS_NOT_FOUND = 404;

/**
 * Moves the homes of this device into the account that has been entered, and empties the device (D52, D66). Homes that
 * the account has already stay as they are, so that two tabs may do the same at once; homes that cannot be stored now
 * stay on the device for the next time. @returns the homes that the account has now
 */
export async function mergeDeviceHomes({ dispatch }: StorefrontStore): Promise<readonly string[]> {
  const ids = deviceHomeIds();
  if (ids.length === 0) return [];
  const { error } = await dispatch(
    favoritesApi.endpoints.addToCollection.initiate(
      { collectionId: DEFAULT_COLLECTION_NAME, body: { properties: ids } },
      { track: false },
    ),
  );
  // Not found: none of them is listed any more.
  if (!error || (isApiError(error) && error.status === STATUS_NOT_FOUND)) removeFromDevice(ids);
  return error ? [] : ids;
}
