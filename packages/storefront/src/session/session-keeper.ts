import type { AccessTokenAnswer } from "@hjem/domain/account/auth-answer";
import { FEATURE_FLAG_TIMEOUT_MS } from "@hjem/domain/limits";
import type { SecretStorage } from "../storage/secret-storage.ts";
import type { HeldSession, Person } from "./held-session.ts";
import { readPerson } from "./read-person.ts";
import { readToken, refreshIn, type StoredToken } from "./refresh-rule.ts";

/** What came of asking for a new access token. */
export type Renewal = "renewed" | "ended" | "unreachable";

/** What the keeper needs of the browser and of the API. */
export interface KeeperParts {
  secrets: SecretStorage;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Runs something later; gives the way to stop it. */
  wait: (run: () => void, milliseconds: number) => () => void;
  /** Runs something while no other tab does the same. */
  alone: <Came>(run: () => Promise<Came>) => Promise<Came>;
  /** A new access token by the cookie; `ended` where the API says that the session is over. */
  refresh: () => Promise<AccessTokenAnswer | "ended" | "unreachable">;
  /** Ends the session at the API; false where it could not be ended. */
  logout: (isEverywhere: boolean) => Promise<boolean>;
  /** The signed-in person, where the API tells. */
  loadPerson: () => Promise<Person | undefined>;
  held: () => HeldSession;
  hold: (session: HeldSession) => void;
  /** The person signs out here: the other tabs leave what is theirs too. */
  announceSignOut: () => void;
  /** Somebody has signed in: the visitor's own record goes (ACC-126). */
  onSignIn: () => void;
  /** All that was kept of the person goes (ACC-047..053); `isEnded` where they have not signed out here themselves. */
  onReset: (isEnded: boolean) => void;
}

/** What goes beside token, person and all that was asked in their name. */
export interface ResetOptions {
  /** The site speaks the region's default language again (ACC-054). @default false */
  language?: boolean;
}

/** Keeps the session of one browser tab in step with the API and the other tabs (D6). */
export interface SessionKeeper {
  /** Looks what is stored, once. Resolves when it is known whether somebody is signed in. */
  start: () => Promise<void>;
  /** True once it is known. */
  isStarted: () => boolean;
  /** Takes what a sign-in answered. */
  signedIn: (answer: AccessTokenAnswer) => Promise<void>;
  /** Asks for a new token; several at once ask once. */
  renew: () => Promise<Renewal>;
  /** Ends the session, here and in every tab; false, and nothing is forgotten, where the API could not end it. */
  signOut: (isEverywhere?: boolean) => Promise<boolean>;
  /** Forgets the session without asking the API: the account is gone, or the session is. */
  reset: (options?: ResetOptions) => void;
  /** Looks again at what is stored: another tab has written. */
  follow: () => Promise<void>;
  /** Shows and keeps what the person has changed of themselves. */
  personChanged: (person: Person) => Promise<void>;
}

const SECOND_MS = 1_000;
/** A line that is dead now is tried again after this. */
const RETRY_MS = 30_000;

export function createSessionKeeper(parts: KeeperParts): SessionKeeper {
  const { secrets, now, held, hold } = parts;
  let starting: Promise<void> | undefined;
  let isStarted = false;
  let renewing: Promise<Renewal> | undefined;
  let stopWaiting = () => {};

  const stored = async () => readToken(await secrets.read("token"), now());
  const renewAfter = (milliseconds: number) => {
    stopWaiting();
    stopWaiting = parts.wait(() => void renew(), milliseconds);
  };
  const take = (token: StoredToken, isFresh: boolean) => {
    const { person } = held();
    hold({ kind: "person", token: token.token, ...(person && { person }) });
    renewAfter(refreshIn(token, now(), isFresh));
  };
  const keep = async ({ accessToken, expiresIn }: AccessTokenAnswer) => {
    const token = { token: accessToken, expires: now() + expiresIn * SECOND_MS };
    await secrets.write("token", token, expiresIn * SECOND_MS);
    take(token, true);
  };
  const reset = (isEnded = false, { language = false }: ResetOptions = {}) => {
    stopWaiting();
    // Before the token goes: a tab that only misses it takes the session for ended, and asks to sign in again.
    if (!isEnded && held().kind === "person") parts.announceSignOut();
    secrets.remove("token");
    secrets.remove("userInfo");
    const wasPerson = held().kind === "person" || held().kind === "unknown";
    hold({ kind: "visitor", hasLeft: !isEnded, ...(language && { hasLanguageReset: true }) });
    if (wasPerson) parts.onReset(isEnded);
  };
  const personChanged = async (told: Person) => {
    // A profile holds more than pages show.
    const person = readPerson(told);
    if (!person) return;
    await secrets.write("userInfo", person);
    if (held().kind === "person") hold({ ...held(), person });
  };

  /** The site goes on without name and flags where they do not come within three seconds (FND-065). */
  const showPerson = async () => {
    const known = readPerson(await secrets.read("userInfo"));
    if (known) hold({ ...held(), person: known });
    const coming = parts.loadPerson().then(async (person) => person && personChanged(person));
    await Promise.race([
      coming,
      new Promise<void>((resolve) => parts.wait(resolve, FEATURE_FLAG_TIMEOUT_MS)),
    ]);
  };

  const renewAlone = async (replaced: string | undefined): Promise<Renewal> => {
    const other = await stored();
    // Another tab was first; this one may have heard of it while it waited.
    if (other && other.token !== replaced) {
      take(other, true);
      return "renewed";
    }
    const came = await parts.refresh();
    if (came === "ended") {
      reset(true);
      return "ended";
    }
    if (came === "unreachable") {
      renewAfter(RETRY_MS);
      return "unreachable";
    }
    await keep(came);
    return "renewed";
  };
  function renew(): Promise<Renewal> {
    const { token } = held();
    renewing ??= parts.alone(() => renewAlone(token)).finally(() => (renewing = undefined));
    return renewing;
  }

  const look = async () => {
    const token = await stored();
    const person = readPerson(await secrets.read("userInfo"));
    if (!token && !person) return hold({ kind: "visitor" });
    if (token) take(token, false);
    // The token has run out since the last visit: the cookie may still be good.
    else if ((await renew()) !== "renewed") return hold({ kind: "visitor" });
    return showPerson();
  };

  return {
    start: () => (starting ??= look().finally(() => (isStarted = true))),
    isStarted: () => isStarted,
    renew,
    reset: (options) => reset(false, options),
    personChanged,
    signedIn: async (answer) => {
      await starting;
      await keep(answer);
      parts.onSignIn();
      await showPerson();
    },
    signOut: async (isEverywhere = false) => {
      // The cookie, which only the API can end, would sign the next visitor in.
      if (!(await parts.logout(isEverywhere))) return false;
      reset();
      return true;
    },
    follow: async () => {
      await starting;
      const token = await stored();
      if (!token && held().kind === "person") {
        // A token that ran out while the device slept is gone as well; only signing out takes the person too.
        if (await secrets.read("userInfo")) await renew();
        else reset(true);
      } else if (token && token.token !== held().token) {
        const wasVisitor = held().kind !== "person";
        take(token, true);
        if (wasVisitor) await showPerson();
      }
    },
  };
}
