import { useCallback, useSyncExternalStore } from "react";
import type { CurrentSession } from "../store/session-slice.ts";
import { useStorefrontStore } from "../store/store.ts";
import { currentSession, followSession } from "./follow-session.ts";

export type { CurrentSession, Person } from "../store/session-slice.ts";

const beforeHydration: CurrentSession = { kind: "unknown" };

/**
 * The session of this browser tab as it changes; `unknown` on the server and, for a part that is hydrated later than the
 * session is known, until then (D26): a selector would give such a part the session at once, and its HTML would not match.
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
