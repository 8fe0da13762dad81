/** The instant for which pages are rendered: the server's until hydrated, then updated by the browser (D35). */
export interface PageClock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Sets the instant; subscribers render again. */
  set: (now: number) => void;
  subscribe: (listener: () => void) => () => void;
}

/** A clock that changes only when it is set. */
export function createPageClock(start: number): PageClock {
  let instant = start;
  const listeners = new Set<() => void>();
  return {
    now: () => instant,
    set: (now) => {
      instant = now;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
