import { BREAKPOINTS_PX } from "../styles/breakpoints.ts";
import { backSteps } from "./back-steps.ts";

/** Ends what follows an open menu. */
const ends = new WeakMap<HTMLDetailsElement, () => void>();

/** Whether it is the panel of a `Dropdown`, and no part of the page that is unfolded. */
const isMenu = (target: EventTarget | null): target is HTMLDetailsElement =>
  target instanceof HTMLDetailsElement && target.querySelector(":scope > [data-look]") !== null;

/** Has Back close a menu where it lies over much of the page: below the width of the top menu. */
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
  // A menu that is taken off the page, as by signing out, does not say that it closes.
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
 * Begins what Back needs of a page that has loaded: the step of a layer that a reload has taken away is left, and menus are
 * followed, which work before any of this code is there and so know nothing of it.
 */
export function followBack(): void {
  backSteps.leaveLostSteps();
  for (const menu of document.querySelectorAll("details[open]")) followMenu(menu);
  document.addEventListener("toggle", ({ target }) => followMenu(target), { capture: true });
}
