import { TOKEN_REFRESH_BEFORE_EXPIRY_MS } from "@hjem/domain/limits";

/** An access token as stored in the browser. */
export interface StoredToken {
  token: string;
  /** Milliseconds since 1970, by the browser's clock. */
  expires: number;
}

/** Minimum milliseconds before a new token is refreshed: tokens shorter than three minutes must not loop. */
const REFRESH_GAP_MS = 30_000;

/**
 * Milliseconds until a token is refreshed: three minutes before it expires, at once if less is left (ACC-040,
 * ACC-041).
 */
export const refreshIn = ({ expires }: StoredToken, now: number, isFresh = false): number =>
  Math.max(expires - TOKEN_REFRESH_BEFORE_EXPIRY_MS - now, isFresh ? REFRESH_GAP_MS : 0);

/** Reads the stored token; undefined for anything but a valid one. */
export const readToken = (stored: unknown, now: number): StoredToken | undefined =>
  typeof stored === "object" &&
  stored !== null &&
  "token" in stored &&
  "expires" in stored &&
  typeof stored.token === "string" &&
  typeof stored.expires === "number" &&
  stored.expires > now
    ? { token: stored.token, expires: stored.expires }
    : undefined;
