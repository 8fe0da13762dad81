import { SCRIPTS_ID } from "../render/document-ids.ts";

/** A picture that hangs holds the page's life up for no longer than this. */
const PATIENCE_MS = 3_000;
/** Somebody who is at work already does not wait for pictures. */
const signsOfWork = ["pointerdown", "keydown"] as const;

const shown = () =>
  new Promise<void>((resolve) => {
    const go = () => resolve();
    // What has loaded is on the screen with the frame after the next one.
    const whenPainted = () => requestAnimationFrame(() => requestAnimationFrame(go));
    if (document.readyState === "complete") whenPainted();
    else window.addEventListener("load", whenPainted, { once: true });
    for (const sign of signsOfWork) window.addEventListener(sign, go, { once: true });
    setTimeout(go, PATIENCE_MS);
  });

/**
 * Brings a page to life once letters and first pictures are there, which a visitor of a slow line reads before anything can
 * be pressed: only then are its scripts asked for, all at once, as the server has listed them. Until then links lead on and
 * forms are sent. All that a site's entry does; imports nothing of the frame.
 */
export async function whenShown(comeAlive: () => Promise<unknown>): Promise<void> {
  await shown();
  const scripts = document.getElementById(SCRIPTS_ID);
  if (scripts instanceof HTMLTemplateElement) document.head.append(scripts.content);
  // Each runs in a task of its own: framework, frame, site.
  await import("react-dom/client");
  await import("@hjem/api-client/api");
  await comeAlive();
}
