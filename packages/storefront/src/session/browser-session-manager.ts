import { api } from "@hjem/api-client/api";
import { sessionApi } from "@hjem/api-client/endpoints/session";
import { isApiError } from "@hjem/api-client/errors/api-error";
import { browserNow, browserWait } from "../browser/browser-clock.ts";
import { forgetStoredPages } from "../service-worker/forget-pages.ts";
import { browserSecrets } from "../storage/browser-secrets.ts";
import { browserStorage } from "../storage/browser-storage.ts";
import { storageKeys, type StorageKey } from "../storage/storage-keys.ts";
import { removeStored } from "../storage/stored-value.ts";
import type { SessionManager } from "../store/session-context.ts";
import { sessionChanged } from "../store/session-slice.ts";
import { sessionContextOf, type StorefrontStore } from "../store/store.ts";
import { currentSession } from "./follow-session.ts";
import { createSessionManager, type SessionManagerDeps } from "./session-manager.ts";
import { closeSignIn, openSignIn } from "./sign-in/open-sign-in.ts";

/** Name of the lock under which one tab at a time refreshes the token. */
const REFRESH_LOCK = "hjem-refresh";
const STATUS_UNAUTHORISED = 401;
/** What whoever uses the browser next must not see once a session is over (ACC-051, D67, D84). */
const personalKeys: readonly StorageKey[] = [
  "history",
  "recentSeen",
  "seenMarks",
  "savedHomes",
  "commute",
  "registration",
];
/** Removed by one's own sign-out only: a session that ends in the middle of typing loses nothing (D89). */
const unsavedKeys: readonly StorageKey[] = ["draftChanges", "unsentTexts", "hiddenHints"];

/** In a browser without locks, the API returns the same token to two tabs that refresh at once (D6). */
const alone = <Result>(run: () => Promise<Result>): Promise<Result> =>
  "locks" in navigator ? navigator.locks.request(REFRESH_LOCK, run) : run();

/**
 * A request that waits for sign-in would be aborted: personal data is removed once it is certain that nobody signed
 * in again.
 */
async function forgetUnlessBack(store: StorefrontStore, forget: () => void): Promise<void> {
  const isOpen = store.getState().session.signIn !== null;
  const isBack = isOpen && (await openSignIn(store, { kind: "ended" }));
  if (!isBack) forget();
}

function browserDeps(store: StorefrontStore): SessionManagerDeps {
  const { dispatch } = store;
  return {
    secrets: browserSecrets(),
    now: browserNow,
    wait: browserWait,
    alone,
    refresh: async () => {
      const { data, error } = await dispatch(
        sessionApi.endpoints.refresh.initiate(undefined, { track: false }),
      );
      if (data) return data;
      return isApiError(error) && error.status === STATUS_UNAUTHORISED ? "ended" : "unreachable";
    },
    logout: (isEverywhere) =>
      dispatch(sessionApi.endpoints.logout.initiate({ isEverywhere }, { track: false })),
    loadPerson: async () => {
      const { data } = await dispatch(
        sessionApi.endpoints.getProfile.initiate(undefined, {
          subscribe: false,
          forceRefetch: true,
        }),
      );
      return data;
    },
    current: () => currentSession(store),
    change: (session) => void dispatch(sessionChanged(session)),
    announceSignOut: () => {
      browserStorage().write("signedOut", true);
      browserStorage().remove("signedOut");
    },
    onSignIn: () => browserStorage().remove("visitor"),
    onReset: (isEnded) => {
      removeStored(isEnded ? personalKeys : [...personalKeys, ...unsavedKeys]);
      void forgetStoredPages();
      // Everything requested on behalf of the user: saved searches, favourites, their own data.
      const forget = () => dispatch(api.util.resetApiState());
      if (isEnded) setTimeout(() => void forgetUnlessBack(store, forget));
      else forget();
    },
  };
}

/** Follows what other tabs write, and what they wrote while this page was in the back/forward cache. */
function followTabs(store: StorefrontStore, manager: SessionManager): void {
  const follow = async () => {
    await manager.follow();
    // If the user has signed in again in another tab, this tab closes its dialog.
    if (currentSession(store).kind === "person") closeSignIn(store, true);
  };
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === storageKeys.signedOut && newValue !== null) {
      closeSignIn(store, false);
      manager.reset();
    }
    if (key === null || key === storageKeys.token) void follow();
  });
  window.addEventListener("pageshow", ({ persisted }) => persisted && void follow());
}

/** The session manager of a store, created on first use. Only in the browser, and not during rendering. */
export function sessionManagerOf(store: StorefrontStore): SessionManager {
  const context = sessionContextOf(store);
  if (!context.manager) {
    context.manager = createSessionManager(browserDeps(store));
    followTabs(store, context.manager);
  }
  return context.manager;
}
