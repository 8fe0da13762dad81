import { SWIPE_SPACING_MS } from "@hjem/domain/limits";

/** A home that was fetched longer ago is fetched anew when it is swiped to: its price may have changed. */
const FRESH_MS = 5 * 60_000;

/** Where the homes of a queue come from, and by which clock. */
export interface HomeSource<Home> {
  /** Fetches a home; null if there is none with this id any more. */
  fetchHome: (id: string) => Promise<Home | null>;
  /** Fetches the homes of further pages with one call. */
  fetchFurther: (ids: readonly string[]) => Promise<void>;
  /** Runs something after a time in milliseconds; what it returns cancels that. */
  wait: (run: () => void, milliseconds: number) => () => void;
  /** Milliseconds. */
  now: () => number;
}

/** The homes of one queue on their way. */
export interface QueueLoading<Home> {
  /**
   * The home to show now: what is there already, else fetched at once. Null if there is none any more.
   *
   * @throws if the call fails; the next request tries again
   */
  request: (id: string) => Promise<Home | null>;
  /** Fetches those that nobody has requested yet, one a second, then those of further pages. Once is enough. */
  resume: () => void;
  /** Stops that until it is resumed. */
  pause: () => void;
}

/**
 * Loads a queue (SAVE-043..046): a home a second until none of `single` is left, then all of `further` with one call. A
 * call that takes longer delays the next one. What failed is not tried again before it is requested.
 */
export function createQueueLoading<Home>(
  { single, further }: { single: readonly string[]; further: readonly string[] },
  { fetchHome, fetchFurther, wait, now }: HomeSource<Home>,
): QueueLoading<Home> {
  const fetched = new Map<string, { home: Promise<Home | null>; at: number }>();
  const tried = new Set<string>();
  let isComplete = false;
  let round: { cancel: () => void } | null = null;

  const request = (id: string): Promise<Home | null> => {
    const known = fetched.get(id);
    if (known && now() - known.at < FRESH_MS) return known.home;
    tried.add(id);
    const home = fetchHome(id);
    fetched.set(id, { home, at: now() });
    // Caught: whoever has requested it meets the error; the next request tries again.
    home.catch(() => fetched.delete(id));
    return home;
  };
  const fetchOneByOne = async (own: { cancel: () => void }) => {
    const aSecond = () =>
      new Promise<void>((resolve) => {
        own.cancel = wait(resolve, SWIPE_SPACING_MS);
      });
    for (let spaced = aSecond(); ;) {
      await spaced;
      if (round !== own) return;
      const id = single.find((each) => !tried.has(each));
      if (id === undefined) break;
      spaced = aSecond();
      // Caught: whoever swipes to it requests it again, and is told if that fails too.
      await request(id).catch(() => null);
    }
    isComplete = true;
    const left = further.filter((id) => !tried.has(id));
    // Caught: each of them is fetched when it is swiped to.
    if (left.length > 0) await fetchFurther(left).catch(() => undefined);
  };

  return {
    request,
    resume() {
      if (isComplete || round) return;
      round = { cancel: () => undefined };
      void fetchOneByOne(round);
    },
    pause() {
      round?.cancel();
      round = null;
    },
  };
}
