import { ShareButton, type ShareButtonProps } from "@hjem/home-card/share-button";
import { PinIcon } from "@hjem/ui/subject-icons";
import { Tag } from "@hjem/ui/tag";
import text from "@hjem/ui/text.module.css";
import styles from "./heading.module.css";
import { Heart } from "./lazy-heart.ts";
import type { ListingTag } from "./listing-tags.ts";
import type { HeartProps } from "./placed-heart.tsx";

/** Props of `Heading`. */
export interface HeadingProps {
  title: string;
  /** Language tag of the title, if it is not that of the page. */
  accessibleText: string | null;
  address: string;
  tags: readonly ListingTag[];
  /** Time since publication; may be empty. */
  age: string;
  share: ShareButtonProps;
  /** Null where the home cannot be saved: in a preview. */
  heart: HeartProps | null;
}

/** Words like "3-roms", which browsers break after the hyphen. */
const HYPHENED = /(\d+-\p{L}+)/u;

const unbroken = (title: string) =>
  title.split(HYPHENED).map((part, at) =>
    at % 2 === 1 ? (
      <span key={part} className={text.nowrap}>
        {part}
      </span>
    ) : (
      part
    ),
  );

/** Title, tags and address of the home. */
export function Heading({ title, accessibleText, address, tags, age, share, heart }: HeadingProps) {
  return (
    <header className={styles.heading}>
      <div className={styles.state}>
        <div className={styles.tags}>
          {tags.map(({ words, tone }) => (
            <Tag key={words} tone={tone}>
              {words}
            </Tag>
          ))}
          {age && <span className={`${text.xsmall} ${text.muted}`}>{age}</span>}
        </div>
        <div className={styles.acts}>
          {heart && <Heart {...heart} />}
          <ShareButton {...share} />
        </div>
      </div>
      <h1 lang={accessibleText ?? undefined}>{unbroken(title)}</h1>
      <p className={styles.address}>
        <PinIcon />
        {address}
      </p>
    </header>
  );
}
