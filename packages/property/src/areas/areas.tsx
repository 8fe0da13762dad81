import { Trans } from "@lingui/react/macro";
import { LineColumns } from "../section/line-columns.tsx";
import { Section } from "../section/section.tsx";
import styles from "./areas.module.css";
import type { ListingAreas } from "./listing-areas.ts";

/** The size of the home: its parts as a bar, every area as a list (visual §9, D10). */
export default function AreasPart({ parts, lines }: ListingAreas) {
  if (lines.length === 0) return null;
  return (
    <Section title={<Trans>Areas</Trans>} answers="areas">
      {parts.length > 0 && (
        <div className={styles.bar} aria-hidden="true">
          {parts.map(({ size, figure }, index) => (
            <span key={`${index}-${size}`} style={{ flexGrow: size }}>
              {figure}
            </span>
          ))}
        </div>
      )}
      <LineColumns
        lines={lines}
        marks={parts.map(({ size }, index) => (
          <span
            key={`${index}-${size}`}
            className={styles.mark}
            data-part={index}
            aria-hidden="true"
          />
        ))}
      />
    </Section>
  );
}
