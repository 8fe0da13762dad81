import type { ReactNode } from "react";
import styles from "./map-row.module.css";

/** Props of `MapRow`. */
export interface MapRowProps {
  id: string;
  /** A `Carousel` or a `Picture`. */
  photo: ReactNode;
  /** `Price`, `CardTitle` as `p`, `Facts`, `When`: one line each. */
  children: ReactNode;
  /** Hovered or focused, here or on the map. @default false */
  isActive?: boolean;
  /** Called when the row is hovered or focused; null when it no longer is. */
  onActivate: (id: string | null) => void;
}

/**
 * A result beside the map. Row and pin highlight each other; the list is never scrolled for it, because the row would
 * move away from the pointer.
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
