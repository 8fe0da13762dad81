import type { ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./gable.module.css";

/** Props of `Gable`. */
export interface GableProps {
  /** One `Picture` with `ratio="fill"`. */
  children: ReactNode;
  /** A card that lies over its lower left corner. */
  note?: ReactNode;
  className?: string;
}

/**
 * The house front: the picture of the home page, of an empty result and of the 404 page. Never
 * text, never a button.
 */
export function Gable({ children, note, className }: GableProps) {
  return (
    <div className={classNames(styles.root, className)}>
      <div className={styles.front}>{children}</div>
      {note && <div className={styles.note}>{note}</div>}
    </div>
  );
}
