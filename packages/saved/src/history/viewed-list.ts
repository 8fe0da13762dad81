import { STORAGE_EXPIRY_MS } from "@hjem/domain/limits";

/** A home whose page was opened in this browser. */
export interface ViewedEntry {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  /** End of the previous visit, in milliseconds since 1970; absent on the first visit. */
  since?: number;
}

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
