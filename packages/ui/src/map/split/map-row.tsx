import type { ReactNode } from "react";
import styles from "./map-row.module.css";

/** Props of `MapRow`. */
export interface MapRowProps {
  id: string;
  /** A `Carousel` or a `Picture`. */
  photo: ReactNode;
  /** `Price`, `CardTitle` as `p`, `Facts`, `When`: a line each. */
  children: ReactNode;
  /** Pointed at or in focus, here or on the map. @default false */
  isActive?: boolean;
  /** The row is pointed at or has the focus; null when it no longer is. */
  onActivate: (id: string | null) => void;
}

/**
 * A result beside the map. Row and pin light each other; the list is never scrolled for it, as that
 * would take the row from under the pointer.
 */
export function MapRow({ id, photo, children, isActive, onActivate }: MapRowProps) {
  const activate = () => onActivate(id);
  const rest = () => onActivate(null);
  const lighting = {
    onPointerEnter: activate,
    onPointerLeave: rest,
    onFocus: activate,
    onBlur: rest,
  };
  return (
    <article className={styles.row} data-active={isActive || undefined} {...lighting}>
      {photo}
      <div className={styles.lines}>{children}</div>
    </article>
  );
}
