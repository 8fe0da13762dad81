import type { TextPart } from "@hjem/domain/text/highlight";
import { CardLine } from "@hjem/ui/card";
import styles from "./property-card.module.css";

/** Where keywords match in a result. */
export interface KeywordHighlights {
  /** The title in segments. */
  title: readonly TextPart[];
  /** Where else keywords match; empty where the title has all of them. */
  line: readonly TextPart[];
}

/** A text with highlighted keywords. */
export const HighlightedText = ({ parts }: { parts: readonly TextPart[] }) =>
  parts.map(({ at, text, isHit }) =>
    isHit ? (
      <mark key={at} className={styles.hit}>
        {text}
      </mark>
    ) : (
      text
    ),
  );

/** The same as a line of a result; nothing without text. */
export const HighlightedLine = ({ parts = [] }: { parts?: readonly TextPart[] }) =>
  parts.length > 0 && (
    <CardLine>
      <HighlightedText parts={parts} />
    </CardLine>
  );
