import { STORAGE_EXPIRY_MS } from "@hjem/domain/limits";

/** A home whose page was opened in this browser. */
export interface ViewedEntry {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  /** End of the previous visit, in milliseconds since 1970; absent on the first visit. */
  since?: number;
}

/** Opening a page again after this time is a new visit; before, it is the same one. */
const VISIT_GAP_MS = 30 * 60_000;

/** How many viewed homes are stored; older ones are dropped. */
export const VIEWED_MAX = 500;

const isEntry = (entry: unknown): entry is ViewedEntry =>
  typeof entry === "object" &&
  entry !== null &&
  "id" in entry &&
  typeof entry.id === "string" &&
  "at" in entry &&
  typeof entry.at === "number";

/**
 * Reads the list from storage, newest first. A home is removed 14 days after it was last opened (spec §9, FND-045).
 */
export const viewedIn = (stored: unknown, now: number): ViewedEntry[] =>
  Array.isArray(stored)
    ? stored
        .filter(isEntry)
        .filter(({ at }) => at > now - STORAGE_EXPIRY_MS)
        .map(({ id, at, since }) => ({ id, at, ...(typeof since === "number" && { since }) }))
    : [];

/**
 * The list with this home opened now: it moves to the front, is listed once (SAVE-034), and keeps the end of its
 * previous visit.
 */
export const withViewed = (
  entries: readonly ViewedEntry[],
  id: string,
  now: number,
): ViewedEntry[] => {
  const before = entries.find((entry) => entry.id === id);
  const since = before && now - before.at > VISIT_GAP_MS ? before.at : before?.since;
  const opened = { id, at: now, ...(since !== undefined && { since }) };
  return [opened, ...entries.filter((entry) => entry.id !== id)].slice(0, VIEWED_MAX);
};
