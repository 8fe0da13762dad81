import { useEffect, useRef, useState } from "react";

/** Delay in milliseconds from opening to focusing, so that the panel has settled (spec §9). */
export const DROPDOWN_FOCUS_DELAY_MS = 150;

const FOCUSABLE =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)";

/** Minimum distance in pixels between a panel and the edge of the window. */
const WINDOW_EDGE_PX = 8;

/** Moves a panel sideways until it is inside the window. */
function keepInWindow(panel: HTMLElement) {
  panel.style.translate = "";
  const { left, right } = panel.getBoundingClientRect();
  const beyond = Math.max(0, right + WINDOW_EDGE_PX - document.documentElement.clientWidth);
  const before = Math.max(0, WINDOW_EDGE_PX - left);
  if (beyond || before) panel.style.translate = `${before || -beyond}px`;
}

/**
 * Adds what a native `details` lacks as a dropdown: it closes on a click outside, on Escape, when the focus moves
 * elsewhere, and on scroll with that option; 150 ms after opening the first control inside gets the focus (spec §4,
 * UI-015..021).
 */
export function useDropdown(closesOnScroll: boolean, isOpenAtFirst: boolean) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** Where the focus was when it was clicked open. */
  const focusAtOpening = useRef<Element | null>(null);
  const [wasOpened, setWasOpened] = useState(isOpenAtFirst);
  const close = () => {
    if (details.current) details.current.open = false;
  };

  // It was opened before this code ran, so there was no event.
  useEffect(() => {
    if (details.current?.open) details.current.dispatchEvent(new Event("toggle"));
  }, []);

  useEffect(() => {
    const root = details.current;
    if (!isOpen || !root) return undefined;
    const summary = root.querySelector("summary");
    const panel = root.querySelector<HTMLElement>(":scope > :not(summary)");
    if (panel) keepInWindow(panel);

    const ending = new AbortController();
    const listen = { signal: ending.signal, capture: true };
    const shut = () => {
      root.open = false;
    };
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !root.contains(target);

    // A press on a label inside moves the focus to the focusable element around the dropdown, which is not elsewhere.
    const isAround = (target: EventTarget | null) =>
      target instanceof Node && target.contains(root);

    document.addEventListener(
      "pointerdown",
      (event) => {
        if (isOutside(event.target)) shut();
        // A press inside decides about the focus, and nothing moves under the pointer until it is released.
        else clearTimeout(focusing);
      },
      listen,
    );
    document.addEventListener(
      "focusin",
      (event) => isOutside(event.target) && !isAround(event.target) && shut(),
      listen,
    );
    document.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        shut();
        summary?.focus();
      },
      listen,
    );
    if (closesOnScroll) {
      document.addEventListener(
        "scroll",
        (event) => (isOutside(event.target) || event.target === document) && shut(),
        listen,
      );
    }
    const focusing = setTimeout(() => {
      const focus = document.activeElement;
      if (!panel || panel.contains(focus)) return;
      const hasMoved = focus !== document.body && focus !== focusAtOpening.current;
      // It moved on before the listeners above were there, such as to the next menu, which must stay open.
      if (focusAtOpening.current && hasMoved && !root.contains(focus)) {
        if (!isAround(focus)) shut();
        return;
      }
      const first =
        panel.querySelector<HTMLElement>(":checked") ?? panel.querySelector<HTMLElement>(FOCUSABLE);
      first?.focus();
    }, DROPDOWN_FOCUS_DELAY_MS);
    return () => {
      ending.abort();
      clearTimeout(focusing);
    };
  }, [isOpen, closesOnScroll]);

  return {
    details,
    close,
    /** Whether it has been opened before. */
    wasOpened,
    /** For the click, which comes before the browser opens it: the panel is there when it does. */
    open: () => {
      focusAtOpening.current = document.activeElement;
      setWasOpened(true);
    },
    onToggle: () => {
      const isNowOpen = details.current?.open ?? false;
      setOpen(isNowOpen);
      if (isNowOpen) setWasOpened(true);
    },
  };
}
