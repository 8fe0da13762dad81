import type { ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./gable.module.css";

/** Props of `Gable`. */
export interface GableProps {
  /** One `Picture` with `ratio="fill"`. */
  children: ReactNode;
  /** A card that overlaps its lower left corner. */
  note?: ReactNode;
  className?: string;
}

/**
 * A picture in the shape of a house: on the home page, an empty result and the 404 page. Never with text or a button.
 */
export function Gable({ children, note, className }: GableProps) {
  return (
    <div className={classNames(styles.root, className)}>
      <div className={styles.front}>{children}</div>
      {note && <div className={styles.note}>{note}</div>}
    </div>
  );
}
