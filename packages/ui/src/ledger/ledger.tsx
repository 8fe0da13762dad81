import type { ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./ledger.module.css";

/** Props of `Ledger`. */
export interface LedgerProps {
  children: ReactNode;
  /**
   * `row` stands in a search result, `page` in running text, `aside` in the side column.
   * @default "page"
   */
  variant?: "row" | "page" | "aside";
  className?: string;
}

/**
 * An account of money or measures: labels left, figures right on one tabular edge, hairlines
 * between. Our signature.
 */
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
  /** The figure, formatted, with its unit. */
  children: ReactNode;
  /** Leads the account: small label above, the price large under it. @default false */
  isLead?: boolean;
  /** Computed for this reader ("for you"): in the accent. @default false */
  isMine?: boolean;
  /** Left out of a search result on a phone, where two figures have room. @default false */
  isMinor?: boolean;
}

/** One line of the account. */
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

/** The sum, under a rule of a pixel and a half. */
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

/** Two accounts side by side where both fit, one under the other where they do not. */
export function LedgerColumns({ children }: LedgerColumnsProps) {
  return <div className={styles.columns}>{children}</div>;
}
