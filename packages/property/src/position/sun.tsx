import { sunPath } from "@hjem/domain/time/sun-path";
import { usePage } from "@hjem/storefront/page";
import layout from "@hjem/ui/layout.module.css";
import { TextField } from "@hjem/ui/text-field";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import sheet from "../print/sheet.module.css";
import { Section } from "../section/section.tsx";
import type { PositionModel } from "./position-model.ts";
import styles from "./position.module.css";
import { SunChart } from "./sun-chart.tsx";
import { formatSun } from "./sun-messages.ts";

/** Years for which the formulas are valid; a partly typed date is ignored. */
const DAY = /^(?:19|20)\d\d-\d\d-\d\d$/;

/** The path of the sun at the home on a day, by default today. */
export function Sun({
  lat,
  lng,
  timeZone,
  today,
}: Pick<PositionModel, "lat" | "lng" | "timeZone" | "today">) {
  const page = usePage();
  const { t } = useLingui();
  const [day, setDay] = useState(today);
  const sun = useMemo(() => sunPath({ lat, lng }, day, timeZone), [lat, lng, day, timeZone]);
  const words = formatSun(page, day, sun);
  return (
    <Section title={<Trans>Sun</Trans>} className={`${layout.block} ${sheet.offPaper}`}>
      <div className={styles.sun}>
        <TextField
          className={styles.day}
          type="date"
          label={t`Day`}
          size="m"
          value={day}
          min="1900-01-01"
          max="2099-12-31"
          onChange={({ currentTarget }) => {
            if (DAY.test(currentTarget.value)) setDay(currentTarget.value);
          }}
        />
        <p aria-live="polite">{words}</p>
      </div>
      <SunChart sun={sun} lat={lat} />
      <p className={`${text.xsmall} ${text.muted}`}>
        <Trans>
          Calculated for open ground. Hills, buildings and trees are not taken into account.
        </Trans>
      </p>
    </Section>
  );
}
