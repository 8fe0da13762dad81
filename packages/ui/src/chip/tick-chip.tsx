import type { ComponentProps, ReactNode } from "react";
import styles from "./tick-chip.module.css";

/** Props of `TickChip`: a native checkbox's attributes and its label. */
export interface TickChipProps extends Omit<ComponentProps<"input">, "type" | "size"> {
  label: ReactNode;
  /** Number of results. Zero stays visible and dimmed. */
  count?: number;
  /** The formatted count. @default the plain number */
  countLabel?: string;
  /** `tile` puts the count below the label, e.g. below an energy label. @default "chip" */
  look?: "chip" | "tile";
}

/** One of several short checkboxes: a day, an energy label. Native, so that a form submits it. */
export function TickChip({ label, count, countLabel, look = "chip", ...input }: TickChipProps) {
  return (
    <label className={styles.chip} data-look={look} data-empty={count === 0 || undefined}>
      <input {...input} type="checkbox" className={styles.box} />
      <span>{label}</span>
      {count !== undefined && <span className={styles.count}>{countLabel ?? count}</span>}
    </label>
  );
}
