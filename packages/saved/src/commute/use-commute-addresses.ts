import { commuteApi } from "@hjem/api-client/endpoints/commute";
import { useSession } from "@hjem/storefront/session";
import { type StorefrontStore, useStorefrontStore } from "@hjem/storefront/store";
import {
  deviceAddresses,
  type DeviceAddress,
  storeDeviceAddresses,
  useDeviceAddresses,
} from "./device-addresses.ts";

/** An address that travel times are shown to: of the account, or of the device of a visitor (SAVE-053, D84). */
export interface SavedAddress extends DeviceAddress {
  /** Only of the account. */
  id?: string;
}

const none: readonly SavedAddress[] = [];

/**
 * The person's addresses in the order they were added: those of the account, else those of the device. None on the
 * server, until the page is hydrated, and until an account's have been requested.
 */
export function useCommuteAddresses(): readonly SavedAddress[] {
  const isPerson = useSession().kind === "person";
  const ofDevice = useDeviceAddresses();
  // Not `data`, which may be that of somebody who has signed out.
  const { currentData = none } = commuteApi.endpoints.listCommuteAddresses.useQuery(undefined, {
    skip: !isPerson,
  });
  return isPerson ? currentData : ofDevice;
}

/** Changes of the addresses; each resolves to the error of the API, if it has one. */
export interface CommuteChanges {
  /** Adds an address; a place that is there is not added twice. */
  add: (address: DeviceAddress) => Promise<unknown>;
  /** Hides one, or shows it again (SAVE-057). */
  hide: (address: SavedAddress, isHidden: boolean) => Promise<unknown>;
  remove: (address: SavedAddress) => Promise<unknown>;
}

const isSame = (a: DeviceAddress, b: DeviceAddress): boolean =>
  a.coordinates.lat === b.coordinates.lat && a.coordinates.lng === b.coordinates.lng;

/** Changes on the device, each over what another tab may have stored meanwhile. */
const onDevice: CommuteChanges = {
  add: async (address) => {
    const others = deviceAddresses();
    if (!others.some((each) => isSame(each, address))) storeDeviceAddresses([...others, address]);
  },
  hide: async (address, isHidden) =>
    storeDeviceAddresses(
      deviceAddresses().map((each) => (isSame(each, address) ? { ...each, isHidden } : each)),
    ),
  remove: async (address) =>
    storeDeviceAddresses(deviceAddresses().filter((each) => !isSame(each, address))),
};

const inAccount = ({ dispatch }: StorefrontStore): CommuteChanges => {
  const call = commuteApi.endpoints;
  const once = { track: false } as const;
  return {
    add: async (address) =>
      (await dispatch(call.addCommuteAddresses.initiate({ addresses: [address] }, once))).error,
    hide: async ({ id = "" }, isHidden) =>
      (await dispatch(call.changeCommuteAddress.initiate({ id, body: { isHidden } }, once))).error,
    remove: async ({ id = "" }) =>
      (await dispatch(call.removeCommuteAddress.initiate(id, once))).error,
  };
};

/** Changes of the account's addresses, or of the device's for a visitor. */
export function useCommuteChanges(): CommuteChanges {
  const store = useStorefrontStore();
  return useSession().kind === "person" ? inAccount(store) : onDevice;
}
