import type { StorefrontStore } from "@hjem/storefront/store";
import { mergeDeviceAddresses } from "./commute/merge-device-addresses.ts";
import { deviceHomeIds } from "./device/device-homes.ts";
import { mergeDeviceHomes } from "./device/merge-device-homes.ts";
import { followFavorites, whenListed } from "./hearts/follow-favorites.ts";
import { savedIdsOf } from "./hearts/saved-ids.ts";

/** Hearts are filled with the homes of this device, and counted, for a visitor who has saved some. */
export const onDeviceHomes = followFavorites;

/**
 * What saving does whenever somebody is signed in: hearts are filled, and the device's homes and addresses move to the
 * account.
 */
export async function onSignedIn(store: StorefrontStore): Promise<void> {
  followFavorites(store);
  const addresses = mergeDeviceAddresses(store);
  const ids = deviceHomeIds();
  const saved = savedIdsOf(store);
  // Their hearts stay filled from the device's list to the account's.
  for (const id of ids) saved.expect(id, true);
  const moved = await mergeDeviceHomes(store);
  const settle = async (id: string) => {
    if (moved.includes(id)) await whenListed(store, id, true);
    saved.settle(id);
  };
  await Promise.all([addresses, ...ids.map(settle)]);
}
