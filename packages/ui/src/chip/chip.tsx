import { useLingui } from "@lingui/react/macro";
import type { MouseEventHandler, ReactNode } from "react";
import { CloseIcon } from "../icon/icons.ts";
import { Link } from "../link/link.tsx";
import styles from "./chip.module.css";

/** Props of `Chip`. With `href` it is a link, with `onClick` a button, else plain text. */
export interface ChipProps {
  children: ReactNode;
  /** Link target; for a removable chip the same search without this filter. */
  href?: string;
  onClick?: MouseEventHandler;
  /** `accent` marks a selection, `line` offers a choice, `plain` only informs. @default "accent" */
  tone?: "accent" | "line" | "plain";
  /** Shows a cross; the accessible name is "Remove …". @default false */
  isRemovable?: boolean;
  /** Pressed state of a toggle button. */
  isPressed?: boolean;
  /** Keeps the scroll position when followed. @default false */
  keepsScroll?: boolean;
}

/** A selected filter that a click removes, or a suggestion that a click follows. */
export function Chip({
  children,
  href,
  onClick,
  tone = "accent",
  isRemovable,
  isPressed,
  keepsScroll,
}: ChipProps) {
  const { t } = useLingui();
  const content = (
    <>
      {isRemovable && <span className={styles.spoken}>{t`Remove`} </span>}
      {children}
      {isRemovable && <CloseIcon className={styles.cross} />}
    </>
  );
  const look = {
    className: styles.chip,
    "data-tone": isPressed === true ? "accent" : tone,
    onClick,
  };
  if (href !== undefined) {
    return (
      <Link {...look} href={href} keepsScroll={keepsScroll}>
        {content}
      </Link>
    );
  }
  return onClick ? (
    <button type="button" {...look} aria-pressed={isPressed}>
      {content}
    </button>
  ) : (
    <span {...look}>{content}</span>
  );
}
