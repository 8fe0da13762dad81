import { useSession } from "@hjem/storefront/session";
import { storedValue } from "@hjem/storefront/stored-value";

/** The commute addresses of this device as they are stored, for 14 days (SAVE-072, SAVE-073); not checked. */
export const storedAddresses = storedValue<unknown>("commute", (stored) => stored, undefined);

/**
 * Whether travel times may have to be shown: the device has addresses, or somebody is signed in, whose account may have
 * some. Small, as it comes with every card; all else about a commute is fetched where this is true (D42). False on the
 * server and until the page is hydrated.
 */
export function useMayCommute(): boolean {
  const stored = storedAddresses.useValue();
  const { kind } = useSession();
  return (Array.isArray(stored) && stored.length > 0) || kind === "person";
}
