/** A page that is never idle, or lies behind another one, waits no longer than this. */
const PATIENCE_MS = 1_000;

/** A page that no server drew is alive from the start. */
let isAlive = Promise.resolve();

/** Says that the page is being brought to life; what is given back says that it is. */
export function comingAlive(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  isAlive = promise;
  return resolve;
}

/**
 * Runs once the page has loaded and come to life and the browser has nothing better to do: for all that first load must
 * not wait for (D42).
 */
export function afterLoad(run: () => void): void {
  // Not every browser has idle callbacks.
  const whenIdle = () =>
    "requestIdleCallback" in window
      ? window.requestIdleCallback(run, { timeout: PATIENCE_MS })
      : setTimeout(run);
  const whenAlive = () => void isAlive.then(whenIdle);
  if (document.readyState === "complete") whenAlive();
  else window.addEventListener("load", whenAlive, { once: true });
}
