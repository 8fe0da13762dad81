import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";

const FOCUSABLE = "input, select, textarea, button, a[href], [contenteditable=true], [tabindex]";

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

/** Focuses the field that the address names, as soon as its tab has loaded (D92). */
export function useFieldFocus(container: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  useEffect(() => {
    const within = container.current;
    const id = decodeURIComponent(location.hash.slice(1));
    if (!within || id === "") return undefined;
    const focus = (): boolean => {
      const found = within.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
      if (!found) return false;
      found.closest("details")?.setAttribute("open", "");
      const control = found.matches(FOCUSABLE)
        ? found
        : // Of a group, what is chosen: Tab leads there too, and the arrow keys go on from it.
          (found.querySelector<HTMLElement>("input:checked") ??
          found.querySelector<HTMLElement>(FOCUSABLE));
      (control ?? found).focus({ preventScroll: true });
      if (!isInView(control ?? found)) found.scrollIntoView({ block: "center" });
      return true;
    };
    if (focus()) return undefined;
    const observer = new MutationObserver(() => {
      if (focus()) observer.disconnect();
    });
    observer.observe(within, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [container, location]);
}
