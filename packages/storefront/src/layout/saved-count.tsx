import { useCallback, useSyncExternalStore } from "react";
import type { SavedCounts } from "../store/session-slice.ts";
import { useStorefrontStore } from "../store/store.ts";
import styles from "./saved-count.module.css";

const beforeHydration: SavedCounts = { favourites: 0, alerts: 0 };

/** Numbers of saved homes and unread alerts; none on the server and until the page is hydrated (D32). */
export function useSavedCounts(): SavedCounts {
  const store = useStorefrontStore();
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  return useSyncExternalStore(
    subscribe,
    () => store.getState().session.counts,
    () => beforeHydration,
  );
}

/** A number on the corner of an icon, in no space of its own: two figures at most; nothing for none. */
export const SavedCount = ({ count }: { count: number }) =>
  count > 0 && <span className={styles.count}>{count > 99 ? "99+" : count}</span>;
