import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import styles from "./heading.module.css";

/** Selling points of the home, in the reader's language (spec §3 additionalInfo). */
export function Highlights({ highlights }: { highlights: readonly string[] }) {
  if (highlights.length === 0) return null;
  return (
    <ul className={`${layout.row} ${text.secondary} ${styles.highlights}`}>
      {highlights.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}
