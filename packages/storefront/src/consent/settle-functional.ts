import { functionalKeys, storageKeys, type StorageKey } from "../storage/storage-keys.ts";
import type { StorageBackend } from "../storage/storage.ts";

/**
 * Moves functional values to where the visitor's choice lets them live: the device with consent, the tab without it
 * (D111). A value that is there already stays: it is the newer one. @returns the keys that have moved
 */
export function settleFunctional(
  { device, tab }: { device: StorageBackend; tab: StorageBackend },
  isAllowed: boolean,
): StorageKey[] {
  const [from, to] = isAllowed ? [tab, device] : [device, tab];
  return functionalKeys.filter((key) => {
    const name = storageKeys[key];
    const text = from.getItem(name);
    if (text === null) return false;
    from.removeItem(name);
    try {
      if (to.getItem(name) === null) to.setItem(name, text);
    } catch {
      // Caught: that storage is full or forbidden, and the value is lost.
    }
    return true;
  });
}
