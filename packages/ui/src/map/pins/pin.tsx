import { useLingui } from "@lingui/react/macro";
import type { MouseEvent } from "react";
import { Link } from "../../link/link.tsx";
import text from "../../styles/text.module.css";
import type { MapMarker } from "./map-entries.ts";
import { PinFace, PinMark } from "./pin-face.tsx";
import styles from "./pin.module.css";

/** How the map and the list beside it light each other. */
export interface PinHandlers {
  activeId: string | null;
  /** A pin is pointed at or has the focus; null when it no longer is. */
  onActivate: (id: string | null) => void;
  /** Before the pin's link is followed; a page may prevent it and show the home in its own way. */
  onOpen?: (marker: MapMarker, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** What the state adds to the name of a pin for those who do not see its mark. */
export function useNameOfState() {
  const { t } = useLingui();
  return { new: "", viewed: `, ${t`viewed`}`, saved: `, ${t`saved`}` };
}

/** The pin of one home: a link to it. */
export function Pin({ marker, activeId, onActivate, onOpen }: PinHandlers & { marker: MapMarker }) {
  const nameOf = useNameOfState();
  const { id, href, label, accessibleName, state } = marker;
  const activate = () => onActivate(id);
  const rest = () => onActivate(null);
  return (
    <Link
      className={styles.pin}
      href={href}
      draggable={false}
      data-state={state}
      data-active={id === activeId || undefined}
      onPointerEnter={activate}
      onPointerLeave={rest}
      onFocus={activate}
      onBlur={rest}
      onClick={(event) => onOpen?.(marker, event)}
    >
      <PinFace>
        <PinMark state={state} />
        {label}
      </PinFace>
      <span className={text.visuallyHidden}>
        {accessibleName}
        {nameOf[state]}
      </span>
    </Link>
  );
}
