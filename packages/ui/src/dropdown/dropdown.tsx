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
  isOpenAtFirst,
  className,
}: DropdownProps) {
  const { details, close, onToggle } = useDropdown(closesOnScroll);
  return (
    <details
      ref={details}
      name={name}
      open={isOpenAtFirst}
      onToggle={onToggle}
      className={classNames(styles.dropdown, className)}
    >
      <summary className={styles.trigger} data-look={look} data-chosen={isChosen || undefined}>
        {Icon && <Icon size="s" />}
        <span className={styles.label}>{label}</span>
        <ChevronDownIcon size="s" className={styles.arrow} />
      </summary>
      <div className={styles.panel} data-align={align}>
        {typeof children === "function" ? children(close) : children}
      </div>
    </details>
  );
}
