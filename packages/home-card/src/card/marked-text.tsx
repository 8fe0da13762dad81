import type { TextPart } from "@hjem/domain/text/highlight";
import styles from "./property-card.module.css";

/** Where the words of a search stand in a result. */
export interface FoundWords {
  /** The title in parts. */
  title: readonly TextPart[];
  /** What else was found, and where; empty where the title holds every word. */
  line: readonly TextPart[];
}

/** A text whose found words are marked. */
export const MarkedText = ({ parts }: { parts: readonly TextPart[] }) =>
  parts.map(({ at, text, isHit }) =>
    isHit ? (
      <mark key={at} className={styles.hit}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
