import type { ReactNode } from "react";
import type { Icon } from "../icon/icon.tsx";
import { ChevronDownIcon } from "../icon/icons.ts";
import { classNames } from "../styles/class-names.ts";
import styles from "./dropdown.module.css";
import { useDropdown } from "./use-dropdown.ts";

/** Props of `Dropdown`. */
export interface DropdownProps {
  /** Label of the trigger: the name or the current value. */
  label: ReactNode;
  /** Content; a function receives a callback to close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  icon?: Icon;
  /** Uses the accent, such as for an active filter. @default false */
  isChosen?: boolean;
  /** `field` has a border, `plain` none, as in the header. @default "field" */
  look?: "field" | "plain";
  /** The edge of the trigger that the panel is aligned with. @default "start" */
  align?: "start" | "end";
  /** Closes on scroll. A click outside and Escape always close it. @default false */
  closesOnScroll?: boolean;
  /** Of dropdowns with the same name only one is open, without JavaScript too. */
  name?: string;
  /** Open initially, e.g. in a story. @default false */
  isOpenAtFirst?: boolean;
  /**
   * Rendered in the panel until it is first opened, in place of content that few open: without JavaScript it is all that
   * the panel has. @default none, the content is rendered from the start
   */
  unopened?: ReactNode;
  className?: string;
}

/** A panel below its trigger: native `details`, so it works without JavaScript too. */
export function Dropdown({
  label,
  children,
  icon: Icon,
  isChosen,
  look = "field",
  align = "start",
  closesOnScroll = false,
  name,
  isOpenAtFirst = false,
  unopened,
  className,
}: DropdownProps) {
  const { details, close, onToggle, wasOpened, open } = useDropdown(closesOnScroll, isOpenAtFirst);
  const content = () => (typeof children === "function" ? children(close) : children);
  return (
    <details
      ref={details}
      name={name}
      open={isOpenAtFirst}
      onToggle={onToggle}
      className={classNames(styles.dropdown, className)}
    >
      <summary
        className={styles.trigger}
        data-look={look}
        data-chosen={isChosen || undefined}
        onClick={open}
      >
        {Icon && <Icon size="s" />}
        <span className={styles.label}>{label}</span>
        <ChevronDownIcon size="s" className={styles.arrow} />
      </summary>
      <div className={styles.panel} data-align={align}>
        {unopened === undefined || wasOpened ? content() : unopened}
      </div>
    </details>
  );
}
