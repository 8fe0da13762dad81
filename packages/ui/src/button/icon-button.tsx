import type { ComponentProps } from "react";
import type { Icon } from "../icon/icon.tsx";
import { Link, type LinkProps } from "../link/link.tsx";
import { classNames } from "../styles/class-names.ts";
import styles from "./icon-button.module.css";

/** The look that an icon button and an icon link share. */
export interface IconButtonLook {
  icon: Icon;
  /** Accessible name. */
  label: string;
  /** `line` has a border, `photo` is for use on a picture. @default "plain" */
  variant?: "plain" | "line" | "photo";
  /** 36 px (44 on touch) or 44 px. @default "m" */
  size?: "s" | "m";
  /** Fills the icon, such as a saved heart. @default false */
  isFilled?: boolean;
}

/** Props of `IconButton`. */
export interface IconButtonProps
  extends IconButtonLook, Omit<ComponentProps<"button">, "children"> {}

/** A round button with a well-known icon: close, share, arrows. Always labelled. */
export function IconButton({
  icon: Icon,
  label,
  variant = "plain",
  size = "m",
  isFilled,
  className,
  ...button
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-label={label}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
    >
      <Icon isFilled={isFilled} />
    </button>
  );
}

/** Props of `IconLink`. */
export interface IconLinkProps extends IconButtonLook, Omit<LinkProps, "children"> {}

/** A link that looks like an icon button. */
export function IconLink({
  icon: Icon,
  label,
  variant = "plain",
  size = "m",
  isFilled,
  className,
  ...link
}: IconLinkProps) {
  return (
    <Link
      {...link}
      aria-label={label}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
    >
      <Icon isFilled={isFilled} />
    </Link>
  );
}
