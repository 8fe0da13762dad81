import { nextTask } from "./next-task.ts";

/** Id of the template that lists the scripts which bring the page to life; not with the other ids, which the frame knows. */
export const SCRIPTS_ID = "scripts";

/** Files requested at once: a phone takes a while over each. */
const AT_ONCE = 3;
/** A picture that hangs holds the page's life up for no longer than this. */
const PATIENCE_MS = 3_000;
/** Somebody who is at work already does not wait for pictures. */
const signsOfWork = ["pointerdown", "keydown"] as const;

const shown = () =>
  new Promise<void>((resolve) => {
    const go = () => resolve();
    // What has loaded is on the screen with the frame after the next one, once there has been any.
    const whenPainted = () =>
      new PerformanceObserver((_entries, observer) => {
        observer.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(go));
      }).observe({ type: "paint", buffered: true });
    if (document.readyState === "complete") whenPainted();
    else window.addEventListener("load", whenPainted, { once: true });
    for (const sign of signsOfWork) window.addEventListener(sign, go, { once: true });
    setTimeout(go, PATIENCE_MS);
  });

/**
 * Hydrates a page once fonts and first pictures have loaded, which a visitor on a slow connection reads before anything
 * can be pressed: only then are its scripts requested, as the server has listed them. Until then links work and
 * forms are sent. All that a site's entry does; imports nothing of the layout.
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
