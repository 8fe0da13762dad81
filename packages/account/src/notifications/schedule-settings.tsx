import { formatTime } from "@hjem/domain/format/format-date";
import { weekdayNames } from "@hjem/domain/format/format-weekday";
import type { AlertSchedule, AlertScheduleChange } from "@hjem/domain/saved/alert";
import { DIGEST_HOURS, QUIET_HOURS } from "@hjem/domain/saved/saved-rules";
import { wallClock } from "@hjem/domain/time/zone";
import { browserZone } from "@hjem/storefront/browser-zone";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import { Checkbox } from "@hjem/ui/checkbox";
import layout from "@hjem/ui/layout.module.css";
import { Select } from "@hjem/ui/select";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import styles from "../profile/form.module.css";

/** Props of `ScheduleSettings`. */
export interface ScheduleSettingsProps {
  schedule: AlertSchedule;
  /** Saves a change at once. */
  onChange: (change: AlertScheduleChange) => void;
}

const hours = Array.from(
  { length: DIGEST_HOURS.max - DIGEST_HOURS.min + 1 },
  (_, index) => DIGEST_HOURS.min + index,
);
const days = [1, 2, 3, 4, 5, 6, 7] as const;

/** The city of an IANA zone: `Australia/Perth` is Perth. */
const cityOf = (timeZone: string): string =>
  (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");

/** When messages are sent: hour, day, night, and the time zone where the market has several (D71). */
export function ScheduleSettings({ schedule, onChange }: ScheduleSettingsProps) {
  const { t } = useLingui();
  const page = usePage();
  const { timeZones } = page.region;
  const weekdays = weekdayNames[page.language.code];
  const zones = [...new Set([timeZones.default, ...Object.values(timeZones.byState)])];
  const deviceZone = browserZone();
  const clockIn = (zone: string) => wallClock(page.now, zone).time;
  // Sydney and Melbourne have the same time.
  const isElsewhere =
    zones.includes(deviceZone) && clockIn(deviceZone) !== clockIn(schedule.timeZone);
  const deviceCity = cityOf(deviceZone);
  const timeOf = (hour: number) => formatTime(page, `${String(hour).padStart(2, "0")}:00`);
  const from = timeOf(QUIET_HOURS.from);
  const until = timeOf(QUIET_HOURS.until);
  return (
    <section className={layout.stack}>
      <h2 className={text.h3}>
        <Trans>When alerts are sent</Trans>
      </h2>
      <div className={`${layout.stack} ${styles.form}`}>
        <Select
          label={t`Time of daily and weekly alerts`}
          value={schedule.digestHour}
          onChange={({ currentTarget }) => onChange({ digestHour: Number(currentTarget.value) })}
        >
          {hours.map((hour) => (
            <option key={hour} value={hour}>
              {timeOf(hour)}
            </option>
          ))}
        </Select>
        <Select
          label={t`Day of weekly alerts`}
          value={schedule.digestDay}
          onChange={({ currentTarget }) => onChange({ digestDay: Number(currentTarget.value) })}
        >
          {days.map((day) => (
            <option key={day} value={day}>
              {weekdays[day % 7]}
            </option>
          ))}
        </Select>
        {zones.length > 1 && (
          <div className={layout.stackSmall}>
            <Select
              label={t`Time zone`}
              value={schedule.timeZone}
              onChange={({ currentTarget }) => onChange({ timeZone: currentTarget.value })}
            >
              {zones.map((zone) => (
                <option key={zone} value={zone}>
                  {cityOf(zone)}
                </option>
              ))}
            </Select>
            {isElsewhere && (
              <p>
                <Button size="s" onClick={() => onChange({ timeZone: deviceZone })}>
                  <Trans>Use the time zone of this device: {deviceCity}</Trans>
                </Button>
              </p>
            )}
          </div>
        )}
        <Checkbox
          label={t`Send instant alerts at night too, between ${from} and ${until}`}
          checked={schedule.sendsAtNight}
          onChange={({ currentTarget }) => onChange({ sendsAtNight: currentTarget.checked })}
        />
      </div>
    </section>
  );
}
