import { nextTask } from "./next-task.ts";

/** Id of the template that lists the page's scripts; not with the other ids, which are part of the layout. */
export const SCRIPTS_ID = "scripts";

/** Maximum number of parallel requests: a phone is slow to process each. */
const AT_ONCE = 3;
/** Maximum time that hydration waits for pictures, ms. */
const PICTURES_WAIT_MS = 3_000;
/** Events after which hydration does not wait for pictures: the visitor is using the page. */
const inputEvents = ["pointerdown", "keydown"] as const;

const shown = () =>
  new Promise<void>((resolve) => {
    const go = () => resolve();
    // Loaded pictures are painted by the second frame from now.
    const whenPainted = () =>
      new PerformanceObserver((_entries, observer) => {
        observer.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(go));
      }).observe({ type: "paint", buffered: true });
    if (document.readyState === "complete") whenPainted();
    else window.addEventListener("load", whenPainted, { once: true });
    for (const sign of inputEvents) window.addEventListener(sign, go, { once: true });
    setTimeout(go, PICTURES_WAIT_MS);
  });

/**
 * Hydrates a page once fonts and first pictures have loaded, which a visitor on a slow connection reads before anything
 * can be pressed: only then are its scripts requested, as the server has listed them. Until then links work and
 * forms are sent. This is all that a site's entry file runs; it imports nothing of the layout.
 */
export async function loadScripts(hydrate: () => Promise<unknown>): Promise<void> {
  await shown();
  const scripts = document.getElementById(SCRIPTS_ID);
  const links = scripts instanceof HTMLTemplateElement ? [...scripts.content.children] : [];
  for (let requested = 0; requested < links.length; requested += AT_ONCE) {
    document.head.append(...links.slice(requested, requested + AT_ONCE));
    await nextTask();
  }
  // Each runs in a task of its own: framework, frame, site.
  await import("./framework.ts");
  await import("@hjem/api-client/api");
  await hydrate();
}
