import {
  signInClosed,
  signInOpened,
  type PendingAction,
  type SignInCause,
} from "../../store/session-slice.ts";
import type { StorefrontStore } from "../../store/store.ts";
import { pendingActions } from "../tab-actions.ts";

/** A named action that waits for this sign-in and can run later, on another page. */
export function pendingOf(cause: SignInCause | null): PendingAction | undefined {
  if (cause?.kind === "returned") return cause.action;
  return cause?.kind === "action" && cause.name !== undefined
    ? { name: cause.name, about: cause.about }
    : undefined;
}

/**
 * Opens the sign-in over the page. Resolves with whether the user has signed in: a waiting action runs then, and is
 * dropped if the dialog is closed (ACC-044, ACC-045). If one is open already, this waits for the same.
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

/** Closes the open sign-in, if there is one. */
export function closeSignIn(store: StorefrontStore, isSignedIn: boolean): void {
  if (store.getState().session.signIn === null) return;
  // Completed here or cancelled: a provider's redirect that was interrupted meanwhile has no effect.
  pendingActions().drop();
  store.dispatch(signInClosed(isSignedIn));
}
