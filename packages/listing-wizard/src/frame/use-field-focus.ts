import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";
import { fieldId, fieldOfHash } from "../model/wizard-address.ts";

const FOCUSABLE = "input, select, textarea, button, a[href], [contenteditable=true], [tabindex]";

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

/** The control of a field; for a part of one, such as `contacts.phones.1`, that of the whole. */
function controlIn(within: HTMLElement, path: string): HTMLElement | null {
  const found = within.querySelector<HTMLElement>(`[id="${CSS.escape(fieldId(path))}"]`);
  const end = path.lastIndexOf(".");
  return found ?? (end === -1 ? null : controlIn(within, path.slice(0, end)));
}

/** Focuses the field that the address names, as soon as its tab has loaded (D92). */
export function useFieldFocus(container: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  useEffect(() => {
    const within = container.current;
    const path = fieldOfHash(location.hash);
    if (!within || path === null) return undefined;
    const focus = (): boolean => {
      const found = controlIn(within, path);
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
