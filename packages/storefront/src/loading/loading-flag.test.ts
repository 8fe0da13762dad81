import { LOADING_DELAY_MS } from "@hjem/domain/limits";
import { beforeEach, expect, test, vi } from "vitest";
import { createLoadingFlag } from "./loading-flag.ts";

const wait = (run: () => void, milliseconds: number) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test("UI-004, UI-007: the flag is off at 49 ms and on at 51", () => {
  const seen = vi.fn();
  createLoadingFlag(seen, wait).begin();
  vi.advanceTimersByTime(49);
  expect(seen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2);
  expect(seen).toHaveBeenCalledExactlyOnceWith(true);
  expect(LOADING_DELAY_MS).toBe(50);
});

test("UI-005: turns off in the same tick", () => {
  const seen = vi.fn();
  const flag = createLoadingFlag(seen, wait);
  flag.begin();
  vi.advanceTimersByTime(60);
  flag.end();
  expect(seen).toHaveBeenLastCalledWith(false);
});

test("UI-006: a load of 40 ms does not show it", () => {
  const seen = vi.fn();
  const flag = createLoadingFlag(seen, wait);
  flag.begin();
  vi.advanceTimersByTime(40);
  flag.end();
  vi.advanceTimersByTime(1_000);
  expect(seen).not.toHaveBeenCalled();
});

test("a second start does not restart the delay", () => {
  const seen = vi.fn();
  const flag = createLoadingFlag(seen, wait);
  flag.begin();
  vi.advanceTimersByTime(30);
  flag.begin();
  vi.advanceTimersByTime(20);
  expect(seen).toHaveBeenCalledExactlyOnceWith(true);
});
