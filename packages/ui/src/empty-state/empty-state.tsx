import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

/** Props of `EmptyState`. */
export interface EmptyStateProps {
  /** Heading: what is missing, and what is similar. */
  title: ReactNode;
  /** One paragraph. */
  children?: ReactNode;
  /** Actions: buttons, links, or a list of suggestions. */
  actions?: ReactNode;
  /** A house picture at the side, as on the 404 page. */
  picture?: ReactNode;
  /** A small line above the title, such as "404". */
  kicker?: ReactNode;
  /** `display` on pages, `h1` in results. @default "h1" */
  size?: "display" | "h1";
}

/** Shown if there is no content: the reason, and what to do next. */
export function EmptyState({
  title,
  children,
  actions,
  picture,
  kicker,
  size = "h1",
}: EmptyStateProps) {
  return (
    <div className={styles.empty} data-picture={picture !== undefined || undefined}>
      <div className={styles.words}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h1 className={styles.title} data-size={size}>
          {title}
        </h1>
        {children && <p className={styles.lead}>{children}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {picture}
    </div>
  );
}
