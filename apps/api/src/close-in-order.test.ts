import { expect, onTestFinished, test, vi } from "vitest";
import { closeInOrder } from "./close-in-order.ts";

test("A8: what fails to close is reported, and everything after it is closed in order", async () => {
  const closed: string[] = [];
  const onError = vi.fn<(error: unknown) => void>();
  const broken = new Error("broken");
  await closeInOrder(
    [
      async () => closed.push("server"),
      () => Promise.reject(broken),
      () => closed.push("pictures"),
    ],
    { withinMs: 60_000, onError },
  );
  expect(closed).toEqual(["server", "pictures"]);
  expect(onError.mock.calls).toEqual([[broken]]);
});

test("A8: what hangs is left behind at the limit and not before, so that the database is closed after it", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let isOver = false;
  const closing = closeInOrder([() => Promise.withResolvers<void>().promise], {
    withinMs: 3_000,
    onError: () => {},
  }).then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(2_999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await closing;
  expect(isOver).toBe(true);
});
