import type { ReactNode } from "react";
import styles from "./price.module.css";

/** Props of `Price`. The value is formatted, with its currency. */
export interface PriceProps {
  children: ReactNode;
  /** 26-34, 18-20 px, or as the text around it. @default "m" */
  size?: "l" | "m" | "text";
}

/** A price: emphasised, with tabular figures. */
export function Price({ children, size = "m" }: PriceProps) {
  return (
    <span className={styles.price} data-size={size}>
      {children}
    </span>
  );
}
