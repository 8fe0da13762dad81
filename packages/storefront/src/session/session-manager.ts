import type { AccessTokenResponse } from "@hjem/domain/account/auth-response";
import { SECOND_MS } from "@hjem/domain/durations";
import { FEATURE_FLAG_TIMEOUT_MS } from "@hjem/domain/limits";
import type { SecretStorage } from "../storage/secret-storage.ts";
import type { Renewal, ResetOptions, SessionManager } from "../store/session-context.ts";
import type { CurrentSession, Person } from "../store/session-slice.ts";
import { readPerson } from "./read-person.ts";
import { readToken, refreshIn, type StoredToken } from "./refresh-rule.ts";

/** Dependencies on the browser and the API. */
export interface SessionManagerDeps {
  secrets: SecretStorage;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Runs a function later; returns how to cancel it. */
  wait: (run: () => void, milliseconds: number) => () => void;
  /** Runs a function while no other tab does the same. */
  alone: <Result>(run: () => Promise<Result>) => Promise<Result>;
  /** A new access token by the cookie; `ended` if the API says that the session has ended. */
  refresh: () => Promise<AccessTokenResponse | "ended" | "unreachable">;
  /** Ends the session at the API; `error` if it could not be ended. */
  logout: (isEverywhere: boolean) => Promise<{ error?: unknown }>;
  /** The signed-in user, if the API returns one. */
  loadPerson: () => Promise<Person | undefined>;
  /** Reads and replaces the session in the store. */
  current: () => CurrentSession;
  change: (session: CurrentSession) => void;
  /** Called when the user signs out here: the other tabs leave private pages too. */
  announceSignOut: () => void;
  /** Called after sign-in: the visitor record is removed (ACC-126). */
  onSignIn: () => void;
  /** Removes all stored data of the user (ACC-047..053); `isEnded` unless they signed out here themselves. */
  onReset: (isEnded: boolean) => void;
}

/** Delay before retrying after a network error. */
const RETRY_MS = 30_000;

/**
 * The session of one store. Its access token is stored here and in the encrypted storage, never in the state that pages
 * read (D6, D7).
 */
export function createSessionManager(deps: SessionManagerDeps): SessionManager {
  const { secrets, now, current, change } = deps;
  let accessToken: string | undefined;
  let starting: Promise<void> | undefined;
  let isStarted = false;
  let renewing: Promise<Renewal> | undefined;
  let ending: Promise<{ error?: unknown }> | undefined;
  let stopWaiting = () => {};

  const storedToken = async () => readToken(await secrets.read("token"), now());
  const renewAfter = (milliseconds: number) => {
    stopWaiting();
    stopWaiting = deps.wait(() => void renew(), milliseconds);
  };
  const showVisitor = (session: Omit<CurrentSession, "kind"> = {}) => {
    accessToken = undefined;
    change({ kind: "visitor", ...session });
  };
  const take = (stored: StoredToken, isFresh: boolean) => {
    const { person } = current();
    accessToken = stored.token;
    change({ kind: "person", expires: stored.expires, ...(person && { person }) });
    renewAfter(refreshIn(stored, now(), isFresh));
  };
  const storeToken = async (response: AccessTokenResponse) => {
    const lifetimeMs = response.expiresIn * SECOND_MS;
    const token = { token: response.accessToken, expires: now() + lifetimeMs };
    await secrets.write("token", token, lifetimeMs);
    take(token, true);
  };
  const reset = (isEnded = false, { language = false }: ResetOptions = {}) => {
    stopWaiting();
    // Before the token is removed: a tab that only misses it assumes that the session has expired, and asks to sign
    // in again.
    if (!isEnded && current().kind === "person") deps.announceSignOut();
    secrets.remove("token");
    secrets.remove("userInfo");
    const wasPerson = current().kind === "person" || current().kind === "unknown";
    showVisitor({ hasLeft: !isEnded, ...(language && { hasLanguageReset: true }) });
    if (wasPerson) deps.onReset(isEnded);
  };
  const personChanged = async (profile: Person) => {
    // A profile has more fields than pages show.
    const person = readPerson(profile);
    if (!person) return;
    await secrets.write("userInfo", person);
    if (current().kind === "person") change({ ...current(), person });
  };

  /** The site continues without name and flags if they take more than three seconds (FND-065). */
  const showPerson = async () => {
    const known = readPerson(await secrets.read("userInfo"));
    if (known) change({ ...current(), person: known });
    const coming = deps.loadPerson().then(async (person) => person && personChanged(person));
    await Promise.race([
      coming,
      new Promise<void>((resolve) => deps.wait(resolve, FEATURE_FLAG_TIMEOUT_MS)),
    ]);
  };

  const renewAlone = async (replaced: string | undefined): Promise<Renewal> => {
    const other = await storedToken();
    // Another tab was first; this one may have received its token while waiting.
    if (other && other.token !== replaced) {
      take(other, true);
      return "renewed";
    }
    const refreshed = await deps.refresh();
    if (refreshed === "ended") {
      reset(true);
      return "ended";
    }
    if (refreshed === "unreachable") {
      renewAfter(RETRY_MS);
      return "unreachable";
    }
    await storeToken(refreshed);
    return "renewed";
  };
  async function renew({ endsSession = false } = {}): Promise<Renewal> {
    if (ending && !endsSession && (await ending).error === undefined) return "ended";
    const replaced = accessToken;
    renewing ??= deps.alone(() => renewAlone(replaced)).finally(() => (renewing = undefined));
    return renewing;
  }
  const end: SessionManager["end"] = async (send, options) => {
    const sent = (async () => {
      // A token that arrived after the end would sign in whoever has just left.
      await renewing;
      return send();
    })();
    ending = sent;
    change({ ...current(), isEnding: true });
    try {
      const result = await sent;
      if (result.error === undefined) reset(false, options);
      else change({ ...current(), isEnding: false });
      return result;
    } finally {
      ending = undefined;
    }
  };

  const look = async () => {
    const token = await storedToken();
    const person = readPerson(await secrets.read("userInfo"));
    if (!token && !person) return showVisitor();
    if (token) take(token, false);
    // The token has expired since the last visit: the cookie may still be valid.
    else if ((await renew()) !== "renewed") return showVisitor();
    return showPerson();
  };

  return {
    start: () => (starting ??= look().finally(() => (isStarted = true))),
    isStarted: () => isStarted,
    token: () => accessToken,
    renew,
    reset: (options) => reset(false, options),
    personChanged,
    signedIn: async (response) => {
      await starting;
      await storeToken(response);
      deps.onSignIn();
      await showPerson();
    },
    end,
    signOut: async (isEverywhere = false) => {
      // The cookie, which only the API can delete, would sign the next visitor in.
      const { error } = await end(() => deps.logout(isEverywhere));
      return error === undefined;
    },
    follow: async () => {
      await starting;
      const token = await storedToken();
      if (!token && current().kind === "person") {
        // A token that expired while the device slept is removed as well; only signing out removes the user too.
        if (await secrets.read("userInfo")) await renew();
        else reset(true);
      } else if (token && token.token !== accessToken) {
        const wasVisitor = current().kind !== "person";
        take(token, true);
        if (wasVisitor) await showPerson();
      }
    },
  };
}
