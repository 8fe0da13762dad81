import { createContext, type ReactNode, use, useId } from "react";
import type { FilterSection } from "../filter-section.ts";
import styles from "./sections.module.css";

/** Heading level of the sections: below the drawer's title, or below that of a page. */
export const TitleLevel = createContext<"h2" | "h3">("h3");

/** Props of `SectionFrame`. */
export interface SectionFrameProps {
  section: Pick<FilterSection, "title" | "note">;
  /** Content to the right of the title: the switch between variants. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the form: its title above its fields, a hairline to the next (visual §7). */
export function SectionFrame({ section: { title, note }, aside, children }: SectionFrameProps) {
  const level = use(TitleLevel);
  const [id, noteId] = [useId(), useId()];
  const heading = { id, className: styles.title };
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={note && noteId}
      className={styles.section}
    >
      <div className={styles.head}>
        {level === "h2" ? <h2 {...heading}>{title}</h2> : <h3 {...heading}>{title}</h3>}
        {note && (
          <span id={noteId} className={styles.note}>
            {note}
          </span>
        )}
        {aside}
      </div>
      {children}
    </div>
  );
}
