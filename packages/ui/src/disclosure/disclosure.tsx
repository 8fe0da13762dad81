import type { ReactNode } from "react";
import { ChevronDownIcon } from "../icon/icons.ts";
import styles from "./disclosure.module.css";

/** Props of `Disclosure`. */
export interface DisclosureProps {
  /** The label of the toggle. */
  summary: ReactNode;
  children: ReactNode;
  /** @default false */
  isOpenAtFirst?: boolean;
}

/** Collapsible content; native `details`, so it works without JavaScript and with the browser's find in page. */
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
