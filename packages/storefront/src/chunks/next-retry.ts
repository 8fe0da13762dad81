import { RELOAD_RETRIES } from "@hjem/domain/limits";

/** Query key that counts the reloads (UI-052). */
export const RETRY_KEY = "retry";

/** Number of the reload to try next after `done` reloads, or `stop` (UI-047, UI-049). */
export const nextRetry = (done: number): number | "stop" =>
  done >= RELOAD_RETRIES ? "stop" : done + 1;

/** How many reloads an address counts; anything but a whole number from 1 is none. */
export const retriesIn = (search: string): number => {
  const counted = Number(new URLSearchParams(search).get(RETRY_KEY));
  return Number.isInteger(counted) && counted > 0 ? counted : 0;
};

/** The same address with another count; no count at all for 0. Other query values survive (UI-053). */
export function withRetries(address: URL, retries: number): URL {
  const next = new URL(address);
  if (retries > 0) next.searchParams.set(RETRY_KEY, String(retries));
  else next.searchParams.delete(RETRY_KEY);
  return next;
}

/** What browsers and the build's loader say of a file that could not be fetched. */
const chunkFailures = [
  "Failed to fetch dynamically imported module",
  "error loading dynamically imported module",
  "Importing a module script failed",
  "Unable to preload CSS",
];

/** True when a page's code or styles did not arrive: most often a new release has taken the old files away. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && chunkFailures.some((words) => error.message.includes(words));
