import type { ReactNode } from "react";
import { Link, type LinkProps } from "../link/link.tsx";
import { classNames } from "../styles/class-names.ts";
import styles from "./card.module.css";

/** Props of `Card`. */
export interface CardProps {
  /** A `Carousel` or a `Picture`. */
  photo: ReactNode;
  /** Price, title, facts, next viewing: one line each. */
  children: ReactNode;
  className?: string;
}

/** A result in a grid: a picture, then lines. No box, border or shadow; all of it is one link. */
export function Card({ photo, children, className }: CardProps) {
  return (
    <article className={classNames(styles.card, className)}>
      {photo}
      <div className={styles.lines}>{children}</div>
    </article>
  );
}

/** Props of `Row`. */
export interface RowProps extends CardProps {
  /** A `Ledger` of the variant "row". */
  ledger: ReactNode;
}

/** A result in a list: picture, ledger, text; with room for a column the ledger is at the end. The order is the one of a phone, so that no text that arrives later pushes the price down. */
export function Row({ photo, children, ledger, className }: RowProps) {
  return (
    <article className={classNames(styles.row, className)}>
      {photo}
      <div>{ledger}</div>
      <div className={styles.text}>{children}</div>
    </article>
  );
}

/** The title of a card or row. Its link covers the whole card; heart and arrows are above it. */
export function CardTitle({ children, className, ...link }: LinkProps) {
  return (
    <h3 className={classNames(styles.title, className)}>
      <Link {...link}>{children}</Link>
    </h3>
  );
}

/** A small muted line of a card: place and type, agent and age. */
export function CardLine({ children }: { children: ReactNode }) {
  return <p className={styles.small}>{children}</p>;
}
