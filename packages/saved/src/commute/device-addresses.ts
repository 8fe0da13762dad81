import type { Point } from "@hjem/domain/distance";
import { fieldsOf } from "@hjem/domain/narrow";
import { COMMUTE_ADDRESSES_MAX, COMMUTE_NAME_MAX_LENGTH } from "@hjem/domain/travel/directions";
import { useMemo } from "react";
import { storedAddresses } from "./use-may-commute.ts";

/** An address that travel times are shown to, as a device stores it (SAVE-053, D84). */
export interface DeviceAddress {
  displayName: string;
  coordinates: Point;
  /** Its way is neither requested nor shown (SAVE-057). */
  isHidden: boolean;
}

function addressIn(stored: unknown): DeviceAddress[] {
  const { displayName, coordinates, isHidden } = fieldsOf(stored);
  const { lat, lng } = fieldsOf(coordinates);
  const isRight =
    typeof displayName === "string" &&
    displayName.trim() !== "" &&
    typeof lat === "number" &&
    typeof lng === "number" &&
    Math.abs(lat) <= 90 &&
    Math.abs(lng) <= 180;
  return isRight
    ? [
        {
          displayName: displayName.slice(0, COMMUTE_NAME_MAX_LENGTH),
          coordinates: { lat, lng },
          isHidden: isHidden === true,
        },
      ]
    : [];
}

/** The addresses among stored data; whatever is none is left out. */
export const addressesIn = (stored: unknown): readonly DeviceAddress[] =>
  Array.isArray(stored) ? stored.flatMap(addressIn).slice(0, COMMUTE_ADDRESSES_MAX) : [];

/** The addresses of this device now. */
export const deviceAddresses = (): readonly DeviceAddress[] =>
  addressesIn(storedAddresses.current());

/** The same as they change, in any tab; none on the server and until the page is hydrated. */
export function useDeviceAddresses(): readonly DeviceAddress[] {
  const stored = storedAddresses.useValue();
  return useMemo(() => addressesIn(stored), [stored]);
}

/** Stores the addresses on this device; without any, nothing is left there. */
export function storeDeviceAddresses(changed: readonly DeviceAddress[]): void {
  if (changed.length > 0) storedAddresses.write(changed);
  else storedAddresses.remove();
}
