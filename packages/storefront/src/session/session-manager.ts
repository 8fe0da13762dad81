import type { AccessTokenResponse } from "@hjem/domain/account/auth-response";
import { FEATURE_FLAG_TIMEOUT_MS } from "@hjem/domain/limits";
import type { SecretStorage } from "../storage/secret-storage.ts";
import type { Renewal, ResetOptions, SessionManager } from "../store/session-context.ts";
import type { CurrentSession, Person } from "../store/session-slice.ts";
import { readPerson } from "./read-person.ts";
import { readToken, refreshIn, type StoredToken } from "./refresh-rule.ts";

/** What the manager needs of the browser and of the API. */
export interface SessionManagerDeps {
  secrets: SecretStorage;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Runs something later; returns what stops it. */
  wait: (run: () => void, milliseconds: number) => () => void;
  /** Runs something while no other tab does the same. */
  alone: <Result>(run: () => Promise<Result>) => Promise<Result>;
  /** A new access token by the cookie; `ended` where the API says that the session is over. */
  refresh: () => Promise<AccessTokenResponse | "ended" | "unreachable">;
  /** Ends the session at the API; false where it could not be ended. */
  logout: (isEverywhere: boolean) => Promise<boolean>;
  /** The signed-in person, if the API returns one. */
  loadPerson: () => Promise<Person | undefined>;
  /** What the store holds of the session, and puts another in its place. */
  current: () => CurrentSession;
  change: (session: CurrentSession) => void;
  /** The person signs out here: the other tabs leave what is theirs too. */
  announceSignOut: () => void;
  /** Somebody has signed in: the visitor's own record goes (ACC-126). */
  onSignIn: () => void;
  /** Removes all stored data of the person (ACC-047..053); `isEnded` unless they signed out here themselves. */
  onReset: (isEnded: boolean) => void;
}

const SECOND_MS = 1_000;
/** A line that is dead now is tried again after this. */
const RETRY_MS = 30_000;

/** The session of one store. Its access token lives here and in the secrets, never in the state that pages read (D6, D7). */
export function createSessionManager(deps: SessionManagerDeps): SessionManager {
  const { secrets, now, current, change } = deps;
  let accessToken: string | undefined;
  let starting: Promise<void> | undefined;
  let isStarted = false;
  let renewing: Promise<Renewal> | undefined;
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
    // Before the token goes: a tab that only misses it takes the session for ended, and asks to sign in again.
    if (!isEnded && current().kind === "person") deps.announceSignOut();
    secrets.remove("token");
    secrets.remove("userInfo");
    const wasPerson = current().kind === "person" || current().kind === "unknown";
    showVisitor({ hasLeft: !isEnded, ...(language && { hasLanguageReset: true }) });
    if (wasPerson) deps.onReset(isEnded);
  };
  const personChanged = async (profile: Person) => {
    // A profile holds more than pages show.
    const person = readPerson(profile);
    if (!person) return;
    await secrets.write("userInfo", person);
    if (current().kind === "person") change({ ...current(), person });
  };

  /** The site goes on without name and flags where they do not come within three seconds (FND-065). */
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
    // Another tab was first; this one may have heard of it while it waited.
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
  function renew(): Promise<Renewal> {
    const replaced = accessToken;
    renewing ??= deps.alone(() => renewAlone(replaced)).finally(() => (renewing = undefined));
    return renewing;
  }

  const look = async () => {
    const token = await storedToken();
    const person = readPerson(await secrets.read("userInfo"));
    if (!token && !person) return showVisitor();
    if (token) take(token, false);
    // The token has run out since the last visit: the cookie may still be good.
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
    signOut: async (isEverywhere = false) => {
      // The cookie, which only the API can end, would sign the next visitor in.
      if (!(await deps.logout(isEverywhere))) return false;
      reset();
      return true;
    },
    follow: async () => {
      await starting;
      const token = await storedToken();
      if (!token && current().kind === "person") {
        // A token that ran out while the device slept is gone as well; only signing out takes the person too.
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
