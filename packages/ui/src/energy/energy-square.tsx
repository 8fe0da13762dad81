import { useLingui } from "@lingui/react/macro";
import styles from "./energy-square.module.css";

/** An energy label, best first. */
export type EnergyGrade = "A" | "B" | "C" | "D" | "E" | "F" | "G";

const GRADES: readonly EnergyGrade[] = ["A", "B", "C", "D", "E", "F", "G"];

/** The grade of a label written in capital or small letters; undefined where it is none. */
export const toEnergyGrade = (label: string): EnergyGrade | undefined =>
  GRADES.find((grade) => grade === label.toUpperCase());

/** The letter of an energy label on its colour. */
export function EnergySquare({ grade }: { grade: EnergyGrade }) {
  const { t } = useLingui();
  return (
    <span
      className={styles.square}
      data-grade={grade}
      role="img"
      aria-label={t`Energy label ${grade}`}
    >
      {grade}
    </span>
  );
}

/** All seven grades in a row, with this home's highlighted. */
export function EnergyScale({ grade }: { grade: EnergyGrade }) {
  const { t } = useLingui();
  return (
    <span className={styles.scale} role="img" aria-label={t`Energy label ${grade}`}>
      {GRADES.map((each) => (
        <span
          key={each}
          className={styles.square}
          data-grade={each}
          data-current={each === grade || undefined}
        >
          {each}
        </span>
      ))}
    </span>
  );
}
