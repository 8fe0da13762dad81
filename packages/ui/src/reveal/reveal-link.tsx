import type { ReactNode } from "react";
import type { Icon } from "../icon/icon.tsx";
import text from "../styles/text.module.css";
import styles from "./reveal-link.module.css";

/** Props of `RevealLink`. */
export interface RevealLinkProps {
  /** Label before it is revealed, as "Show number". */
  label: ReactNode;
  /** Target of the revealed link: `tel:` or `mailto:`. */
  href: string;
  /** The revealed text. */
  children: ReactNode;
  icon?: Icon;
  /** 44 px in cards, 52 beside a large button. @default "m" */
  size?: "m" | "l";
}

/** A number that is revealed on click, without JavaScript too. */
export function RevealLink({ label, href, children, icon: Icon, size = "m" }: RevealLinkProps) {
  return (
    <details className={styles.root} data-size={size}>
      <summary className={styles.summary}>
        {Icon && <Icon />}
        {label}
      </summary>
      <a href={href} className={`${text.linkAlone} ${styles.revealed}`}>
        {children}
      </a>
    </details>
  );
}
