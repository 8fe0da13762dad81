import { useLingui } from "@lingui/react/macro";
import { DomEvent, type LeafletKeyboardEvent, type LeafletMouseEvent, type Map } from "leaflet";
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { useBackCloses } from "../../back/use-back-closes.ts";
import { IconButton } from "../../button/icon-button.tsx";
import { CloseIcon } from "../../icon/icons.ts";
import { panToShow, releaseFit } from "../frame/map-fit.ts";
import { useIsCalm } from "../frame/use-is-calm.ts";
import { moveQuietly } from "../frame/view-report.tsx";
import styles from "./pin-preview.module.css";

/** What lies open over a map: the homes of one pin. */
export interface MapPreview {
  /** The homes of the pin; the first names it. */
  ids: readonly string[];
  /** Names the card for those who do not see where it lies. */
  label: string;
  /** The homes, a link each. */
  content: ReactNode;
  /** It was opened by a press just now, not brought back by "back": then it takes the focus. @default false */
  isPressed?: boolean;
  /** The address of the map below, where Back closes the card before it leaves the page. */
  page?: string;
  onClose: () => void;
}

const pinOf = (map: Map, id: string | undefined): HTMLElement | null =>
  map.getContainer().querySelector(`[data-pin="${id ?? ""}"]`);

/** Moves the map so far that the pin is seen whole beside its card and the map's buttons (S28). */
function clearPin(map: Map, id: string | undefined, isCalm: boolean) {
  const pin = pinOf(map, id);
  const pan = pin && panToShow(map, pin, { isCardOpen: true });
  if (pan) moveQuietly(map, pan, !isCalm);
}

/**
 * The card of a pin, at the foot of the map (S19): a press on the pin opens it, Escape, Back, its cross and a press on the
 * map close it, and the focus goes back to the pin. One that lay open on arrival is part of the page that was come back to:
 * Back leaves both, since a step of its own would end Forward.
 */
export function PinPreview({ map, ...preview }: MapPreview & { map: Map }) {
  const { t } = useLingui();
  const isCalm = useIsCalm();
  const card = useRef<HTMLElement>(null);
  const { ids, label, content, isPressed = false, page, onClose } = preview;
  const [first] = ids;

  const appear = useEffectEvent(() => {
    if (!card.current) return;
    if (isPressed) card.current.querySelector("a")?.focus({ preventScroll: true });
    releaseFit(map);
    clearPin(map, first, isCalm);
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
    // The press that opens the card reaches the map too.
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
