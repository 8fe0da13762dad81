/** A page that is never idle, or lies behind another one, waits no longer than this. */
const PATIENCE_MS = 1_000;

/** Runs once the page has loaded and the browser has nothing better to do: for all that first load must not wait for (D42). */
export function afterLoad(run: () => void): void {
  // Not every browser has idle callbacks.
  const whenIdle = () =>
    "requestIdleCallback" in window
      ? window.requestIdleCallback(run, { timeout: PATIENCE_MS })
      : setTimeout(run);
  if (document.readyState === "complete") whenIdle();
  else window.addEventListener("load", whenIdle, { once: true });
}
