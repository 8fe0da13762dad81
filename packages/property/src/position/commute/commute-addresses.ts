import type { Point } from "@hjem/domain/distance";
import { fieldsOf } from "@hjem/domain/narrow";
import { storedValue } from "@hjem/storefront/stored-value";

/** An address that travel times are shown to, as this device stores it (SAVE-053, D84). */
export interface CommuteAddress {
  displayName: string;
  coordinates: Point;
  /** Its way is neither requested nor shown (SAVE-057). */
  isHidden: boolean;
}

/** More would be a request each for every home. */
export const COMMUTE_ADDRESSES_MAX = 5;
const NAME_MAX_LENGTH = 120;

function addressIn(stored: unknown): CommuteAddress[] {
  const { displayName, coordinates, isHidden } = fieldsOf(stored);
  const { lat, lng } = fieldsOf(coordinates);
  const isRight =
    typeof displayName === "string" &&
    typeof lat === "number" &&
    typeof lng === "number" &&
    Math.abs(lat) <= 90 &&
    Math.abs(lng) <= 180;
  return isRight
    ? [
        {
          displayName: displayName.slice(0, NAME_MAX_LENGTH),
          coordinates: { lat, lng },
          isHidden: isHidden === true,
        },
      ]
    : [];
}

/** The addresses among stored data; whatever is none is left out. */
export const addressesIn = (stored: unknown): readonly CommuteAddress[] =>
  Array.isArray(stored) ? stored.flatMap(addressIn).slice(0, COMMUTE_ADDRESSES_MAX) : [];

const addresses = storedValue<readonly CommuteAddress[]>("commute", addressesIn, []);

/** The addresses of this device, for 14 days (SAVE-072, SAVE-073); none on the server. */
export const useCommuteAddresses = addresses.useValue;

/** Stores the addresses on this device. */
export const storeCommuteAddresses = (changed: readonly CommuteAddress[]): void =>
  addresses.write(changed);
