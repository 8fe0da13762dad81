import { createMemoryRouter } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { openTestApp } from "../testing/open-test-app.ts";
import { requestLostStyles, startOffline } from "./start-offline.ts";

test("styles that a lost connection has cut off are requested again until they are there, less often each time", () => {
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

  for (const wait of [5_000, 10_000]) {
    const failed = fail();
    vi.advanceTimersByTime(wait - 1);
    expect(links()[0]).toBe(failed);
    vi.advanceTimersByTime(1);
    expect(links()).toHaveLength(1);
    expect(links()[0]).not.toBe(failed);
  }
});

test.for([
  { worker: "whose worker has the pages", controller: {}, isLoaded: true },
  { worker: "without a worker", controller: null, isLoaded: false },
])(
  "D116: offline, a link of a page $worker is loaded from there: $isLoaded, also before the worker is registered",
  async ({ controller, isLoaded }) => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    vi.spyOn(navigator.serviceWorker, "controller", "get").mockReturnValue(
      controller as ServiceWorker | null,
    );
    const { app } = await openTestApp();
    void startOffline(app, createMemoryRouter([{ path: "*" }]));
    const link = Object.assign(document.createElement("a"), { href: "#about" });
    document.body.append(link);
    onTestFinished(() => {
      link.remove();
      vi.restoreAllMocks();
    });
    link.click();
    expect("reload" in link.dataset).toBe(isLoaded);
  },
);
