import { formatNumber } from "@hjem/domain/format/format-number";
import type { Listing } from "@hjem/domain/listing/listing";
import { usePage } from "@hjem/storefront/page";
import { type EnergyGrade, EnergyScale } from "@hjem/ui/energy-square";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { Section } from "../section.tsx";
import styles from "./energy.module.css";

const gradeOf = (label: string) => label.toUpperCase() as EnergyGrade;

/** The energy label on its scale, with heating grade and use where they are told. */
export function Energy({ profile }: { profile: Listing["additionalInfo"]["energyProfile"] }) {
  const page = usePage();
  const { term } = page;
  if (!profile.label || term("detail.energyProfile") === "") return null;
  const heating = profile.heating && term(`heating.${profile.heating}`);
  const use = profile.consumption !== null && formatNumber(page, profile.consumption);
  return (
    <Section title={term("detail.energyProfile")}>
      <div className={styles.energy}>
        <EnergyScale grade={gradeOf(profile.label)} />
        <p className={text.small}>
          {heating && (
            <>
              {term("detail.heatingGrade")}: {heating}.{" "}
            </>
          )}
          {use && <Trans>{use} kWh per m² a year.</Trans>}
        </p>
      </div>
    </Section>
  );
}
