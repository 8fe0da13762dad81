import { useLingui } from "@lingui/react/macro";
import type { MouseEventHandler, ReactNode } from "react";
import { CloseIcon } from "../icon/icons.ts";
import { Link } from "../link/link.tsx";
import styles from "./chip.module.css";

/** Props of `Chip`. It is a link with `href`, a button with `onClick`, else plain text. */
export interface ChipProps {
  children: ReactNode;
  /** Where it leads; a removable chip leads to the same search without this filter. */
  href?: string;
  onClick?: MouseEventHandler;
  /**
   * `accent` marks something chosen, `line` offers a choice, `plain` only informs.
   * @default "accent"
   */
  tone?: "accent" | "line" | "plain";
  /** Shows a cross; for screen readers the chip is named "Remove". @default false */
  isRemovable?: boolean;
  /** On or off, for a button that toggles. */
  isPressed?: boolean;
  /** Leaves the page where it is scrolled to when followed. @default false */
  keepsScroll?: boolean;
}

/** A chosen filter that one press removes, or a suggestion that one press follows. */
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
