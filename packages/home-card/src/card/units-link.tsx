import { UNITS_ID } from "@hjem/domain/paths";
import { Link } from "@hjem/ui/link";
import styles from "./property-card.module.css";
import type { UnitsLine } from "./property-card.tsx";

/** "3 of 24 homes match": links to the units on the project's page (D55). */
export function UnitsLink({ label, href }: UnitsLine) {
  return (
    <p className={styles.units}>
      <Link href={`${href}#${UNITS_ID}`}>{label}</Link>
    </p>
  );
}
