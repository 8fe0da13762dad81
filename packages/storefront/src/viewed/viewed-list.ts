import { STORAGE_EXPIRY_MS } from "@hjem/domain/limits";

/** A home whose page was opened in this browser. */
export interface ViewedEntry {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** So many homes are remembered; what the visitor saw before them no longer tells anything. */
export const VIEWED_MAX = 500;

const isEntry = (entry: unknown): entry is ViewedEntry =>
  typeof entry === "object" &&
  entry !== null &&
  "id" in entry &&
  typeof entry.id === "string" &&
  "at" in entry &&
  typeof entry.at === "number";

/** What lies in storage, newest first. Each home is forgotten 14 days after it was last opened (spec §9, FND-045). */
export const viewedIn = (stored: unknown, now: number): ViewedEntry[] =>
  Array.isArray(stored)
    ? stored
        .filter(isEntry)
        .filter(({ at }) => at > now - STORAGE_EXPIRY_MS)
        .map(({ id, at }) => ({ id, at }))
    : [];

/** The same with this home opened now: it stands first, and once (SAVE-034). */
export const withViewed = (
  entries: readonly ViewedEntry[],
  id: string,
  now: number,
): ViewedEntry[] =>
  [{ id, at: now }, ...entries.filter((entry) => entry.id !== id)].slice(0, VIEWED_MAX);
