import { type PointerEvent, useEffect, useState } from "react";

/** Time in milliseconds within which the click follows the release of a pointer: with touch it comes in an event of its own. */
const CLICK_FOLLOWS_MS = 350;

/**
 * Keeps what is shown as it is while it is pressed: if the pressed element is replaced between press and release, the
 * browser fires no click, or one on what has taken its place.
 *
 * Returns the value to show, which is `latest` unless pressed, and the `pointerdown` handler of what can be pressed.
 * A press ends with its click, or without one when the pointer is cancelled (the touch scrolls) or released elsewhere.
 */
export function usePressHold<Value>(latest: Value) {
  const [held, setHeld] = useState<{ value: Value }>();
  const isPressed = held !== undefined;

  useEffect(() => {
    if (!isPressed) return undefined;
    let clicked: ReturnType<typeof setTimeout> | undefined;
    const end = () => setHeld(undefined);
    const release = () => {
      clearTimeout(clicked);
      clicked = setTimeout(end, CLICK_FOLLOWS_MS);
    };
    const ending = new AbortController();
    const { signal } = ending;
    window.addEventListener("pointerup", release, { signal });
    window.addEventListener("pointercancel", end, { signal });
    window.addEventListener("click", end, { signal });
    return () => {
      clearTimeout(clicked);
      ending.abort();
    };
  }, [isPressed]);

  return {
    shown: held ? held.value : latest,
    hold: (event: PointerEvent) => {
      if (event.button === 0) setHeld({ value: held ? held.value : latest });
    },
  };
}
