import { formatLongDay } from "@hjem/domain/format/format-date";
import type { Alert } from "@hjem/domain/saved/alert";
import { daysBetween } from "@hjem/domain/time/calendar";
import { dayIn } from "@hjem/domain/time/zone";
import type { DatedTranslator } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";

/** Alerts of one day. */
export interface AlertDay {
  /** `YYYY-MM-DD`. */
  day: string;
  /** "Today", "Yesterday", "3 December 2026". */
  label: string;
  alerts: Alert[];
}

function formatAlertDay(page: DatedTranslator, day: string, timeZone: string): string {
  const days = daysBetween(day, dayIn(page.now, timeZone));
  if (days === 0) return t(page.i18n)`Today`;
  return days === 1 ? t(page.i18n)`Yesterday` : formatLongDay(page, day);
}

/** Alerts, newest first, by the day on which they were made in the reader's time zone. */
export function groupByDay(
  page: DatedTranslator,
  alerts: readonly Alert[],
  timeZone: string,
): AlertDay[] {
  const days = new Map<string, Alert[]>();
  for (const alert of alerts) {
    const day = dayIn(Date.parse(alert.at), timeZone);
    days.set(day, [...(days.get(day) ?? []), alert]);
  }
  return [...days].map(([day, ofDay]) => ({
    day,
    label: formatAlertDay(page, day, timeZone),
    alerts: ofDay,
  }));
}
