import type { StorefrontStore } from "@hjem/storefront/store";
import { mergeDeviceHomes } from "./device/merge-device-homes.ts";
import { followFavorites } from "./hearts/follow-favorites.ts";

/** What saving does whenever somebody is signed in: hearts are filled, and the device's homes move to the account. */
export async function onSignedIn(store: StorefrontStore): Promise<void> {
  followFavorites(store);
  await mergeDeviceHomes(store);
}
