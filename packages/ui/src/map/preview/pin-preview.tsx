import { useLingui } from "@lingui/react/macro";
import { DomEvent, type LeafletKeyboardEvent, type LeafletMouseEvent, type Map } from "leaflet";
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { useBackCloses } from "../../back/use-back-closes.ts";
import { IconButton } from "../../button/icon-button.tsx";
import { CloseIcon } from "../../icon/icons.ts";
import { panToShow, releaseFit } from "../frame/map-fit.ts";
import { usePrefersReducedMotion } from "../frame/use-prefers-reduced-motion.ts";
import { moveQuietly } from "../frame/view-report.tsx";
import styles from "./pin-preview.module.css";

/** The open card of a map: the homes of one pin. */
export interface MapPreview {
  /** The homes of the pin, by id; the first identifies it. */
  ids: readonly string[];
  /** Accessible name of the card. */
  label: string;
  /** The homes, a link each. */
  content: ReactNode;
  /** True if it was just opened by a click, not restored by Back: then it gets the focus. @default false */
  isPressed?: boolean;
  /** The URL of the map below, where Back closes the card before it leaves the page. */
  page?: string;
  onClose: () => void;
}

const pinOf = (map: Map, id: string | undefined): HTMLElement | null =>
  map.getContainer().querySelector(`[data-pin="${id ?? ""}"]`);

/** Moves the map so that the pin is fully visible beside its card and the map's buttons (S28). */
function clearPin(map: Map, id: string | undefined, isMotionReduced: boolean) {
  const pin = pinOf(map, id);
  const pan = pin && panToShow(map, pin, { isCardOpen: true });
  if (pan) moveQuietly(map, pan, !isMotionReduced);
}

/**
 * The card of a pin, at the bottom of the map (S19): a click on the pin opens it, Escape, Back, its cross and a click
 * on the map close it, and the focus returns to the pin. One that was open on arrival is part of the restored page:
 * Back leaves both, because its own history entry would remove the Forward entries.
 */
export function PinPreview({ map, ...preview }: MapPreview & { map: Map }) {
  const { t } = useLingui();
  const isMotionReduced = usePrefersReducedMotion();
  const card = useRef<HTMLElement>(null);
  const { ids, label, content, isPressed = false, page, onClose } = preview;
  const [first] = ids;

  const appear = useEffectEvent(() => {
    if (!card.current) return;
    if (isPressed) card.current.querySelector("a")?.focus({ preventScroll: true });
    releaseFit(map);
    clearPin(map, first, isMotionReduced);
  });
  useEffect(() => appear(), []);
  const close = () => {
    onClose();
    (pinOf(map, first) ?? map.getContainer()).focus({ preventScroll: true });
  };
  useBackCloses({
    isOpen: isPressed,
    close: () => {
      close();
      return true;
    },
    isPartOfPage: true,
    page,
  });
  const leave = useEffectEvent(({ originalEvent: { target } }: LeafletMouseEvent) => {
    // The click that opens the card reaches the map too.
    if (!(target instanceof Element && target.closest("button"))) onClose();
  });
  const escape = useEffectEvent(({ originalEvent }: LeafletKeyboardEvent) => {
    if (originalEvent.key === "Escape") close();
  });
  useEffect(() => {
    map.on("click", leave);
    map.on("keydown", escape);
    return () => {
      map.off("click", leave);
      map.off("keydown", escape);
    };
  }, [map]);
  useEffect(() => {
    // A wheel over the card scrolls the card.
    if (card.current) DomEvent.disableScrollPropagation(card.current);
  }, []);
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  };
  const keys = { onKeyDown: press };
  return (
    <section ref={card} className={styles.card} role="dialog" aria-label={label} {...keys}>
      {content}
      <IconButton
        className={styles.close}
        icon={CloseIcon}
        label={t`Close`}
        variant="photo"
        size="s"
        onClick={close}
      />
    </section>
  );
}
