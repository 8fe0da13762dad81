import type { ComponentProps, ReactNode } from "react";
import styles from "./tick-chip.module.css";

/** Props of `TickChip`: a native checkbox's attributes and its words. */
export interface TickChipProps extends Omit<ComponentProps<"input">, "type" | "size"> {
  label: ReactNode;
  /** How many homes it would show. Nought stays visible and muted. */
  count?: number;
  /** The count as the reader writes figures. @default the bare figure */
  countLabel?: string;
  /** `tile` stands the count under the label, as under the letter of an energy label. @default "chip" */
  look?: "chip" | "tile";
}

/** One of several short choices of which any may be yes: a day, an energy label. Native, so that a form sends it. */
export function TickChip({ label, count, countLabel, look = "chip", ...input }: TickChipProps) {
  return (
    <label className={styles.chip} data-look={look} data-empty={count === 0 || undefined}>
      <input {...input} type="checkbox" className={styles.box} />
      <span>{label}</span>
      {count !== undefined && <span className={styles.count}>{countLabel ?? count}</span>}
    </label>
  );
}
