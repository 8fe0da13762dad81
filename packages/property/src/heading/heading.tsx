import { ShareButton, type ShareButtonProps } from "@hjem/home-card/share-button";
import { PinIcon } from "@hjem/ui/subject-icons";
import { Tag } from "@hjem/ui/tag";
import text from "@hjem/ui/text.module.css";
import styles from "./heading.module.css";
import type { ListingTag } from "./listing-tags.ts";

/** Props of `Heading`. */
export interface HeadingProps {
  title: string;
  /** Tag of the title's language, where it is not that of the page. */
  accessibleText: string | null;
  address: string;
  tags: readonly ListingTag[];
  /** How long it has been here; may be empty. */
  age: string;
  share: ShareButtonProps;
}

/** What the home is called, what state it is in, where it stands. */
export function Heading({ title, accessibleText, address, tags, age, share }: HeadingProps) {
  return (
    <header className={styles.heading}>
      <div className={styles.tags}>
        {tags.map(({ words, tone }) => (
          <Tag key={words} tone={tone}>
            {words}
          </Tag>
        ))}
        {age && <span className={`${text.xsmall} ${text.muted}`}>{age}</span>}
      </div>
      <h1 lang={accessibleText ?? undefined}>{title}</h1>
      <div className={styles.where}>
        <p className={styles.address}>
          <PinIcon />
          {address}
        </p>
        <ShareButton {...share} />
      </div>
    </header>
  );
}
