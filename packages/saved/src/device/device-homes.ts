import { browserNow } from "@hjem/storefront/browser-clock";
import { browserStorage } from "@hjem/storefront/browser-storage";
import { storedValue } from "@hjem/storefront/stored-value";
import { readDeviceHomes, withDeviceHome } from "./device-home-list.ts";

const homes = storedValue<readonly string[]>(
  "savedHomes",
  (stored) => readDeviceHomes(stored, browserNow()).map(({ id }) => id),
  [],
);

const currentHomes = () => readDeviceHomes(browserStorage().read("savedHomes"), browserNow());

/** Saves a home on this device, for a visitor without a session (D52, D66). */
export function saveOnDevice(id: string): void {
  homes.write(withDeviceHome(currentHomes(), id, browserNow()));
}

/** Removes homes from this device: those that the visitor removed, or that an account now has. */
export function removeFromDevice(ids: readonly string[]): void {
  const left = currentHomes().filter(({ id }) => !ids.includes(id));
  if (left.length > 0) homes.write(left);
  else homes.remove();
}

/** Ids of the homes saved on this device, newest first. */
export const deviceHomeIds = (): string[] => currentHomes().map(({ id }) => id);

/** The same as they change, in any tab; empty on the server and until the page is hydrated. */
export const useDeviceHomes = (): readonly string[] => homes.useValue();

/** Calls back when they change, in any tab. @returns unsubscribes */
export const followDeviceHomes = homes.subscribe;
