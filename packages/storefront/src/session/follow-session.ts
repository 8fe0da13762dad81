import type { CurrentSession } from "../store/session-slice.ts";
import type { StorefrontStore } from "../store/store.ts";

/** This tab's current session. */
export const currentSession = (store: StorefrontStore): CurrentSession =>
  store.getState().session.current;

/** This tab's session once it is known who is there: for a moment after hydration it is not. */
export const knownSession = (store: StorefrontStore): Promise<CurrentSession> =>
  new Promise((resolve) => {
    const stop = store.subscribe(() => look());
    const look = () => {
      const session = currentSession(store);
      if (session.kind === "unknown") return;
      stop();
      resolve(session);
    };
    look();
  });

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
