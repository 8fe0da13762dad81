import { PENDING_ACTION_KEY } from "../storage/storage-keys.ts";
import type { PendingAction } from "../store/session-slice.ts";

/** State of the tab while its visitor is at a provider's page. */
export interface ProviderVisit {
  /** Distinguishes this redirect from any other (D11). */
  state: string;
  /** The page that the visitor left: a path of the site. */
  back: string;
  action?: PendingAction | undefined;
}

/** The part of the tab's session storage that is used. */
export type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** How long a redirect may take: the API expires it then too (D41). */
export const VISIT_MAX_AGE_MS = 10 * 60_000;
/** After sign-in the page with the action must be shown within this time. */
const RUN_WITHIN_MS = 60_000;

interface Waiting extends ProviderVisit {
  kind: "visit";
  expires: number;
}
interface Released {
  kind: "released";
  name: string;
  personId: string;
  expires: number;
}

/** Stores in one tab what waits for a provider's sign-in, which leaves the page. */
export interface PendingActions {
  /** Before the redirect to a provider; an earlier pending action is removed. */
  leave: (visit: ProviderVisit) => void;
  /** After the return. Null for a return that this tab does not expect, or no longer. Removed in any case. */
  returned: (state: string) => ProviderVisit | null;
  /** After sign-in: the action may run once, for this user, on the page they return to. */
  release: (name: string, personId: string) => void;
  /** Takes a released action; false if there is none with this name for this user. */
  take: (name: string, personId: string) => boolean;
  /** After cancelling. */
  drop: () => void;
}

const isStored = (stored: unknown, now: number): stored is Waiting | Released =>
  typeof stored === "object" &&
  stored !== null &&
  "kind" in stored &&
  "expires" in stored &&
  typeof stored.expires === "number" &&
  stored.expires > now;

/** Pending actions in a tab's storage; if that cannot be written, nothing is stored. `now` in milliseconds. */
export function createPendingActions(storage: TabStorage, now: () => number): PendingActions {
  const drop = () => storage.removeItem(PENDING_ACTION_KEY);
  const read = (): Waiting | Released | null => {
    try {
      const stored: unknown = JSON.parse(storage.getItem(PENDING_ACTION_KEY) ?? "null");
      return isStored(stored, now()) ? stored : null;
    } catch {
      // Caught: invalid data was not written here.
      return null;
    }
  };
  const write = (stored: Waiting | Released) => {
    try {
      storage.setItem(PENDING_ACTION_KEY, JSON.stringify(stored));
    } catch {
      // Caught: the storage is full or unavailable; the action is not resumed.
      drop();
    }
  };
  return {
    leave: (visit) => write({ ...visit, kind: "visit", expires: now() + VISIT_MAX_AGE_MS }),
    returned: (state) => {
      const stored = read();
      drop();
      return stored?.kind === "visit" && stored.state === state ? stored : null;
    },
    release: (name, personId) =>
      write({ kind: "released", name, personId, expires: now() + RUN_WITHIN_MS }),
    take: (name, personId) => {
      const stored = read();
      if (stored?.kind !== "released" || stored.name !== name) return false;
      drop();
      return stored.personId === personId;
    },
    drop,
  };
}
