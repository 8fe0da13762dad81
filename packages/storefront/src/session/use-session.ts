import { useCallback, useSyncExternalStore } from "react";
import type { CurrentSession } from "../store/session-slice.ts";
import { useStorefrontStore } from "../store/store.ts";
import { currentSession, followSession } from "./follow-session.ts";

export type { CurrentSession, Person } from "../store/session-slice.ts";

const beforeHydration: CurrentSession = { kind: "unknown" };

/**
 * The session of this browser tab as it changes; `unknown` on the server and until hydration, also for a component
 * that hydrates after the session is known (D26): a selector would return the session at once, and the HTML would not
 * match.
 */
export function useSession(): CurrentSession {
  const store = useStorefrontStore();
  const subscribe = useCallback((listener: () => void) => followSession(store, listener), [store]);
  return useSyncExternalStore(
    subscribe,
    () => currentSession(store),
    () => beforeHydration,
  );
}
