import { ChevronDownIcon } from "@hjem/ui/icons";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { createContext, type ReactNode, use, useId, useState } from "react";
import type { FilterSection } from "../filter-section.ts";
import styles from "./sections.module.css";

/** Heading level of the sections: below the drawer's title, or below that of a page. */
export const TitleLevel = createContext<"h2" | "h3">("h3");

/** Where the contents of the page lead: within a folded section, so that the browser unfolds it. */
export const sectionId = (key: string): string => `filter-${key}`;

/** Props of `SectionFrame`. */
export interface SectionFrameProps {
  section: Pick<FilterSection, "key" | "title" | "note" | "folded">;
  /** Content to the right of the title: the switch between variants. */
  aside?: ReactNode;
  children: ReactNode;
}

interface FoldedProps {
  /** Number of choices made in it. */
  chosen: number;
  head: ReactNode;
  children: ReactNode;
}

/** A rare section: its title unfolds it, and says how many choices are made in it. Open where there are any. */
function Folded({ chosen, head, children }: FoldedProps) {
  const { t } = useLingui();
  // Evaluated once, so that it does not collapse when the last choice is taken back.
  const [isOpen] = useState(chosen > 0);
  const count = t`${plural(chosen, { one: "# chosen", other: "# chosen" })}`;
  return (
    <details className={styles.folded} open={isOpen}>
      <summary className={styles.head}>
        {head}
        {chosen > 0 && <span className={styles.note}>{count}</span>}
        <ChevronDownIcon className={styles.arrow} />
      </summary>
      {children}
    </details>
  );
}

/** A section of the form: its title above its fields, a hairline to the next (visual §7). */
export function SectionFrame({
  section: { key, title, note, folded },
  aside,
  children,
}: SectionFrameProps) {
  const level = use(TitleLevel);
  const [id, noteId] = [useId(), useId()];
  const heading = { id, className: styles.title };
  const head = (
    <>
      {level === "h2" ? <h2 {...heading}>{title}</h2> : <h3 {...heading}>{title}</h3>}
      {note && (
        <span id={noteId} className={styles.note}>
          {note}
        </span>
      )}
    </>
  );
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={note && noteId}
      className={styles.section}
    >
      {folded === undefined ? (
        <>
          <div id={sectionId(key)} className={styles.head}>
            {head}
            {aside}
          </div>
          {children}
        </>
      ) : (
        <Folded chosen={folded} head={head}>
          <div id={sectionId(key)}>{children}</div>
        </Folded>
      )}
    </div>
  );
}
