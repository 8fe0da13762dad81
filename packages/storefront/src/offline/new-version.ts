import { activateWaiting } from "../service-worker/site-registration.ts";

/** Whether a new version is ready, and whether the person is asked before it replaces this page. */
export type NewVersion = "none" | "ready" | "asking" | "later";

/** A new version of the site, from its arrival to the next load of a page. */
export interface NewVersionState {
  subscribe: (listener: () => void) => () => void;
  current: () => NewVersion;
  /** A new version is ready; it is asked about where the page holds what has not been sent. */
  arrive: (hasUnsavedInput: boolean) => void;
  /** The next load of a page is the new version. */
  take: () => Promise<void>;
  /** The person goes on with this page; the next load is the new one. */
  postpone: () => void;
}

/** A new state; pages use the one of their tab. `activate` lets the new version take over. */
export function createNewVersion(activate: () => Promise<void>): NewVersionState {
  const listeners = new Set<() => void>();
  let current: NewVersion = "none";
  const change = (next: NewVersion) => {
    current = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => current,
    arrive: (hasUnsavedInput) => {
      if (current === "none" || current === "ready") change(hasUnsavedInput ? "asking" : "ready");
    },
    take: activate,
    postpone: () => change("later"),
  };
}

/** The new version of this tab. */
export const newVersion: NewVersionState = createNewVersion(activateWaiting);
