import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "../../link/link.tsx";
import text from "../../styles/text.module.css";
import type { MapMarker } from "./map-entries.ts";
import { PinFace, PinMark } from "./pin-face.tsx";
import styles from "./pin.module.css";

/** How map and list highlight each other, and the effect of a click on a pin. */
export interface PinHandlers {
  activeId: string | null;
  /** Called when a pin is hovered or focused; null when it no longer is. */
  onActivate: (id: string | null) => void;
  /** Called when a pin was clicked: the page shows its homes. Without it a pin is a link to its home. */
  onOpen?: ((markers: readonly MapMarker[]) => void) | undefined;
  /** Homes whose card is open. @default none */
  openIds?: readonly string[];
}

/** Text of the state's icon for screen readers. */
export function useNameOfState() {
  const { t } = useLingui();
  return { new: "", viewed: `, ${t`viewed`}`, saved: `, ${t`saved`}` };
}

interface PinButtonProps extends PinHandlers {
  markers: readonly MapMarker[];
  label?: string;
  children: ReactNode;
}

/** A pin that opens a card with its homes. */
export function PinButton({ markers, label, children, ...handlers }: PinButtonProps) {
  const { activeId, onActivate, onOpen, openIds = [] } = handlers;
  const [first] = markers;
  const isOpen = markers.some(({ id }) => openIds.includes(id));
  const activate = () => onActivate(first?.id ?? null);
  const rest = () => onActivate(null);
  return (
    <button
      type="button"
      className={styles.pin}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={label}
      data-pin={first?.id}
      data-state={markers.length === 1 ? first?.state : undefined}
      data-active={isOpen || markers.some(({ id }) => id === activeId) || undefined}
      onPointerEnter={activate}
      onPointerLeave={rest}
      onFocus={activate}
      onBlur={rest}
      onClick={() => onOpen?.(markers)}
    >
      {children}
    </button>
  );
}

/** The pin of one home: it opens the home's card; on a map without cards it is a link, or only a label. */
export function Pin({ marker, ...handlers }: PinHandlers & { marker: MapMarker }) {
  const nameOf = useNameOfState();
  const { id, href, label, accessibleName, state } = marker;
  const face = (
    <>
      <PinFace>
        <PinMark state={state} />
        {label}
      </PinFace>
      <span className={text.visuallyHidden}>
        {accessibleName}
        {nameOf[state]}
      </span>
    </>
  );
  if (handlers.onOpen) {
    return (
      <PinButton markers={[marker]} {...handlers}>
        {face}
      </PinButton>
    );
  }
  const { activeId, onActivate } = handlers;
  const look = {
    className: styles.pin,
    "data-state": state,
    "data-active": id === activeId || undefined,
  };
  if (href === undefined) return <span {...look}>{face}</span>;
  const activate = () => onActivate(id);
  const rest = () => onActivate(null);
  return (
    <Link
      {...look}
      href={href}
      draggable={false}
      onPointerEnter={activate}
      onPointerLeave={rest}
      onFocus={activate}
      onBlur={rest}
    >
      {face}
    </Link>
  );
}
