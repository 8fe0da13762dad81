import type { ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./ledger.module.css";

/** Props of `Ledger`. */
export interface LedgerProps {
  children: ReactNode;
  /** `row` is for search results, `page` for running text, `aside` for the sidebar. @default "page" */
  variant?: "row" | "page" | "aside";
  className?: string;
}

/** A list of amounts or measures: labels left, numbers right-aligned with tabular figures, hairlines between. */
export function Ledger({ children, variant = "page", className }: LedgerProps) {
  return (
    <dl className={classNames(styles.ledger, className)} data-variant={variant}>
      {children}
    </dl>
  );
}

/** Props of a line of a ledger. */
export interface LedgerRowProps {
  label: ReactNode;
  /** The formatted value with its unit. */
  children: ReactNode;
  /** Emphasises the first line: small label above, large price below. @default false */
  isLead?: boolean;
  /** Calculated for this visitor ("for you"): in the accent colour. @default false */
  isMine?: boolean;
  /** Left out of a search result on a phone, which has room for two values. @default false */
  isMinor?: boolean;
}

/** One line of the list. */
export function LedgerRow({ label, children, isLead, isMine, isMinor }: LedgerRowProps) {
  return (
    <div
      className={styles.line}
      data-lead={isLead || undefined}
      data-mine={isMine || undefined}
      data-minor={isMinor || undefined}
    >
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The total, below a rule of 1.5 px. */
export function LedgerSum({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.line} data-sum>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Props of `LedgerColumns`. */
export interface LedgerColumnsProps {
  /** Two ledgers or more. */
  children: ReactNode;
}

/** Two lists side by side if both fit, otherwise one below the other. */
export function LedgerColumns({ children }: LedgerColumnsProps) {
  return <div className={styles.columns}>{children}</div>;
}
