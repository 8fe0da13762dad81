import { api } from "@hjem/api-client/api";
import { accountApi } from "@hjem/api-client/endpoints/account";
import { authApi } from "@hjem/api-client/endpoints/auth";
import { isApiError } from "@hjem/api-client/errors/api-error";
import { browserNow } from "../client/browser-clock.ts";
import { askSignIn, openSignIn } from "../sign-in/ask-sign-in.ts";
import { browserSecrets } from "../storage/browser-secrets.ts";
import { browserStorage } from "../storage/browser-storage.ts";
import { storageKeys } from "../storage/storage-keys.ts";
import type { StorefrontStore } from "../store/store.ts";
import { heldSession, holdSession } from "./held-session.ts";
import { createSessionKeeper, type SessionKeeper } from "./session-keeper.ts";

export type { SessionKeeper };

/** Name of the lock under which one tab at a time asks for a new token. */
const REFRESH_LOCK = "hjem-refresh";
const STATUS_UNAUTHORISED = 401;

/** Where a browser has no locks, the API gives two tabs that ask at once the same answer (D6). */
const alone = <Came>(run: () => Promise<Came>): Promise<Came> =>
  "locks" in navigator ? navigator.locks.request(REFRESH_LOCK, run) : run();

/** A call that waits for the sign-in over the page would be broken off: what is known goes once nobody has come back. */
async function forgetUnlessBack(forget: () => void): Promise<void> {
  const isBack = openSignIn() !== null && (await askSignIn({ kind: "ended" }));
  if (!isBack) forget();
}

function keeperOf(store: StorefrontStore): SessionKeeper {
  const { dispatch } = store;
  return createSessionKeeper({
    secrets: browserSecrets(),
    now: browserNow,
    wait: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    alone,
    refresh: async () => {
      const { data, error } = await dispatch(
        authApi.endpoints.refresh.initiate(undefined, { track: false }),
      );
      if (data) return data;
      return isApiError(error) && error.status === STATUS_UNAUTHORISED ? "ended" : "unreachable";
    },
    logout: async (isEverywhere) => {
      const { error } = await dispatch(
        authApi.endpoints.logout.initiate({ isEverywhere }, { track: false }),
      );
      return error === undefined;
    },
    loadPerson: async () => {
      const { data } = await dispatch(
        accountApi.endpoints.getProfile.initiate(undefined, {
          subscribe: false,
          forceRefetch: true,
        }),
      );
      return data;
    },
    held: heldSession,
    hold: holdSession,
    announceSignOut: () => {
      browserStorage().write("signedOut", true);
      browserStorage().remove("signedOut");
    },
    onSignIn: () => browserStorage().remove("visitor"),
    onReset: (isEnded) => {
      browserStorage().remove("history");
      // Whatever was asked in the person's name: saved searches, favourites, their own data.
      const forget = () => dispatch(api.util.resetApiState());
      if (isEnded) setTimeout(() => void forgetUnlessBack(forget));
      else forget();
    },
  });
}

const keepers = new WeakMap<StorefrontStore, SessionKeeper>();

/** The keeper of the session of this browser tab, started by whoever asks first. */
export function sessionOf(store: StorefrontStore): SessionKeeper {
  const known = keepers.get(store);
  if (known) return known;
  const keeper = keeperOf(store);
  keepers.set(store, keeper);
  const follow = async () => {
    await keeper.follow();
    // Whoever has signed in again in another tab is not asked to here.
    if (heldSession().kind === "person") openSignIn()?.settle(true);
  };
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === storageKeys.signedOut && newValue !== null) {
      openSignIn()?.settle(false);
      keeper.reset();
    }
    if (key === null || key === storageKeys.token) void follow();
  });
  // A page that was kept for going back has missed what other tabs said meanwhile.
  window.addEventListener("pageshow", ({ persisted }) => persisted && void follow());
  return keeper;
}
