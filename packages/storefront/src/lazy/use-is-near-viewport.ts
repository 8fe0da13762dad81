import { type RefObject, useEffect, useState } from "react";

/**
 * True once the element is, or is about to be, in the viewport; stays true. `ahead` is the distance in pixels below
 * the viewport.
 */
export function useIsNearViewport(element: RefObject<Element | null>, ahead = 300): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || isNear) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: `${ahead}px` },
    );
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [element, isNear, ahead]);
  return isNear;
}
