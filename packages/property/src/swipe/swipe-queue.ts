/** Where a swipe leads: to the home before or after the current one. */
export type Direction = "previous" | "next";

/** Homes that a visitor swipes through, and where the visitor is: the current one, and by it those on both sides. */
export interface SwipeQueue {
  /** Ids in their order, each once (SAVE-042). */
  ids: readonly string[];
  /** The home that is shown, or on its way (SAVE-047). */
  current: string;
  /** Whether they are the results that the visitor came from, in their order; else homes similar to the first. */
  isOfResults: boolean;
}

/** The results of a page, around the one that was opened; null if that is not one of them. */
export const queueOfResults = (ids: readonly string[], opened: string): SwipeQueue | null =>
  ids.includes(opened) ? { ids: [...new Set(ids)], current: opened, isOfResults: true } : null;

/** A home, followed by those similar to it. */
export const queueOfSimilar = (home: string, similar: readonly string[]): SwipeQueue => ({
  ids: [...new Set([home, ...similar])],
  current: home,
  isOfResults: false,
});

/** The id on one side of the current home; null at that end (SAVE-048, SAVE-049). */
export const neighbourOf = ({ ids, current }: SwipeQueue, direction: Direction): string | null =>
  ids[ids.indexOf(current) + (direction === "next" ? 1 : -1)] ?? null;

/** The queue at another of its homes; null for a home that is not in it. */
export const movedTo = (queue: SwipeQueue, id: string): SwipeQueue | null => {
  if (queue.current === id) return queue;
  return queue.ids.includes(id) ? { ...queue, current: id } : null;
};

/** The queue without homes that are gone; it stays where it was, or at the home before. */
export function withoutHomes(queue: SwipeQueue, gone: ReadonlySet<string>): SwipeQueue {
  const { ids, current } = queue;
  const remaining = ids.filter((id) => !gone.has(id));
  const until = ids.slice(0, ids.indexOf(current) + 1).findLast((id) => !gone.has(id));
  return { ...queue, ids: remaining, current: until ?? remaining[0] ?? current };
}

/**
 * The homes to fetch one at a time, and those of further pages, to fetch at once (SAVE-045, SAVE-046): after the current
 * one first. `pageSize` is the number of homes on a page.
 */
export function homesToFetch({ ids, current, isOfResults }: SwipeQueue, pageSize: number) {
  const at = ids.indexOf(current);
  const others = [...ids.slice(at + 1), ...ids.slice(0, at)];
  // Results are one page already.
  const size = isOfResults ? others.length : pageSize;
  return { single: others.slice(0, size), further: others.slice(size) };
}
