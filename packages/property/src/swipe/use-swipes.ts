import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type FingerPosition, gestureOf, isInside } from "./swipe-gesture.ts";
import type { Direction } from "./swipe-queue.ts";

/** What swiping does. */
export interface Swiping {
  /** Whether there may be a home on that side. */
  canGo: (direction: Direction) => boolean;
  go: (direction: Direction) => void;
}

/** A finger on its way: to which side, and whether it has moved far enough. */
export interface Pull {
  direction: Direction;
  isFar: boolean;
}

/** Has arrow keys and fingers of its own: fields, dialogs, lists of choices, players, and what is marked so. */
const OWN =
  "input,select,textarea,[contenteditable],dialog,video,audio,iframe,[role=dialog],[role=slider],[role=menu],[role=listbox],[role=tablist],[role=radiogroup],[data-own-swipes]";

const isScroller = (element: Element) =>
  element.scrollWidth > element.clientWidth &&
  ["auto", "scroll"].includes(getComputedStyle(element).overflowX);

/** Whether a key or a finger there is for something else: a field, the gallery, a map, a row that scrolls sideways. */
function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest(OWN)) return true;
  for (let element: Element | null = target; element; element = element.parentElement)
    if (isScroller(element)) return true;
  return false;
}

const keys: Readonly<Record<string, Direction>> = { ArrowLeft: "previous", ArrowRight: "next" };

function directionOf(event: KeyboardEvent): Direction | undefined {
  const { altKey, ctrlKey, metaKey, shiftKey, repeat, defaultPrevented } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || repeat || defaultPrevented) return undefined;
  return document.querySelector(":modal") || isTaken(event.target) ? undefined : keys[event.key];
}

/** A page that is zoomed in is moved by fingers in all directions. */
const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;

interface Finger extends FingerPosition {
  pointer: number;
}

/**
 * Swipes by finger over the article around an element, and by arrow keys on its page. Scrolling up and down stays the
 * browser's (`touch-action`), as do fingers at the edges of the window, on rows that scroll sideways and on a page that is
 * zoomed in. Returns the pull of a finger, for the arrow that shows it.
 */
export function useSwipes(within: RefObject<HTMLElement | null>, swiping: Swiping): Pull | null {
  const [pull, setPull] = useState<Pull | null>(null);
  const latest = useRef(swiping);
  useEffect(() => {
    latest.current = swiping;
  });

  // Before the paint: what is on the screen can be swiped.
  useLayoutEffect(() => {
    const article = within.current?.closest("article");
    if (!article) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    let finger: Finger | null = null;
    const end = () => {
      finger = null;
      setPull(null);
    };
    const pullOf = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
      const gesture = finger?.pointer === pointerId && gestureOf(finger, { x, y });
      // A finger that scrolls does not swipe any more before it is lifted.
      if (
        gesture === null ||
        (gesture && gesture !== "unclear" && !latest.current.canGo(gesture.direction))
      )
        end();
      return gesture && gesture !== "unclear" && finger ? gesture : null;
    };
    article.addEventListener(
      "pointerdown",
      ({ pointerType, isPrimary, pointerId: pointer, clientX: x, clientY: y, target }) => {
        end();
        const isOurs = pointerType === "touch" && isPrimary && !isZoomed() && !isTaken(target);
        if (isOurs && isInside({ x, y }, window.innerWidth)) finger = { pointer, x, y };
      },
      { signal },
    );
    article.addEventListener(
      "pointermove",
      (event) => {
        const next = pullOf(event);
        setPull((shown) =>
          shown?.direction === next?.direction && shown?.isFar === next?.isFar ? shown : next,
        );
      },
      { signal },
    );
    article.addEventListener(
      "pointerup",
      (event) => {
        const done = pullOf(event);
        end();
        if (done?.isFar) latest.current.go(done.direction);
      },
      { signal },
    );
    article.addEventListener("pointercancel", end, { signal });
    document.addEventListener(
      "keydown",
      (event) => {
        const direction = directionOf(event);
        if (!direction || !latest.current.canGo(direction)) return;
        event.preventDefault();
        latest.current.go(direction);
      },
      { signal },
    );
    const allowSwipes = () => {
      article.style.touchAction = isZoomed() ? "" : "pan-y pinch-zoom";
    };
    allowSwipes();
    window.visualViewport?.addEventListener("resize", allowSwipes, { signal });
    return () => {
      stop.abort();
      article.style.touchAction = "";
    };
  }, [within]);
  return pull;
}
