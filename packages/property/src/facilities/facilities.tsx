import { usePage } from "@hjem/storefront/page";
import { CheckIcon } from "@hjem/ui/icons";
import { Section } from "../section.tsx";
import type { FacilityLabel } from "./facility-labels.ts";
import styles from "./facilities.module.css";

/** What the home has beside its rooms, in as many columns as fit. */
export function Facilities({ facilities }: { facilities: readonly FacilityLabel[] }) {
  const { term } = usePage();
  if (facilities.length === 0) return null;
  return (
    <Section title={term("detail.facilities")}>
      <ul className={styles.list}>
        {facilities.map(({ key, label }) => (
          <li key={key}>
            <CheckIcon size="s" />
            {label}
          </li>
        ))}
      </ul>
    </Section>
  );
}
