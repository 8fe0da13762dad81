import { type RefObject, useEffect, useState } from "react";

/** How far below the window something may lie and still be about to be seen. */
const AHEAD = "300px";

/** True once the element is, or is about to be, in the window; stays so. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || isNear) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: AHEAD },
    );
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [element, isNear]);
  return isNear;
}
