import type { ReactNode } from "react";
import styles from "./tag.module.css";

/** Props of `Tag`. */
export interface TagProps {
  children: ReactNode;
  /**
   * `signal` only for first-on-market and changes since the last visit; `accent` for sale, `success` a price drop,
   * `warning` under offer, `info` coming soon, `quiet` sold, `danger` rejected. @default "new"
   */
  tone?: "new" | "signal" | "accent" | "success" | "warning" | "info" | "danger" | "quiet";
}

/**
 * A label of one or two words for a home's state. The text has the meaning, the colour supports it. Two at most on a
 * picture.
 */
export function Tag({ children, tone = "new" }: TagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}

/** A number on a badge: active filters, unread messages. */
export function Count({ children }: { children: number }) {
  return <span className={styles.count}>{children}</span>;
}
