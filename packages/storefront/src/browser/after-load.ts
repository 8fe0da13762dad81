import { BOOT_ID } from "./document-ids.ts";
import { once } from "./once.ts";

/** A page that is never idle, or lies behind another one, waits no longer than this. */
const PATIENCE_MS = 1_000;

/** The hydration of the page; one that no server drew is hydrated from the start. */
const hydration = once(() => {
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  if (!document.getElementById(BOOT_ID)) finish();
  return { done, finish };
});

/** Says that the page is hydrated. */
export const finishHydration = (): void => hydration().finish();

/**
 * Runs once the page has loaded and is hydrated and the browser has nothing better to do: for all that first load must
 * not wait for (D42).
 */
export function afterLoad(run: () => void): void {
  // Not every browser has idle callbacks.
  const whenIdle = () =>
    "requestIdleCallback" in window
      ? window.requestIdleCallback(run, { timeout: PATIENCE_MS })
      : setTimeout(run);
  const whenHydrated = () => void hydration().done.then(whenIdle);
  if (document.readyState === "complete") whenHydrated();
  else window.addEventListener("load", whenHydrated, { once: true });
}
