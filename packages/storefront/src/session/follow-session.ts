import type { CurrentSession } from "../store/session-slice.ts";
import type { StorefrontStore } from "../store/store.ts";

/** This tab's current session. */
export const currentSession = (store: StorefrontStore): CurrentSession =>
  store.getState().session.current;

/** Calls `listener` with each change of the session and its previous state. @returns unsubscribes */
export function followSession(
  store: StorefrontStore,
  listener: (now: CurrentSession, before: CurrentSession) => void,
): () => void {
  let last = currentSession(store);
  return store.subscribe(() => {
    const now = currentSession(store);
    if (now === last) return;
    const before = last;
    last = now;
    listener(now, before);
  });
}
