import type { ReactNode } from "react";
import { ChevronDownIcon } from "../icon/icons.ts";
import styles from "./disclosure.module.css";

/** Props of `Disclosure`. */
export interface DisclosureProps {
  /** The words that open and close it. */
  summary: ReactNode;
  children: ReactNode;
  /** @default false */
  isOpenAtFirst?: boolean;
}

/**
 * More to read, folded away; native `details`, so it works without JavaScript and is found by the
 * browser's own search.
 */
export function Disclosure({ summary, children, isOpenAtFirst }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={isOpenAtFirst}>
      <summary className={styles.summary}>
        {summary}
        <ChevronDownIcon className={styles.arrow} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
