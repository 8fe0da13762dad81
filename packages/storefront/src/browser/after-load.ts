import { BOOT_ID } from "./document-ids.ts";
import { once } from "./once.ts";

/** Maximum wait on a page that is never idle, or in a background tab. */
const PATIENCE_MS = 1_000;

/** Resolves when the page is hydrated; one that was not rendered by the server is hydrated from the start. */
const hydration = once(() => {
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  if (!document.getElementById(BOOT_ID)) finish();
  return { done, finish };
});

/** Marks the page as hydrated. */
export const finishHydration = (): void => hydration().finish();

/**
 * Runs once the page has loaded and is hydrated and the browser is idle: for everything that the first load must not
 * wait for (D42).
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
