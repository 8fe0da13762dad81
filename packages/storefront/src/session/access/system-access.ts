import { DAY_MS, SECOND_MS } from "@hjem/domain/durations";
import { browserNow } from "../../browser/browser-clock.ts";
import { browserStorage } from "../../storage/browser-storage.ts";
import type { StorefrontStorage } from "../../storage/storage.ts";

/** A number below this is in seconds, as unix time is. */
const FIRST_MILLISECONDS = 100_000_000_000;

/** When an authorisation expires, in milliseconds: the API returns ISO, unix seconds are read too (ACC-111). */
export function parseExpiration(expiration: unknown): number | undefined {
  if (typeof expiration === "number" && Number.isFinite(expiration)) {
    return expiration < FIRST_MILLISECONDS ? expiration * SECOND_MS : expiration;
  }
  if (typeof expiration !== "string" || expiration === "") return undefined;
  const unix = Number(expiration);
  const instant = Number.isNaN(unix) ? Date.parse(expiration) : (parseExpiration(unix) ?? NaN);
  return Number.isNaN(instant) ? undefined : instant;
}

/** Milliseconds until a timer ends an authorisation; null from 24 hours on, when none is set (ACC-105..107). */
export function gateTimer(expires: number, now: number): number | null {
  const left = expires - now;
  return left < DAY_MS ? Math.max(left, 0) : null;
}

/** Whether this browser treats itself as authorised for the admin area; the API checks the cookie (D39). */
export interface SystemAccess {
  /** Expiry in milliseconds; null without one, and an expired one is removed (ACC-108). */
  until: () => number | null;
  /** Stores an authorisation. */
  open: (expires: number) => void;
  close: () => void;
}

/** System access in the browser's storage. `now` in milliseconds. */
export function createSystemAccess(
  storage: Pick<StorefrontStorage, "read" | "write" | "remove">,
  now: () => number,
): SystemAccess {
  const close = () => storage.remove("systemAccess");
  return {
    until: () => {
      const expires = storage.read("systemAccess");
      if (typeof expires === "number" && expires > now()) return expires;
      if (expires !== undefined) close();
      return null;
    },
    open: (expires) => storage.write("systemAccess", expires, expires - now()),
    close,
  };
}

/** System access of this browser. */
export const browserAccess = (): SystemAccess => createSystemAccess(browserStorage(), browserNow);
