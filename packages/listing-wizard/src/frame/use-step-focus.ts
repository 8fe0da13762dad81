import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * The heading of a step, which has the focus once another step is shown, as on a page of its own: a keyboard goes on
 * below it and a screen reader reads it. A link to a field focuses that field instead (`useFieldFocus`).
 */
export function useStepFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, hash } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (hash === "") heading.current?.focus({ preventScroll: true });
  }, [key, hash]);
  return heading;
}
