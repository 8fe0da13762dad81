import { RELOAD_RETRIES } from "@hjem/domain/limits";

/** Query key that counts the reloads (UI-052). */
export const RETRY_KEY = "retry";

/** Number of the next reload after `done` reloads, or `stop` (UI-047, UI-049). */
export const nextRetry = (done: number): number | "stop" =>
  done >= RELOAD_RETRIES ? "stop" : done + 1;

/** The number of reloads in a URL; anything but a whole number from 1 is none. */
export const retriesIn = (search: string): number => {
  const counted = Number(new URLSearchParams(search).get(RETRY_KEY));
  return Number.isInteger(counted) && counted > 0 ? counted : 0;
};

/** The same URL with another count; without a count for 0. Other parameters are kept (UI-053). */
export function withRetries(address: URL, retries: number): URL {
  const next = new URL(address);
  if (retries > 0) next.searchParams.set(RETRY_KEY, String(retries));
  else next.searchParams.delete(RETRY_KEY);
  return next;
}

/** Messages of browsers and the bundler for a file that failed to load. */
const chunkFailures = [
  "Failed to fetch dynamically imported module",
  "error loading dynamically imported module",
  "Importing a module script failed",
  "Unable to preload CSS",
];

/** True if a page's code or styles failed to load: most often a new release has removed the old files. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && chunkFailures.some((words) => error.message.includes(words));
