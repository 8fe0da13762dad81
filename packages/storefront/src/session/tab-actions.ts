import { browserNow } from "../client/browser-clock.ts";
import { followOffers, isAwaited, runAwaited } from "./awaited-actions.ts";
import { followSession, heldSession } from "./held-session.ts";
import { createPendingActions, type PendingActions, type TabStorage } from "./pending-action.ts";

/** A visitor may have forbidden storage: then an action does not outlive its page. */
const nowhere: TabStorage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

function tabStorage(): TabStorage {
  try {
    return window.sessionStorage;
  } catch {
    return nowhere;
  }
}

/** What this tab keeps for a visitor who is at a provider's page. */
export const pendingActions = (): PendingActions => createPendingActions(tabStorage(), browserNow);

const personId = (): string | undefined => heldSession().person?.userId;

const runIfReleased = (name: string): void => {
  const person = personId();
  if (person === undefined || !isAwaited(name)) return;
  if (pendingActions().take(name, person)) runAwaited(name);
};

/** Lets an action run that waited for the sign-in which has just ended: here, or on the page that comes now. */
export function releaseAction(name: string): void {
  const person = personId();
  if (person === undefined) return;
  pendingActions().release(name, person);
  runIfReleased(name);
}

/** Runs what was released as soon as a page offers it. */
export function followReleased(): void {
  followOffers(runIfReleased);
  followSession(() => followOffers(runIfReleased));
}
