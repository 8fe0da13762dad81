import type { Alert } from "@hjem/domain/saved/alert";
import { browserZone } from "@hjem/storefront/browser-zone";
import { usePage } from "@hjem/storefront/page";
import { groupByDay } from "./alert-days.ts";
import { AlertRow } from "./alert-row.tsx";
import styles from "./alerts.module.css";

/** Props of `AlertList`. */
export interface AlertListProps {
  /** Newest first. */
  alerts: readonly Alert[];
  /** IANA zone by which days and hours are shown. @default the browser's */
  timeZone?: string;
  /** The level of the day's headings. @default 2 */
  level?: 2 | 3;
  onOpen?: (alert: Alert) => void;
}

/** Alerts by day. Drawn by the browser alone: the hour is that of the device. */
export function AlertList({ alerts, timeZone = browserZone(), level = 2, onOpen }: AlertListProps) {
  const page = usePage();
  const Heading = `h${level}` as const;
  return groupByDay(page, alerts, timeZone).map(({ day, label, alerts: ofDay }) => (
    <section key={day}>
      <Heading className={styles.day}>{label}</Heading>
      <ul className={styles.rows}>
        {ofDay.map((alert) => (
          <AlertRow
            key={alert.id}
            alert={alert}
            timeZone={timeZone}
            onOpen={() => onOpen?.(alert)}
          />
        ))}
      </ul>
    </section>
  ));
}
