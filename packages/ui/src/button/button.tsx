import type { ComponentProps, MouseEvent, ReactNode } from "react";
import type { Icon } from "../icon/icon.tsx";
import { Link, type LinkProps } from "../link/link.tsx";
import { classNames } from "../styles/class-names.ts";
import styles from "./button.module.css";

/** The look that buttons and link buttons share. */
export interface ButtonLook {
  /** Emphasis. One primary per view; `inverse` for choices of equal weight that we do not favour. @default "line" */
  variant?: "primary" | "line" | "quiet" | "ghost" | "danger" | "inverse";
  /** 36, 44, 52 px; 60 only beside the large search field. @default "m" */
  size?: "s" | "m" | "l" | "xl";
  /** Icon before the label. */
  icon?: Icon;
  /** Takes the full width. @default false */
  isBlock?: boolean;
}

/** Props of `Button`: its look, its busy state and everything a native button takes. */
export interface ButtonProps extends ButtonLook, ComponentProps<"button"> {
  /** The action is pending: shows a spinner, ignores further clicks, keeps the width. @default false */
  isBusy?: boolean;
  /** Label while busy ("Saving"). Its width is reserved from the start, so that nothing shifts. */
  busyLabel?: ReactNode;
}

/** An action on this page. The label begins with a verb. */
export function Button({
  variant = "line",
  size = "m",
  icon: Icon,
  isBlock,
  isBusy,
  busyLabel,
  className,
  children,
  onClick,
  ...button
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    isBusy ? event.preventDefault() : onClick?.(event);
  return (
    <button
      type="button"
      {...button}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-block={isBlock || undefined}
      data-busy={isBusy || undefined}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={press}
    >
      <span className={styles.label} data-hidden={(isBusy && busyLabel !== undefined) || undefined}>
        {isBusy && busyLabel === undefined ? (
          <span className={styles.spinner} />
        ) : (
          Icon && <Icon size={size === "s" ? "s" : "m"} />
        )}
        {children}
      </span>
      {busyLabel !== undefined && (
        <span className={styles.label} data-hidden={!isBusy || undefined}>
          <span className={styles.spinner} />
          {busyLabel}
        </span>
      )}
    </button>
  );
}

/** Props of `LinkButton`: the look of a button, the attributes of a link. */
export interface LinkButtonProps extends ButtonLook, LinkProps {}

/** A link that looks like a button, for navigation that is as important as an action. */
export function LinkButton({
  variant = "line",
  size = "m",
  icon: Icon,
  isBlock,
  className,
  children,
  ...link
}: LinkButtonProps) {
  return (
    <Link
      {...link}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-block={isBlock || undefined}
    >
      <span className={styles.label}>
        {Icon && <Icon size={size === "s" ? "s" : "m"} />}
        {children}
      </span>
    </Link>
  );
}
