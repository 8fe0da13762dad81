import type { AccessTokenResponse } from "@hjem/domain/account/auth-response";
import type { Person } from "./session-slice.ts";

/** Outcome of a request for a new access token. */
export type Renewal = "renewed" | "ended" | "unreachable";

/** What a sign-out resets besides the token, the person and their cached responses. */
export interface ResetOptions {
  /** Resets the site to the region's default language (ACC-054). @default false */
  language?: boolean;
}

/** Synchronises the session of one browser tab with the API and with other tabs (D6). */
export interface SessionManager {
  /** Reads the stored session, once. Resolves when it is known whether somebody is signed in. */
  start: () => Promise<void>;
  /** True once it is known. */
  isStarted: () => boolean;
  /** The access token of the signed-in person. */
  token: () => string | undefined;
  /** Starts a session with the response to a sign-in. */
  signedIn: (response: AccessTokenResponse) => Promise<void>;
  /**
   * Requests a new token; parallel calls share one request. While the session is being ended, it waits for that:
   * `endsSession` for the request that ends it, whose own token has been rejected.
   */
  renew: (options?: { endsSession?: boolean }) => Promise<Renewal>;
  /** Ends the session in every tab; false if the API request failed, then the session is unchanged. */
  signOut: (isEverywhere?: boolean) => Promise<boolean>;
  /**
   * Sends a request that ends the session, and clears it if the API has done so. Meanwhile the live connection is closed,
   * and no token is renewed: another request may be rejected before this one's response is here.
   * @returns the result of the request
   */
  end: <Result extends { error?: unknown }>(
    send: () => Promise<Result>,
    options?: ResetOptions,
  ) => Promise<Result>;
  /** Clears the session without an API request, because the account or the session no longer exists. */
  reset: (options?: ResetOptions) => void;
  /** Reads the stored session again, because another tab has changed it. */
  follow: () => Promise<void>;
  /** Shows and stores a changed profile. */
  personChanged: (person: Person) => Promise<void>;
}

/** Session objects that cannot be in the state: code that is fetched later, a token, functions. */
export interface SessionContext {
  /** Absent until it has been created: its code is fetched after first load (D42). */
  manager?: SessionManager;
  /** Actions for people with an account that pages offer now, by name. */
  offeredActions: Map<string, () => unknown>;
  /** Called with the name of each action that a page begins to offer. */
  onActionOffered?: (name: string) => void;
}
