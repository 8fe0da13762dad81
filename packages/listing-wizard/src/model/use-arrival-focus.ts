import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Key of the router's location until the visitor has navigated. */
const FIRST_KEY = "default";

/** Key of the location that the browser has loaded or reloaded: the entry of a history keeps the router's. */
const loadedKey = (globalThis.history?.state as { key?: string } | null | undefined)?.key;

/**
 * A heading that replaces what had the focus, such as the form that was sent or the wizard that was left: it takes the
 * focus, so that a keyboard goes on below it and a screen reader reads it. On a page that the browser has loaded, and
 * where something else has the focus, it stays as it is. `isReplacing`: it is shown because of what the visitor did on the page. The
 * heading needs `tabIndex={-1}`.
 */
export function useArrivalFocus(isReplacing = false): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isLoaded = useRef((key === FIRST_KEY || key === loadedKey) && !isReplacing);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && !isLoaded.current) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
