import type { ReactNode } from "react";
import type { Icon } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import { classNames } from "../styles/class-names.ts";
import styles from "./tabs.module.css";

/** A tab. */
export interface TabLink {
  href: string;
  label: ReactNode;
  /** @default false */
  isCurrent?: boolean;
  icon?: Icon;
}

/** Props of `Tabs`. */
export interface TabsProps {
  tabs: readonly TabLink[];
  /** Accessible name of the tabs. */
  label: string;
  /** 48 px over a page, 44 in the search card, 64 in the sticky bar. @default "m" */
  size?: "s" | "m" | "l";
  /** Keeps the scroll position when a tab is followed. @default false */
  keepsScroll?: boolean;
  className?: string;
}

/** Tabs that are links: they work without JavaScript, can be shared and opened side by side. */
export function Tabs({ tabs, label, size = "m", keepsScroll, className }: TabsProps) {
  return (
    <nav className={classNames(styles.tabs, className)} aria-label={label} data-size={size}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link
              className={styles.tab}
              href={tab.href}
              keepsScroll={keepsScroll}
              aria-current={tab.isCurrent ? "page" : undefined}
            >
              {tab.icon && <tab.icon size="s" />}
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
