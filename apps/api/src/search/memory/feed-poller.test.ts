import { expect, onTestFinished, test, vi } from "vitest";
import { createFeedPoller } from "./feed-poller.ts";
import type { FromIndex } from "./thread-messages.ts";

const stats = { listings: 3, changed: 1, bytes: 100 };

/** A poller over an index with scripted polls, and what it sends. */
function openPoller({ isPruning = false }: { isPruning?: boolean } = {}) {
  const sent: FromIndex[] = [];
  const polls: PromiseWithResolvers<number[] | null>[] = [];
  let prunings = 0;
  const poller = createFeedPoller({
    index: {
      poll() {
        const poll = Promise.withResolvers<number[] | null>();
        polls.push(poll);
        return poll.promise;
      },
      async prune() {
        prunings += 1;
      },
      stats: () => stats,
    },
    send: (message) => sent.push(message),
    isPruning,
  });
  return { poller, sent, polls, prunings: () => prunings };
}

test("changes made while the feed is read are read right after, and polls never overlap", async () => {
  const { poller, sent, polls } = openPoller();
  const first = poller.poll();
  await Promise.all([poller.poll(), poller.poll()]);
  expect(polls).toHaveLength(1);
  polls[0]?.resolve([7]);
  await vi.waitFor(() => expect(polls).toHaveLength(2), { timeout: 10_000 });
  polls[1]?.resolve([]);
  await first;
  expect(sent).toEqual([{ kind: "changed", listings: [7], stats }]);
});

test("a feed that cannot be followed any more, and ten failed polls in a row, request another thread", async () => {
  const warn = vi.spyOn(process, "emitWarning").mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const { poller, sent, polls } = openPoller();
  const poll = async (end: "fails" | "is lost") => {
    const done = poller.poll();
    if (end === "fails") polls.at(-1)?.reject(new Error("no connection"));
    else polls.at(-1)?.resolve(null);
    await done;
  };
  await poll("is lost");
  expect(sent).toEqual([{ kind: "stale" }]);
  for (let count = 0; count < 9; count += 1) await poll("fails");
  expect(sent).toHaveLength(1);
  await poll("fails");
  expect(sent).toHaveLength(2);
  expect(warn).toHaveBeenCalledOnce();
});

test("known changes are removed every six hundred turns, where this thread does it", async () => {
  const [pruning, other] = [openPoller({ isPruning: true }), openPoller()];
  for (const { poller, polls } of [pruning, other]) {
    for (let turn = 0; turn < 600; turn += 1) {
      const done = poller.runTick();
      polls.at(-1)?.resolve([]);
      await done;
    }
  }
  expect([pruning.prunings(), other.prunings()]).toEqual([1, 0]);
});
