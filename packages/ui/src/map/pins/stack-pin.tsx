import { Plural, useLingui } from "@lingui/react/macro";
import { DomEvent } from "leaflet";
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Link } from "../../link/link.tsx";
import text from "../../styles/text.module.css";
import type { MapMarker } from "./map-entries.ts";
import { PinFace, PinMark } from "./pin-face.tsx";
import styles from "./pin.module.css";
import { type PinHandlers, useNameOfState } from "./pin.tsx";

/** Several homes at one address: a pin with their number that opens a list of them. */
export function StackPin({
  markers,
  activeId,
  onActivate,
  onOpen,
}: PinHandlers & { markers: readonly MapMarker[] }) {
  const { t } = useLingui();
  const nameOf = useNameOfState();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();
  const count = markers.length;

  useEffect(() => {
    if (!isOpen || !list.current) return;
    DomEvent.disableScrollPropagation(list.current);
    list.current.querySelector("a")?.focus();
  }, [isOpen]);
  const close = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    setIsOpen(false);
    opener.current?.focus();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  };
  const leaving = { onKeyDown: close, onBlur: leave };
  return (
    <div {...leaving}>
      <button
        ref={opener}
        type="button"
        className={styles.pin}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={t`${count} homes at one address: ${markers[0]?.accessibleName ?? ""}`}
        data-active={markers.some(({ id }) => id === activeId) || isOpen || undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <PinFace>
          <Plural value={count} one="# home" other="# homes" />
        </PinFace>
      </button>
      <ul ref={list} id={listId} className={styles.stack} hidden={!isOpen}>
        {markers.map((marker) => (
          <li key={marker.id}>
            <Link
              className={styles.stacked}
              href={marker.href}
              draggable={false}
              data-active={marker.id === activeId || undefined}
              onPointerEnter={() => onActivate(marker.id)}
              onPointerLeave={() => onActivate(null)}
              onFocus={() => onActivate(marker.id)}
              onBlur={() => onActivate(null)}
              onClick={(event) => onOpen?.(marker, event)}
            >
              <PinMark state={marker.state} />
              <strong>{marker.label}</strong>
              <span>
                {marker.accessibleName}
                <span className={text.visuallyHidden}>{nameOf[marker.state]}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
