/** Milliseconds that a message is shown (spec §9). */
export const TOAST_TIME_MS = 3_000;

/** Maximum number of messages; the newest replaces the oldest, but while somebody uses one it waits for its turn. */
export const TOASTS_SHOWN = 2;

/** A message about something that just happened. */
export interface Toast {
  id: number;
  message: string;
  /** An error stays until it is closed. */
  tone: "done" | "error";
  /** One action at most: undo, retry. */
  action: { label: string; run: () => void } | undefined;
}

/** A caller's message; the queue adds the rest. */
export interface NewToast {
  message: string;
  /** @default "done" */
  tone?: Toast["tone"];
  action?: { label: string; run: () => void };
}

/** Clock in milliseconds; tests pass their own. */
export interface ToastClock {
  now: () => number;
  wait: (run: () => void, milliseconds: number) => () => void;
}

const windowClock: ToastClock = {
  now: () => performance.now(),
  wait: (run, milliseconds) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Messages in order of arrival, with their remaining time. Its shape fits React's `useSyncExternalStore`. */
export interface ToastQueue {
  subscribe: (listener: () => void) => () => void;
  /** The messages shown now, oldest first. The same array until something changes. */
  list: () => readonly Toast[];
  /** Shows a message, at once or when there is room, and returns its id. */
  show: (toast: NewToast) => number;
  close: (id: number) => void;
  /** Pauses the timers while somebody reads: on hover and on focus. */
  pauseAll: () => void;
  /** Resumes the timers. */
  resumeAll: () => void;
}

/** Stores the messages and their timers (spec §9, UI-026). Independent of React. */
export function createToastQueue(clock: ToastClock = windowClock): ToastQueue {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  let isPaused = false;
  /** Messages that arrived while those shown were in use. */
  let waiting: readonly Toast[] = [];
  const listeners = new Set<() => void>();
  const left = new Map<number, number>();
  const running = new Map<number, { stop: () => void; since: number }>();

  const change = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const pause = (id: number) => {
    const timer = running.get(id);
    if (!timer) return;
    timer.stop();
    running.delete(id);
    left.set(id, (left.get(id) ?? 0) - (clock.now() - timer.since));
  };
  const remove = (id: number) => {
    pause(id);
    left.delete(id);
    if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id));
    waiting = waiting.filter((toast) => toast.id !== id);
  };
  const isFull = () => toasts.length >= TOASTS_SHOWN;
  /** Shows what waits as far as there is room. Errors stay, so they give way where there is nothing else. */
  const fill = () => {
    for (const next of waiting) {
      const isInUse = isPaused || toasts.some(({ tone }) => tone !== "error");
      if (isFull() && isInUse) return;
      if (isFull() && toasts[0]) remove(toasts[0].id);
      waiting = waiting.slice(1);
      change([...toasts, next]);
      if (next.tone !== "error") left.set(next.id, TOAST_TIME_MS);
      run(next.id);
    }
  };
  const close = (id: number) => {
    remove(id);
    fill();
  };
  const run = (id: number) => {
    const time = left.get(id);
    if (time === undefined || isPaused) return;
    running.set(id, { since: clock.now(), stop: clock.wait(() => close(id), Math.max(0, time)) });
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    list: () => toasts,
    show({ message, tone = "done", action }) {
      lastId += 1;
      const id = lastId;
      const oldest = toasts.find((toast) => toast.tone !== "error") ?? toasts[0];
      if (oldest && isFull() && !isPaused && waiting.length === 0) remove(oldest.id);
      waiting = [...waiting, { id, message, tone, action }];
      fill();
      return id;
    },
    close,
    pauseAll() {
      isPaused = true;
      for (const id of running.keys()) pause(id);
    },
    resumeAll() {
      isPaused = false;
      fill();
      for (const id of left.keys()) if (!running.has(id)) run(id);
    },
  };
}
