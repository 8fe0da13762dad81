import { STORAGE_EXPIRY_MS } from "@hjem/domain/limits";
import { isRecord } from "@hjem/domain/narrow";
import { DEVICE_HOMES_MAX } from "@hjem/domain/saved/saved-rules";

/** A home that was saved on this device without an account (D52, D66). */
export interface DeviceHome {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
}

const isHome = (home: unknown): home is DeviceHome =>
  isRecord(home) && typeof home["id"] === "string" && typeof home["at"] === "number";

/** Reads the list from storage, newest first; a home stays 14 days (D66). */
export const readDeviceHomes = (stored: unknown, now: number): DeviceHome[] =>
  Array.isArray(stored)
    ? stored
        .filter(isHome)
        .filter(({ at }) => at > now - STORAGE_EXPIRY_MS)
        .map(({ id, at }) => ({ id, at }))
    : [];

/** The list with a home saved now: first, once, and at most a hundred (D66). */
export const withDeviceHome = (
  homes: readonly DeviceHome[],
  id: string,
  now: number,
): DeviceHome[] =>
  [{ id, at: now }, ...homes.filter((home) => home.id !== id)].slice(0, DEVICE_HOMES_MAX);
