import { expect, test } from "vitest";
import { createQueueLoading } from "./queue-loading.ts";

const MINUTE = 60_000;

/** A queue of homes with a clock that stands still until it is moved. */
function queueOf(single: string[], further: string[] = []) {
  let time = 0;
  let timers: { at: number; run: () => void }[] = [];
  const calls: [call: string, at: number][] = [];
  const answers = new Map<string, () => Promise<string | null>>();
  const loading = createQueueLoading(
    { single, further },
    {
      fetchHome: (id) => {
        calls.push([id, time]);
        return (answers.get(id) ?? (() => Promise.resolve(`home ${id}`)))();
      },
      fetchFurther: (ids) => {
        calls.push([ids.join("+"), time]);
        return Promise.resolve();
      },
      wait: (run, milliseconds) => {
        const timer = { at: time + milliseconds, run };
        timers.push(timer);
        return () => {
          timers = timers.filter((each) => each !== timer);
        };
      },
      now: () => time,
    },
  );
  /** Lets everything happen that is due and settled. */
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  const pass = async (milliseconds: number) => {
    const end = time + milliseconds;
    await settle();
    for (;;) {
      const next = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (!next) break;
      time = next.at;
      timers = timers.filter((each) => each !== next);
      next.run();
      await settle();
    }
    time = end;
  };
  return { loading, calls, answers, pass, settle };
}

test("SAVE-043, SAVE-044: one home is fetched per second, the first a second after the swipe", async () => {
  const { loading, calls, pass } = queueOf(["a", "b", "c"]);
  loading.resume();
  await pass(999);
  expect(calls).toEqual([]);
  await pass(2_001);
  expect(calls).toEqual([
    ["a", 1_000],
    ["b", 2_000],
    ["c", 3_000],
  ]);
});

test("SAVE-045, SAVE-046: once the queue is empty, the homes of further pages come with one call, and then nothing", async () => {
  const { loading, calls, pass } = queueOf(["a"], ["x", "y", "z"]);
  loading.resume();
  await pass(MINUTE);
  expect(calls).toEqual([
    ["a", 1_000],
    ["x+y+z", 2_000],
  ]);
  loading.resume();
  await pass(MINUTE);
  expect(calls).toHaveLength(2);
});

test("without further pages there is no such call", async () => {
  const { loading, calls, pass } = queueOf(["a"]);
  loading.resume();
  await pass(MINUTE);
  expect(calls).toEqual([["a", 1_000]]);
});

test("SAVE-043: a faster swipe fetches its home at once, and nobody fetches it again", async () => {
  const { loading, calls, pass } = queueOf(["a", "b"], ["x", "y"]);
  loading.resume();
  await expect(loading.request("b")).resolves.toBe("home b");
  await expect(loading.request("x")).resolves.toBe("home x");
  await pass(MINUTE);
  await expect(loading.request("a")).resolves.toBe("home a");
  expect(calls).toEqual([
    ["b", 0],
    ["x", 0],
    ["a", 1_000],
    ["y", 2_000],
  ]);
});

test("two swipes to a home that is on its way share one call", async () => {
  const { loading, calls } = queueOf(["a"]);
  const both = [loading.request("a"), loading.request("a")];
  await Promise.all(both);
  expect(calls).toHaveLength(1);
});

test("a slow server is not asked for a second home before it has sent the first", async () => {
  const { loading, calls, answers, pass, settle } = queueOf(["a", "b"]);
  let answer = () => {};
  answers.set("a", () => new Promise((resolve) => (answer = () => resolve("late"))));
  loading.resume();
  await pass(5_000);
  expect(calls).toEqual([["a", 1_000]]);
  answer();
  await settle();
  expect(calls).toEqual([
    ["a", 1_000],
    ["b", 5_000],
  ]);
});

test("nothing is fetched while no page of the queue is shown; afterwards it goes on", async () => {
  const { loading, calls, pass } = queueOf(["a", "b", "c"]);
  loading.resume();
  await pass(1_500);
  loading.pause();
  await pass(MINUTE);
  expect(calls).toEqual([["a", 1_000]]);
  loading.resume();
  loading.resume();
  await pass(1_000);
  expect(calls.map(([id]) => id)).toEqual(["a", "b"]);
});

test("a home that fails does not stop the others, and is fetched again by the swipe to it", async () => {
  const { loading, calls, answers, pass } = queueOf(["a", "b"]);
  answers.set("a", () => Promise.reject(new Error("No answer.")));
  loading.resume();
  await pass(3_000);
  expect(calls.map(([id]) => id)).toEqual(["a", "b"]);
  await expect(loading.request("a")).rejects.toThrow("No answer.");
  answers.delete("a");
  await expect(loading.request("a")).resolves.toBe("home a");
});

test("a home that has waited for minutes is fetched anew: its price may have changed", async () => {
  const { loading, calls, pass } = queueOf(["a"]);
  await loading.request("a");
  await pass(4 * MINUTE);
  await loading.request("a");
  expect(calls).toHaveLength(1);
  await pass(2 * MINUTE);
  await loading.request("a");
  expect(calls).toHaveLength(2);
});
