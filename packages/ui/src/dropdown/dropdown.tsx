import type { ReactNode } from "react";
import type { Icon } from "../icon/icon.tsx";
import { ChevronDownIcon } from "../icon/icons.ts";
import { classNames } from "../styles/class-names.ts";
import styles from "./dropdown.module.css";
import { useDropdown } from "./use-dropdown.ts";

/** Props of `Dropdown`. */
export interface DropdownProps {
  /** Text on the trigger: the question, or what was chosen. */
  label: ReactNode;
  /** What is inside; a function is given a way to close. */
  children: ReactNode | ((close: () => void) => ReactNode);
  icon?: Icon;
  /** Takes the accent, as a filter that is set. @default false */
  isChosen?: boolean;
  /** `field` has an edge, `plain` none, as in the header. @default "field" */
  look?: "field" | "plain";
  /** Which edge of the trigger the panel keeps to. @default "start" */
  align?: "start" | "end";
  /** Closes when the page is scrolled. A press outside and Escape always close. @default false */
  closesOnScroll?: boolean;
  /** Dropdowns of the same name are open one at a time, without JavaScript too. */
  name?: string;
  /** Open from the start, as in a story. @default false */
  isOpenAtFirst?: boolean;
  className?: string;
}

/** A panel under its trigger: native `details`, so it opens and closes without JavaScript too. */
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
