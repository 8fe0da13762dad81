import type { IndexManager } from "./index-manager.ts";
import type { FromIndex } from "./thread-messages.ts";

const PRUNE_EVERY_TURNS = 600;
/** Consecutive failed polls of the feed before the thread requests its replacement. */
const FAILURES_MAX = 10;

/** What polling the feed needs. */
export interface FeedPollerDeps {
  index: Pick<IndexManager, "poll" | "prune" | "stats">;
  send: (message: FromIndex) => void;
  /** Whether it also removes changes that every reader should know by now. */
  isPruning: boolean;
}

/** Keeps an index up to date by the feed of changes; nothing that it returns rejects. */
export interface FeedPoller {
  /** Polls now, or right after the poll that is running. */
  poll(): Promise<void>;
  /** Called at a fixed interval: polls, and prunes every ten minutes. */
  runTick(): Promise<void>;
  /** Waits for work that keeps the index up to date; a failure counts as one of a poll. */
  watch(work: Promise<void>): Promise<void>;
}

/**
 * Builds the poller of an index. A failed poll is repeated at the next tick; a thread that cannot read at all still serves
 * searches, and requests to be replaced by one that reads everything again, so that an unreadable change does not stop the
 * feed.
 */
export function createFeedPoller({ index, send, isPruning }: FeedPollerDeps): FeedPoller {
  let isPolling = false;
  let isRequestedAgain = false;
  let turns = 0;
  let failures = 0;

  const readFeed = async (): Promise<void> => {
    if (isPolling) {
      isRequestedAgain = true;
      return;
    }
    isPolling = true;
    const changed = await index.poll().finally(() => (isPolling = false));
    if (changed === null) {
      send({ kind: "stale" });
      return;
    }
    if (changed.length > 0) send({ kind: "changed", listings: changed, stats: index.stats() });
    if (isRequestedAgain) {
      isRequestedAgain = false;
      await readFeed();
    }
  };

  const watch = async (work: Promise<void>): Promise<void> => {
    try {
      await work;
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures === 1)
        process.emitWarning(`the search index was not brought up to date: ${String(error)}`);
      if (failures % FAILURES_MAX === 0) send({ kind: "stale" });
    }
  };

  return {
    poll: () => watch(readFeed()),
    async runTick() {
      turns += 1;
      const isPruned = isPruning && turns % PRUNE_EVERY_TURNS === 0;
      await Promise.all([watch(readFeed()), ...(isPruned ? [watch(index.prune())] : [])]);
    },
    watch,
  };
}
