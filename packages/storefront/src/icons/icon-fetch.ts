import { MINUTE_MS } from "@hjem/domain/durations";
import { ICON_REQUEST_TIMEOUT_MS } from "@hjem/domain/limits";

/**
 * Statuses that say that a set or a name is wrong: another resource would say the same, so none is asked (UI-036). Every
 * other failure may be the resource's own.
 */
const FINAL_STATUSES: readonly number[] = [400, 403, 404];

/** Status that iconify takes as final, and marks the icons missing for (UI-038). */
const NOT_FOUND = 404;
const UNAVAILABLE = 503;

/** A function that sends a request for icons: `fetch`, or one that a test has in its place. */
export type SendIconRequest = (
  address: string | URL | Request,
  init?: RequestInit,
) => Promise<Response>;

/**
 * Requests icons with 2 s for the whole response, which iconify has no limit for (UI-043, API-042). Final statuses are 404
 * for iconify, as that is the only one that it stops at.
 */
export const createIconFetch =
  (send: SendIconRequest): SendIconRequest =>
  async (address, init) => {
    const controller = new AbortController();
    const limit = setTimeout(() => controller.abort(), ICON_REQUEST_TIMEOUT_MS);
    try {
      const response = await send(address, { ...init, signal: controller.signal });
      if (response.ok) return new Response(await response.text());
      const status = FINAL_STATUSES.includes(response.status) ? NOT_FOUND : UNAVAILABLE;
      return new Response(null, { status });
    } finally {
      clearTimeout(limit);
    }
  };

/** Runs at most once a minute; `now` is in milliseconds (UI-039). */
export function eachMinute(run: () => void, now: () => number): () => void {
  let last = -Infinity;
  return () => {
    if (now() - last < MINUTE_MS) return;
    last = now();
    run();
  };
}
