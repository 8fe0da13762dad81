import { browserNow } from "../browser/browser-clock.ts";
import { sessionContextOf, type StorefrontStore } from "../store/store.ts";
import { currentSession, followSession } from "./follow-session.ts";
import { createPendingActions, type PendingActions, type TabStorage } from "./pending-action.ts";

/** If the browser forbids storage, an action is lost when leaving the page. */
const noStorage: TabStorage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

function tabStorage(): TabStorage {
  try {
    return window.sessionStorage;
  } catch {
    // Caught: the browser denies storage to this page.
    return noStorage;
  }
}

/** This tab's state for a visitor who is at a provider's page. */
export const pendingActions = (): PendingActions => createPendingActions(tabStorage(), browserNow);

const personId = (store: StorefrontStore): string | undefined =>
  currentSession(store).person?.userId;

function runIfReleased(store: StorefrontStore, name: string): void {
  const person = personId(store);
  const run = sessionContextOf(store).offeredActions.get(name);
  if (person === undefined || !run) return;
  if (pendingActions().take(name, person)) run();
}

/** Runs an action after its sign-in: here, or on the next page. */
export function releaseAction(store: StorefrontStore, name: string): void {
  const person = personId(store);
  if (person === undefined) return;
  pendingActions().release(name, person);
  runIfReleased(store, name);
}

/** Runs a released action as soon as a page registers it. */
export function followReleased(store: StorefrontStore): void {
  const session = sessionContextOf(store);
  const runAllReleased = () => {
    for (const name of session.offeredActions.keys()) runIfReleased(store, name);
  };
  session.onActionOffered = (name) => runIfReleased(store, name);
  runAllReleased();
  followSession(store, runAllReleased);
}
