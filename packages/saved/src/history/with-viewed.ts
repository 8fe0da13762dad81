import type { ViewedEntry } from "./viewed-list.ts";

/** Opening a page again after this time is a new visit; before, it is the same one. */
const VISIT_GAP_MS = 30 * 60_000;

/** How many viewed homes are stored; older ones are dropped. */
export const VIEWED_MAX = 500;

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
