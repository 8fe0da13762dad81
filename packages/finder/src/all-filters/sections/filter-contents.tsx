import { Trans, useLingui } from "@lingui/react/macro";
import type { FilterSection } from "../filter-section.ts";
import styles from "./filter-contents.module.css";
import { sectionId } from "./section-frame.tsx";

/** Props of the contents. */
export interface FilterContentsProps {
  sections: readonly FilterSection[];
}

const Links = ({ sections }: FilterContentsProps) => (
  <ul className={styles.links}>
    {sections.map(({ key, title }) => (
      <li key={key}>
        <a href={`#${sectionId(key)}`}>{title}</a>
      </li>
    ))}
  </ul>
);

/** What can be chosen, beside the form of a wide window; a link unfolds what is folded. */
export function FilterContents({ sections }: FilterContentsProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Contents`} className={styles.side}>
      <Links sections={sections} />
    </nav>
  );
}

/** The same above the form of a narrow window, folded. */
export const FoldedFilterContents = ({ sections }: FilterContentsProps) => (
  <details className={styles.fold}>
    <summary>
      <Trans>Contents</Trans>
    </summary>
    <Links sections={sections} />
  </details>
);
