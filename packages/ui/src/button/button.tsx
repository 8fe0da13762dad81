import type { ComponentProps, MouseEvent, ReactNode } from "react";
import type { Icon } from "../icon/icon.tsx";
import { Link, type LinkProps } from "../link/link.tsx";
import { classNames } from "../styles/class-names.ts";
import styles from "./button.module.css";

/** The look that a button and a link dressed as one share. */
export interface ButtonLook {
  /** What weight the act has. One primary per view. @default "line" */
  variant?: "primary" | "line" | "quiet" | "ghost" | "danger";
  /** 36, 44, 52 px; 60 only beside the large search field. @default "m" */
  size?: "s" | "m" | "l" | "xl";
  /** Stands before the words. */
  icon?: Icon;
  /** Takes the whole width. @default false */
  isBlock?: boolean;
}

/** Props of `Button`: its look, its busy state and everything a native button takes. */
export interface ButtonProps extends ButtonLook, ComponentProps<"button"> {
  /**
   * The act is under way: a spinner turns, further presses are ignored, the width stays.
   * @default false
   */
  isBusy?: boolean;
  /** Text while busy ("Saving"). Its room is reserved from the start, so that nothing moves. */
  busyLabel?: ReactNode;
}

/** An act on this page. The label begins with a verb. */
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

/** A link that looks like a button, for a way on that weighs as much as an act. */
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
