import { formatDay } from "@hjem/domain/format/format-date";
import { formatNumber } from "@hjem/domain/format/format-number";
import type { StatisticsDay } from "@hjem/domain/moderation/statistics";
import { usePage } from "@hjem/storefront/page";
import { BarChart } from "@hjem/ui/bar-chart";
import { Disclosure } from "@hjem/ui/disclosure";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import styles from "./statistics.module.css";

/** A figure of each day, with its name. */
function useMeasures() {
  const { t } = useLingui();
  return [
    { key: "views", label: t`Page views of listings` },
    { key: "searches", label: t`Searches` },
    { key: "contacts", label: t`Contact clicks` },
  ] as const;
}

/** What visitors did by day: a chart of each measure, and a table with all figures. */
export function StatisticsCharts({ days }: { days: readonly StatisticsDay[] }) {
  const page = usePage();
  const { t } = useLingui();
  const measures = useMeasures();
  const first = formatDay(page, days[0]?.day ?? "");
  const hasAny = days.some((day) => measures.some(({ key }) => day[key] > 0));
  const last = formatDay(page, days.at(-1)?.day ?? "");
  return (
    <section className={styles.part} aria-label={t`By day`}>
      <dl className={styles.charts}>
        {measures.map(({ key, label }) => {
          const sum = days.reduce((before, day) => before + day[key], 0);
          const total = formatNumber(page, sum);
          return (
            <div key={key}>
              <dt>{label}</dt>
              <dd className={styles.total}>{total}</dd>
              {sum === 0 ? (
                <dd className={`${text.small} ${text.secondary}`}>
                  <Trans>None on these days.</Trans>
                </dd>
              ) : (
                <dd>
                  <BarChart
                    size="m"
                    days={days.map((day) => day[key])}
                    names={days.map(
                      (day) => `${formatDay(page, day.day)}: ${formatNumber(page, day[key])}`,
                    )}
                    label={t`${label} from ${first} to ${last}: ${total}. The table below has each day.`}
                  />
                  <span className={styles.ends} aria-hidden="true">
                    <span>{first}</span>
                    <span>{last}</span>
                  </span>
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      {hasAny && (
        <p className={`${text.small} ${text.secondary}`}>
          <Trans>Each bar is a day. The last seven days are darker.</Trans>
        </p>
      )}
      <Disclosure summary={<Trans>Figures of each day</Trans>}>
        <table className={styles.table}>
          <caption className={text.visuallyHidden}>
            <Trans>By day</Trans>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Day</Trans>
              </th>
              {measures.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row">{formatDay(page, day.day)}</th>
                {measures.map(({ key }) => (
                  <td key={key}>{formatNumber(page, day[key])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </section>
  );
}
