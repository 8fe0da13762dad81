/** The section of the page that shows what an answer stands on; null where the page has none that is visible. */
export function findPlace(anchor: string): HTMLElement | null {
  const places = document.querySelectorAll<HTMLElement>(`[data-answers~="${CSS.escape(anchor)}"]`);
  return [...places].find((place) => place.getClientRects().length > 0) ?? null;
}

/** The heading of a section; empty where it has none. */
export const titleOf = (place: HTMLElement): string =>
  place.querySelector("h2")?.textContent?.trim() ?? "";

/** Whether the panel lies over a section, so that it has to be closed to show it. */
export function isCovered(place: HTMLElement, panel: HTMLDialogElement | null): boolean {
  if (!panel) return false;
  if (panel.matches(":modal")) return true;
  return place.getBoundingClientRect().right > panel.getBoundingClientRect().left;
}

/** Scrolls to a section and moves the focus there, for whoever goes on by keyboard. */
export function showPlace(place: HTMLElement): void {
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.scrollIntoView({ block: "start", behavior: isStill ? "auto" : "smooth" });
}
