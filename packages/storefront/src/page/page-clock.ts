/** The time that pages are rendered for: the server's until hydrated, then updated by the browser (D35). */
export interface PageClock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Moves on; those who watch draw again. */
  set: (now: number) => void;
  subscribe: (listener: () => void) => () => void;
}

/** A clock that stands still until it is moved. */
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
