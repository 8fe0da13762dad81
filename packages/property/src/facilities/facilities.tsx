import { CheckIcon } from "@hjem/ui/icons";
import { Section } from "../section/section.tsx";
import styles from "./facilities.module.css";
import type { FacilityLabel } from "./facility-labels.ts";

/** Props of `Facilities`. */
export interface FacilitiesProps {
  title: string;
  facilities: readonly FacilityLabel[];
}

/** The facilities of the home, in as many columns as fit. */
export function Facilities({ title, facilities }: FacilitiesProps) {
  if (facilities.length === 0) return null;
  return (
    <Section title={title} answers="facilities">
      <ul className={styles.list}>
        {facilities.map(({ key, label, outline }) => (
          <li key={key}>
            {outline ? (
              <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
                <path d={outline} />
              </svg>
            ) : (
              <CheckIcon size="s" />
            )}
            {label}
          </li>
        ))}
      </ul>
    </Section>
  );
}
