import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import styles from "./heading.module.css";

/** Selling points of the home, as the seller wrote them (spec §3 additionalInfo). */
export function Highlights({
  highlights,
  accessibleText,
}: {
  highlights: readonly string[];
  accessibleText: string | null;
}) {
  if (highlights.length === 0) return null;
  return (
    <ul
      lang={accessibleText ?? undefined}
      className={`${layout.row} ${text.secondary} ${styles.highlights}`}
    >
      {highlights.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}
