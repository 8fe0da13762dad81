import { type RefObject, useRef, useState } from "react";

/** A row of pictures that is scrolled sideways, one at a time. */
export interface PhotoTrack {
  /** Index of the picture in view, from 0. */
  index: number;
  /** Index of the last picture to load; those after it only show their colour. */
  reach: number;
  goTo: (index: number) => void;
  /** Resets it for other pictures, at the given one; the caller scrolls to it. */
  restart: (index: number) => void;
  /** Props of the scrolling element, which must be focusable. */
  trackProps: {
    tabIndex: 0 | undefined;
    onScroll: () => void;
    onScrollEnd: () => void;
    onTouchStart: () => void;
    onWheel: () => void;
  };
}

/**
 * State of `count` pictures in a scroll-snap track. A picture is loaded when it or the one before it is in view, so
 * that a card requests its first picture only until it is used.
 */
export function usePhotoTrack(
  track: RefObject<HTMLElement | null>,
  count: number,
  start = 0,
): PhotoTrack {
  const [index, setIndex] = useState(start);
  const [reach, setReach] = useState(start);
  // While scrolling to the requested picture: the ones passed by are not loaded.
  const heading = useRef<number>(undefined);

  const see = (next: number) => {
    setIndex(next);
    setReach((known) => Math.max(known, next + 1));
  };
  const follow = () => {
    const element = track.current;
    if (!element || element.clientWidth === 0) return;
    const position = element.scrollLeft / element.clientWidth;
    if (heading.current !== undefined) {
      if (Math.abs(position - heading.current) < 0.01) heading.current = undefined;
      return;
    }
    // A swipe has started: the picture that scrolls into view is needed already.
    if (position > index) setReach((known) => Math.max(known, index + 1));
    const next = Math.round(position);
    if (next !== index) see(next);
  };
  const takeOver = () => {
    heading.current = undefined;
  };

  return {
    index,
    reach,
    goTo(next) {
      const target = Math.min(count - 1, Math.max(0, next));
      if (target === index) return;
      heading.current = target;
      see(target);
      track.current?.scrollTo({ left: target * track.current.clientWidth });
    },
    restart(next) {
      takeOver();
      setIndex(next);
      setReach(next);
    },
    trackProps: {
      tabIndex: count > 1 ? 0 : undefined,
      onScroll: follow,
      onScrollEnd: () => {
        takeOver();
        follow();
      },
      onTouchStart: takeOver,
      onWheel: takeOver,
    },
  };
}
