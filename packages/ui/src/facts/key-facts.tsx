import type { ReactNode } from "react";
import styles from "./key-facts.module.css";

/** Key facts in a grid: four side by side, two on a phone. Empty ones are left out. */
export function KeyFacts({ children }: { children: ReactNode }) {
  return <dl className={styles.grid}>{children}</dl>;
}

/** One key fact: a small label, a strong value. */
export function KeyFact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
