import type { ReactNode } from "react";
import type { Icon } from "../icon/icon.tsx";
import text from "../styles/text.module.css";
import styles from "./reveal-link.module.css";

/** Props of `RevealLink`. */
export interface RevealLinkProps {
  /** What is shown on a press, as "Show number". */
  label: ReactNode;
  /** Where the revealed words lead: `tel:` or `mailto:`. */
  href: string;
  /** The words themselves, as they are read aloud. */
  children: ReactNode;
  icon?: Icon;
  /** 44 px in cards, 52 beside a large button. @default "m" */
  size?: "m" | "l";
}

/** A number that is shown on a press, without JavaScript too: out of the way until somebody wants it. */
export function RevealLink({ label, href, children, icon: Icon, size = "m" }: RevealLinkProps) {
  return (
    <details className={styles.root} data-size={size}>
      <summary className={styles.summary}>
        {Icon && <Icon />}
        {label}
      </summary>
      <a href={href} className={`${text.linkAlone} ${styles.told}`}>
        {children}
      </a>
    </details>
  );
}
