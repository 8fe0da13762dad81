import type { StorefrontStore } from "@hjem/storefront/store";
import { useSyncExternalStore } from "react";
import { movedTo, type SwipeQueue } from "./swipe-queue.ts";

/** What is swiped through in a browser tab. Small: the calls and their rules come with the first swipe (D42). */
export interface SwipeState {
  subscribe: (listener: () => void) => () => void;
  /** The same queue until something changes; null without one. */
  queue: () => SwipeQueue | null;
  /** The results that the visitor came from; null from elsewhere. */
  results: { href: string; total: number; ids: readonly string[] } | null;
  /** URLs of its homes' pages by id, as far as they are known. */
  hrefs: Map<string, string>;
  /** Begins another queue, or ends the current one. */
  begin: (queue: SwipeQueue | null, hrefs?: Iterable<[string, string]>) => void;
  /** Changes the queue. */
  change: (queue: SwipeQueue) => void;
  /** A swipe to a home of the queue, which is the current one from now on (SAVE-047). */
  head: (id: string) => void;
  /** Whether a home is still where the last swipe leads: no faster one, and no other page, has come meanwhile. */
  isHeadingFor: (id: string) => boolean;
  /** The page of a home is about to be shown by a swipe. */
  open: (id: string) => void;
  /** The page of a home is shown. One outside of the queue ends it. */
  arrive: (id: string) => void;
  /** No page of a home is shown any more; the queue stays for the way back. */
  leave: () => void;
  /** Whether the page of this home is shown. */
  isAt: (id: string) => boolean;
}

/** Without a queue. */
export function createSwipeState(): SwipeState {
  const listeners = new Set<() => void>();
  let queue: SwipeQueue | null = null;
  let shown: string | null = null;
  let heading: string | null = null;
  /** Homes whose pages swipes have opened since the last one that was not passed by. */
  const opened = new Set<string>();
  const show = (next: SwipeQueue | null) => {
    if (queue === next) return;
    queue = next;
    for (const listener of listeners) listener();
  };
  const state: SwipeState = {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    queue: () => queue,
    results: null,
    hrefs: new Map(),
    begin: (next, hrefs = []) => {
      state.hrefs = new Map(hrefs);
      show(next);
    },
    change: show,
    head: (id) => {
      heading = id;
      show(queue && movedTo(queue, id));
    },
    isHeadingFor: (id) => heading === id,
    open: (id) => void opened.add(id),
    arrive: (id) => {
      const isOnTheWay = opened.has(id) && heading !== null && heading !== id;
      shown = id;
      // A faster swipe goes on from here; its page may have been opened already.
      if (isOnTheWay) return;
      opened.clear();
      heading = null;
      show(queue && movedTo(queue, id));
    },
    leave: () => {
      shown = null;
      heading = null;
      opened.clear();
    },
    isAt: (id) => shown === id,
  };
  return state;
}

const states = new WeakMap<StorefrontStore, SwipeState>();

/** The state of a tab. */
export function swipeStateOf(store: StorefrontStore): SwipeState {
  const state = states.get(store) ?? createSwipeState();
  states.set(store, state);
  return state;
}

/** The queue of a home; null on the server, until the page is hydrated, and where the home is in none. */
export function useSwipeQueue({ subscribe, queue }: SwipeState, id: string): SwipeQueue | null {
  const current = useSyncExternalStore(subscribe, queue, () => null);
  return current?.ids.includes(id) ? current : null;
}
