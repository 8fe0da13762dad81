import { BOOT_ID } from "./document-ids.ts";

/** A page that is never idle, or lies behind another one, waits no longer than this. */
const PATIENCE_MS = 1_000;

interface Life {
  begun: Promise<void>;
  begin: () => void;
}

let life: Life | undefined;

/** The page's coming to life; one that no server drew is alive from the start. */
function lifeOfPage(): Life {
  if (life) return life;
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  life = { begun, begin };
  if (!document.getElementById(BOOT_ID)) begin();
  return life;
}

/** Says that the page has come to life. */
export const cameAlive = (): void => lifeOfPage().begin();

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
  const whenAlive = () => void lifeOfPage().begun.then(whenIdle);
  if (document.readyState === "complete") whenAlive();
  else window.addEventListener("load", whenAlive, { once: true });
}
