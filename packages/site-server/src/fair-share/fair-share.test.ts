import { expect, test } from "vitest";
import { createFairShare, type FairShareOptions, type Turn } from "./fair-share.ts";

const ADDRESS = "203.0.113.9";

function shareOf(options: FairShareOptions = {}) {
  const share = createFairShare({ clock: () => 90_000, ...options });
  const take = (address = ADDRESS): Turn => {
    const taken = share.take(address);
    if ("retryAfterSeconds" in taken) throw new Error("refused");
    return taken;
  };
  return { share, take };
}

/** Whether a turn has come, once everything that was resolved has run. */
const hasStarted = async ({ ready }: Turn): Promise<boolean> => {
  let isReady = false;
  void ready.then(() => (isReady = true));
  await new Promise(setImmediate);
  return isReady;
};

test("requests beyond an address's share wait, those of other visitors do not", async () => {
  const { take } = shareOf({ runningMax: 2 });
  const first = take();
  take();
  const third = take();
  expect(await hasStarted(third)).toBe(false);
  expect(await hasStarted(take("203.0.113.10"))).toBe(true);
  first.end();
  expect(await hasStarted(third)).toBe(true);
});

test("an aborted request leaves the queue and frees its place", async () => {
  const { take } = shareOf({ runningMax: 1 });
  const running = take();
  const given = take();
  const last = take();
  given.end();
  running.end();
  expect(await hasStarted(last)).toBe(true);
  last.end();
  expect(await hasStarted(take())).toBe(true);
});

test("rejects requests when the queue is full, with a time to retry", () => {
  const { share, take } = shareOf({ runningMax: 1, waitingMax: 1 });
  take();
  take();
  expect(share.take(ADDRESS)).toEqual({ retryAfterSeconds: 1 });
});

test("counts requests per minute and resets the count", () => {
  let now = 90_000;
  const { share, take } = shareOf({ perMinuteMax: 2, clock: () => now });
  take();
  take();
  expect(share.take(ADDRESS)).toEqual({ retryAfterSeconds: 30 });
  now = 120_000;
  expect(share.take(ADDRESS)).not.toHaveProperty("retryAfterSeconds");
});

test.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])(
  "%s is loopback and never waits",
  async (own) => {
    const { take } = shareOf({ runningMax: 1, waitingMax: 0, perMinuteMax: 1 });
    take(own);
    expect(await hasStarted(take(own))).toBe(true);
  },
);

test.each([
  ["127.0.0.2", "127.0.0.2"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2::5", "2001:db8:1:2:ffff::1"],
])("%s and %s are one address", (one, same) => {
  const { share, take } = shareOf({ runningMax: 1, waitingMax: 0 });
  take(one);
  expect(share.take(same)).toEqual({ retryAfterSeconds: 1 });
});
