import type { ReactNode } from "react";
import styles from "./tag.module.css";

/** Props of `Tag`. */
export interface TagProps {
  children: ReactNode;
  /**
   * `signal` only for first-on-market and what is new since the last visit; `accent` for sale,
   * `success` a price drop, `warning` under offer, `info` coming soon, `quiet` sold, `danger`
   * refused. @default "new"
   */
  tone?: "new" | "signal" | "accent" | "success" | "warning" | "info" | "danger" | "quiet";
}

/**
 * One or two words about a home's state. The word carries the meaning, the colour helps. Two at
 * most on a picture.
 */
export function Tag({ children, tone = "new" }: TagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}

/** A number on its own plate: chosen filters, unread messages. */
export function Count({ children }: { children: number }) {
  return <span className={styles.count}>{children}</span>;
}
