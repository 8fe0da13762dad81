import type { PendingAction } from "../store/session-slice.ts";

/** What the tab keeps while its visitor is at a provider's page. */
export interface ProviderVisit {
  /** Tells the return of this visit from that of any other (D11). */
  state: string;
  /** The page that they left: a path of the site. */
  back: string;
  action?: PendingAction | undefined;
}

/** The part of the tab's own storage that is used. */
export type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Key of the tab's storage; it lives as long as the tab, and nothing of it is sent anywhere. */
export const PENDING_ACTION_KEY = "pendingAction";

/** So long a provider's page is waited for: the API forgets the visit then too (D41). */
export const VISIT_MAX_AGE_MS = 10 * 60_000;
/** After the sign-in the page that offers the action has to come within this. */
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

/** Keeps in one tab what waits for a sign-in by a provider, which leaves the page and everything on it. */
export interface PendingActions {
  /** The visitor leaves for a provider; what was stored for an earlier visit is removed. */
  leave: (visit: ProviderVisit) => void;
  /** They are back. Null for a return that this tab does not wait for, or no longer. Kept no more, either way. */
  returned: (state: string) => ProviderVisit | null;
  /** They have signed in: the action may run once, for this person, on the page that they come to. */
  release: (name: string, personId: string) => void;
  /** Takes a released action; false where there is none of this name for this person. */
  take: (name: string, personId: string) => boolean;
  /** They have given up. */
  drop: () => void;
}

const isStored = (stored: unknown, now: number): stored is Waiting | Released =>
  typeof stored === "object" &&
  stored !== null &&
  "kind" in stored &&
  "expires" in stored &&
  typeof stored.expires === "number" &&
  stored.expires > now;

/** Pending actions over a tab's storage; one that may not be written keeps nothing. `now` in milliseconds. */
export function createPendingActions(storage: TabStorage, now: () => number): PendingActions {
  const drop = () => storage.removeItem(PENDING_ACTION_KEY);
  const read = (): Waiting | Released | null => {
    try {
      const stored: unknown = JSON.parse(storage.getItem(PENDING_ACTION_KEY) ?? "null");
      return isStored(stored, now()) ? stored : null;
    } catch {
      // Caught: what cannot be read was not written here.
      return null;
    }
  };
  const write = (stored: Waiting | Released) => {
    try {
      storage.setItem(PENDING_ACTION_KEY, JSON.stringify(stored));
    } catch {
      // Caught: the storage is full or closed; the action is not resumed.
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
