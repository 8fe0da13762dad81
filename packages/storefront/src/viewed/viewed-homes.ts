import { useSyncExternalStore } from "react";
import { browserNow } from "../client/browser-clock.ts";
import { browserStorage } from "../storage/browser-storage.ts";
import { storageKeys } from "../storage/storage-keys.ts";
import { viewedIn, withViewed } from "./viewed-list.ts";

type Ids = ReadonlySet<string>;

const none: Ids = new Set();
const listeners = new Set<() => void>();
let shown: Ids | undefined;

const entries = () => viewedIn(browserStorage().read("recentSeen"), browserNow());
const read = (): Ids => new Set(entries().map(({ id }) => id));
const isSame = (one: Ids, other: Ids) =>
  one.size === other.size && [...one].every((id) => other.has(id));

function readAnew(): void {
  const ids = read();
  if (shown && isSame(shown, ids)) return;
  shown = ids;
  for (const listener of listeners) listener();
}

const onStorage = ({ key }: StorageEvent) => {
  if (key === null || key === storageKeys.recentSeen) readAnew();
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener("storage", onStorage);
    // A page that was kept for going back has missed what other tabs said meanwhile.
    window.addEventListener("pageshow", readAnew);
    readAnew();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", readAnew);
  };
}

const current = (): Ids => (shown ??= read());

/** Remembers that a home's page was opened: it moves to the front (PROP-067, SAVE-034). */
export function recordViewedHome(id: string): void {
  browserStorage().write("recentSeen", withViewed(entries(), id, browserNow()));
  readAnew();
}

/**
 * Ids of the homes whose pages were opened in this browser, in any of its tabs. Empty on the server and until the page
 * has come to life, so that what is drawn first is what any visitor sees.
 */
export const useViewedHomes = (): ReadonlySet<string> =>
  useSyncExternalStore(subscribe, current, () => none);
