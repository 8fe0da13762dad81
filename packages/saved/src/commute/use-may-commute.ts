import { useSession } from "@hjem/storefront/session";
import { useDeviceAddresses } from "./device-addresses.ts";

/**
 * Whether travel times may have to be shown: the device has addresses, or somebody is signed in, whose account may have
 * some. Small, as it comes with every card; all else about a commute is fetched where this is true (D42). False on the
 * server and until the page is hydrated.
 */
export function useMayCommute(): boolean {
  const hasAddresses = useDeviceAddresses().length > 0;
  const { kind } = useSession();
  return hasAddresses || kind === "person";
}
