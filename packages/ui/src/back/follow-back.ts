import { BREAKPOINTS_PX } from "../styles/breakpoints.ts";
import { backSteps } from "./back-steps.ts";

/** Stops handling an open menu. */
const ends = new WeakMap<HTMLDetailsElement, () => void>();

/** Whether it is the panel of a `Dropdown`, and not a disclosure. */
const isMenu = (target: EventTarget | null): target is HTMLDetailsElement =>
  target instanceof HTMLDetailsElement && target.querySelector(":scope > [data-look]") !== null;

/** Makes Back close a menu where it covers much of the page: below the width of the top menu. */
function followMenu(target: EventTarget | null): void {
  if (!isMenu(target)) return;
  ends.get(target)?.();
  ends.delete(target);
  if (!target.open || window.matchMedia(`(width >= ${BREAKPOINTS_PX.l}px)`).matches) return;
  const removeLayer = backSteps.addLayer({
    close: () => {
      target.open = false;
      return true;
    },
  });
  // A menu that is unmounted, e.g. by signing out, sends no close event.
  const watch = new MutationObserver(() => {
    if (!target.isConnected) ends.get(target)?.();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  ends.set(target, () => {
    watch.disconnect();
    removeLayer();
  });
}

/**
 * Starts handling Back once a page has loaded: the entry of a layer that was lost in a reload is left, and menus are
 * observed, because they work before this code is loaded and do not know of it.
 */
export function followBack(): void {
  backSteps.leaveLostSteps();
  for (const menu of document.querySelectorAll("details[open]")) followMenu(menu);
  document.addEventListener("toggle", ({ target }) => followMenu(target), { capture: true });
}
