import { type RefObject, useState } from "react";

/** A row of pictures that is scrolled sideways, one at a time. */
export interface PhotoTrack {
  /** Which picture is in view, from 0. */
  index: number;
  /** The furthest picture that may be fetched; those after it are only their colour. */
  reach: number;
  goTo: (index: number) => void;
  onScroll: () => void;
}

/**
 * State of a row of `count` pictures in a scroll-snap track. A picture is fetched when it or the one before it has come into
 * view, so that a card asks for its first picture only until somebody uses it.
 */
export function usePhotoTrack(
  track: RefObject<HTMLElement | null>,
  count: number,
  start = 0,
  ahead = 0,
): PhotoTrack {
  const [index, setIndex] = useState(start);
  const [reach, setReach] = useState(start + ahead);
  const see = (next: number) => {
    setIndex(next);
    setReach((known) => Math.max(known, next + 1));
  };
  return {
    index,
    reach,
    goTo(next) {
      const target = Math.min(count - 1, Math.max(0, next));
      see(target);
      track.current?.scrollTo({ left: target * track.current.clientWidth });
    },
    onScroll() {
      const element = track.current;
      if (!element || element.clientWidth === 0) return;
      const next = Math.round(element.scrollLeft / element.clientWidth);
      if (next !== index) see(next);
      else if (element.scrollLeft > next * element.clientWidth)
        setReach((known) => Math.max(known, next + 1));
    },
  };
}
