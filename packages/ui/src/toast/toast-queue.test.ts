import { beforeEach, expect, test, vi } from "vitest";
import { createToastQueue, TOAST_TIME_MS } from "./toast-queue.ts";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const messages = (queue: ReturnType<typeof createToastQueue>) =>
  queue.list().map((toast) => toast.message);

test("UI-026: a message is shown for three seconds", () => {
  const queue = createToastQueue();
  queue.show({ message: "Saved" });
  vi.advanceTimersByTime(2_999);
  expect(messages(queue)).toEqual(["Saved"]);
  vi.advanceTimersByTime(1);
  expect(messages(queue)).toEqual([]);
  expect(TOAST_TIME_MS).toBe(3_000);
});

test("an error stays until it is closed", () => {
  const queue = createToastQueue();
  const id = queue.show({ message: "Not saved", tone: "error" });
  vi.advanceTimersByTime(3_600_000);
  expect(messages(queue)).toEqual(["Not saved"]);
  queue.close(id);
  expect(messages(queue)).toEqual([]);
});

test("the timer pauses while somebody reads, and then continues", () => {
  const queue = createToastQueue();
  queue.show({ message: "Saved" });
  vi.advanceTimersByTime(2_000);
  queue.pauseAll();
  vi.advanceTimersByTime(60_000);
  queue.resumeAll();
  vi.advanceTimersByTime(999);
  expect(messages(queue)).toEqual(["Saved"]);
  vi.advanceTimersByTime(1);
  expect(messages(queue)).toEqual([]);
});

test("a message that arrives while the timers are paused waits too", () => {
  const queue = createToastQueue();
  queue.show({ message: "First" });
  queue.pauseAll();
  queue.show({ message: "Second" });
  vi.advanceTimersByTime(60_000);
  expect(messages(queue)).toEqual(["First", "Second"]);
  queue.resumeAll();
  vi.advanceTimersByTime(3_000);
  expect(messages(queue)).toEqual([]);
});

test("a third message replaces the oldest, an error only if there is nothing else", () => {
  const queue = createToastQueue();
  queue.show({ message: "Error", tone: "error" });
  queue.show({ message: "One" });
  queue.show({ message: "Two" });
  expect(messages(queue)).toEqual(["Error", "Two"]);
  queue.show({ message: "Worse", tone: "error" });
  queue.show({ message: "Three" });
  expect(messages(queue)).toEqual(["Worse", "Three"]);
});

test("a message in use is not replaced: the third waits until one of those shown has ended", () => {
  const queue = createToastQueue();
  const first = queue.show({ message: "One" });
  queue.show({ message: "Two" });
  queue.pauseAll();
  queue.show({ message: "Three" });
  queue.show({ message: "Four" });
  expect(messages(queue)).toEqual(["One", "Two"]);
  queue.close(first);
  expect(messages(queue)).toEqual(["Two", "Three"]);
  queue.resumeAll();
  expect(messages(queue)).toEqual(["Two", "Three"]);
  vi.advanceTimersByTime(3_000);
  expect(messages(queue)).toEqual(["Four"]);
  vi.advanceTimersByTime(3_000);
  expect(messages(queue)).toEqual([]);
});

test("errors that were in use make room for what waits once they are not", () => {
  const queue = createToastQueue();
  queue.show({ message: "Error", tone: "error" });
  queue.show({ message: "Worse", tone: "error" });
  queue.pauseAll();
  queue.show({ message: "Saved" });
  expect(messages(queue)).toEqual(["Error", "Worse"]);
  queue.resumeAll();
  expect(messages(queue)).toEqual(["Worse", "Saved"]);
});

test("subscribers are called on each change, and the list is stable in between", () => {
  const queue = createToastQueue();
  const listener = vi.fn();
  const stop = queue.subscribe(listener);
  const before = queue.list();
  expect(queue.list()).toBe(before);
  queue.show({ message: "Saved" });
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  vi.advanceTimersByTime(3_000);
  expect(listener).toHaveBeenCalledTimes(1);
});
