import { UNITS_ID } from "@hjem/domain/paths";
import { Link } from "@hjem/ui/link";
import type { UnitsLine } from "./lazy-property-card.ts";
import styles from "./property-card.module.css";

/** "3 of 24 homes match": links to the units on the project's page (D55). */
export function UnitsLink({ label, href }: UnitsLine) {
  return (
    <p className={styles.units}>
      <Link href={`${href}#${UNITS_ID}`}>{label}</Link>
    </p>
  );
}
