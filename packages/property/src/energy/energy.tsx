import { EnergyScale, toEnergyGrade } from "@hjem/ui/energy-square";
import text from "@hjem/ui/text.module.css";
import { Section } from "../section/section.tsx";
import styles from "./energy.module.css";
import type { ListingEnergy } from "./listing-energy.ts";

/** The energy label on its scale. */
export function Energy({ title, grade: label, note }: ListingEnergy) {
  const grade = toEnergyGrade(label);
  return (
    <Section title={title} answers="energy">
      <div className={styles.energy}>
        {grade && <EnergyScale grade={grade} />}
        {note && <p className={text.small}>{note}</p>}
      </div>
    </Section>
  );
}
