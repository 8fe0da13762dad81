import type { Draft } from "@hjem/domain/draft/draft";
import type { Facility } from "@hjem/domain/region";
import { facilitiesOfTypes, type FacilityTable } from "@hjem/domain/search/facilities-of-types";
import { usePage } from "@hjem/storefront/page";
import text from "@hjem/ui/text.module.css";
import { TickChip } from "@hjem/ui/tick-chip";
import { useLingui } from "@lingui/react/macro";
import { memo, useEffect, useState } from "react";
import type { TabProps } from "../model/tab-props.ts";
import { fieldId } from "../model/wizard-address.ts";
import styles from "./details.module.css";

const groups = ["indoor", "outdoor", "building", "access", "energy"] as const;

/** Props of `FacilitiesField`. */
export interface FacilitiesFieldProps extends Pick<TabProps, "change"> {
  chosen: Draft["propertyDetail"]["facilities"];
  propertyTypes: Draft["propertyDetail"]["propertyTypes"];
}

/** The market's facilities of the property types, in groups (LIST-048, D22). */
export const FacilitiesField = memo(function FacilitiesField({
  chosen = [],
  propertyTypes = [],
  change,
}: FacilitiesFieldProps) {
  const { t } = useLingui();
  const { facilityTable, language } = usePage();
  const [table, setTable] = useState<FacilityTable>();
  useEffect(() => {
    facilityTable().then(setTable, () => undefined);
  }, [facilityTable]);
  const offered = table ? facilitiesOfTypes(table, propertyTypes) : [];
  const names: Record<Facility["group"], string> = {
    indoor: t`Indoors`,
    outdoor: t`Outdoors`,
    building: t`In the building`,
    access: t`Access`,
    energy: t`Energy`,
  };
  const choose = (key: string, isChosen: boolean) =>
    change({
      propertyDetail: {
        facilities: isChosen ? [...chosen, key] : chosen.filter((each) => each !== key),
      },
    });
  return (
    <div className={styles.facilities} id={fieldId("property_detail.facilities")}>
      {groups.map((group) => {
        const some = offered.filter((facility) => facility.group === group);
        return (
          some.length > 0 && (
            <fieldset key={group} className={styles.facilityGroup}>
              <legend className={`${text.small} ${text.strong}`}>{names[group]}</legend>
              <div className={styles.chips}>
                {some.map(({ key, label }) => (
                  <TickChip
                    key={key}
                    label={label[language.code] ?? key}
                    checked={chosen.includes(key)}
                    onChange={({ target }) => choose(key, target.checked)}
                  />
                ))}
              </div>
            </fieldset>
          )
        );
      })}
    </div>
  );
});
