import { expect, onTestFinished, test, vi } from "vitest";
import { requestLostStyles } from "./lost-styles.ts";

test("styles that a lost connection has cut off are requested again, later each time, and at once with a network", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  requestLostStyles();
  const links = () => [...document.querySelectorAll('link[href="data:text/css,"]')];
  const link = Object.assign(document.createElement("link"), {
    rel: "stylesheet",
    href: "data:text/css,",
  });
  document.head.append(link);
  onTestFinished(() => links().forEach((each) => each.remove()));
  /** The current request ends without a response. */
  const fail = () => {
    const [current] = links();
    current?.dispatchEvent(new Event("error"));
    return current;
  };

  const first = fail();
  vi.advanceTimersByTime(999);
  expect(links()[0]).toBe(first);
  vi.advanceTimersByTime(1);
  expect(links()).toHaveLength(1);
  expect(links()[0]).not.toBe(first);

  const second = fail();
  vi.advanceTimersByTime(1_999);
  expect(links()[0]).toBe(second);
  window.dispatchEvent(new Event("online"));
  expect(links()).toHaveLength(1);
  expect(links()[0]).not.toBe(second);
});
