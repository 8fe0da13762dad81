import {
  signInClosed,
  signInOpened,
  type PendingAction,
  type SignInCause,
} from "../../store/session-slice.ts";
import type { StorefrontStore } from "../../store/store.ts";
import { pendingActions } from "../tab-actions.ts";

/** What waits for this sign-in and has a name by which it can be done later, on another page. */
export function pendingOf(cause: SignInCause | null): PendingAction | undefined {
  if (cause?.kind === "returned") return cause.action;
  return cause?.kind === "action" && cause.name !== undefined
    ? { name: cause.name, about: cause.about }
    : undefined;
}

/**
 * Opens the sign-in over the page. Resolves with whether somebody has signed in: what waited for it runs then, and is
 * dropped with a dialog that is closed (ACC-044, ACC-045). Where one is open already, this waits for the same.
 */
export function openSignIn(store: StorefrontStore, cause: SignInCause): Promise<boolean> {
  const state = () => store.getState().session;
  if (state().signIn === null) store.dispatch(signInOpened(cause));
  const open = state().signIn;
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      if (state().signIn === open) return;
      stop();
      resolve(state().hasSignedIn);
    });
  });
}

/** Closes the sign-in that is open over the page, if there is one. */
export function closeSignIn(store: StorefrontStore, isSignedIn: boolean): void {
  if (store.getState().session.signIn === null) return;
  // Done here or given up: a visit to a provider that was broken off meanwhile brings nothing more.
  pendingActions().drop();
  store.dispatch(signInClosed(isSignedIn));
}
