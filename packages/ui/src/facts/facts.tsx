import type { ReactNode } from "react";
import type { Icon } from "../icon/icon.tsx";
import { classNames } from "../styles/class-names.ts";
import styles from "./facts.module.css";

/** Props of `Facts`. */
export interface FactsProps {
  /** `Fact` elements. */
  children: ReactNode;
  className?: string;
}

/** Facts of a home in one line, separated by thin dividers. */
export function Facts({ children, className }: FactsProps) {
  return <ul className={classNames(styles.facts, className)}>{children}</ul>;
}

/** Props of `Fact`. */
export interface FactProps {
  children: ReactNode;
  icon?: Icon;
  /** Accessible text ("3 bedrooms") for an icon with a number. */
  label?: string;
}

/** One fact. With an icon instead of a word it needs a label. */
export function Fact({ children, icon: Icon, label }: FactProps) {
  return (
    <li className={styles.fact}>
      {Icon && <Icon />}
      {label === undefined ? (
        children
      ) : (
        <>
          <span aria-hidden="true">{children}</span>
          <span className={styles.spoken}>{label}</span>
        </>
      )}
    </li>
  );
}

/** Props of `When`. */
export interface WhenProps {
  icon: Icon;
  children: ReactNode;
}

/** The next viewing or auction: a small accent icon and a time. */
export function When({ icon: Icon, children }: WhenProps) {
  return (
    <p className={styles.when}>
      <Icon />
      {children}
    </p>
  );
}
