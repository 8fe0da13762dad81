import type { AccessTokenResponse } from "@hjem/domain/account/auth-response";
import type { Person } from "./session-slice.ts";

/** Outcome of a request for a new access token. */
export type Renewal = "renewed" | "ended" | "unreachable";

/** What goes beside token, person and all that was requested in their name. */
export interface ResetOptions {
  /** Resets the site to the region's default language (ACC-054). @default false */
  language?: boolean;
}

/** Keeps the session of one browser tab in step with the API and the other tabs (D6). */
export interface SessionManager {
  /** Looks what is stored, once. Resolves when it is known whether somebody is signed in. */
  start: () => Promise<void>;
  /** True once it is known. */
  isStarted: () => boolean;
  /** The access token of the signed-in person. */
  token: () => string | undefined;
  /** Takes the response to a sign-in. */
  signedIn: (response: AccessTokenResponse) => Promise<void>;
  /** Requests a new token; several at once make one request. */
  renew: () => Promise<Renewal>;
  /** Ends the session, here and in every tab; false, and nothing is forgotten, where the API could not end it. */
  signOut: (isEverywhere?: boolean) => Promise<boolean>;
  /** Forgets the session without a call to the API: the account is gone, or the session is. */
  reset: (options?: ResetOptions) => void;
  /** Looks again at what is stored: another tab has written. */
  follow: () => Promise<void>;
  /** Shows and stores what the person has changed of themselves. */
  personChanged: (person: Person) => Promise<void>;
}

/** What a store's session needs that no state can hold: code that is fetched later, a token, functions. */
export interface SessionContext {
  /** Absent until it has been created: its code comes after first load (D42). */
  manager?: SessionManager;
  /** Actions for people with an account that pages offer now, by name. */
  offeredActions: Map<string, () => unknown>;
  /** Called with the name of each action that a page begins to offer. */
  onActionOffered?: (name: string) => void;
}
