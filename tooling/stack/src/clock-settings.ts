import { instantOf } from "@hjem/domain/time/instant";
import { type WallClock } from "@hjem/domain/time/zone";

/** A setting of the machine under which every test must pass: its clock, time zone and locale. */
export interface ClockSetting {
  /** Selects it: `npm run test:long -- --setting=adak`. */
  name: string;
  /** Wall-clock time in `zone` at which the run starts; without it, the real one. */
  startsAt?: WallClock;
  /** IANA time zone. */
  zone: string;
  /** Value of `LANG`. */
  language: string;
}

/** The settings of the long run, one a night in turn (D126): ends of months, changes of the clock, both ends of the date line. */
export const clockSettings: readonly ClockSetting[] = [
  {
    name: "january-31",
    startsAt: { day: "2027-01-31", time: "23:40" },
    zone: "Europe/Oslo",
    language: "C",
  },
  {
    name: "summer-time-oslo",
    startsAt: { day: "2026-03-29", time: "01:40" },
    zone: "Europe/Oslo",
    language: "nb_NO.UTF-8",
  },
  {
    name: "winter-time-oslo",
    startsAt: { day: "2026-10-25", time: "01:40" },
    zone: "Europe/Oslo",
    language: "nb_NO.UTF-8",
  },
  {
    name: "winter-time-sydney",
    startsAt: { day: "2027-04-04", time: "01:40" },
    zone: "Australia/Sydney",
    language: "C",
  },
  { name: "kiritimati", zone: "Pacific/Kiritimati", language: "C" },
  { name: "adak", zone: "America/Adak", language: "nb_NO.UTF-8" },
];

const DAY_MS = 86_400_000;

/** The setting of a day, by its number since 1970, so that each has its turn; `name` chooses one, null where there is none of that name. */
export const settingOf = (now: Date, name?: string): ClockSetting | null =>
  (name === undefined
    ? clockSettings[Math.floor(now.getTime() / DAY_MS) % clockSettings.length]
    : clockSettings.find((setting) => setting.name === name)) ?? null;

/** Seconds from `now` to the start of a setting, negative where it lies before; 0 where its clock is the real one. */
export const secondsTo = ({ startsAt, zone }: ClockSetting, now: Date): number =>
  startsAt === undefined ? 0 : Math.round((instantOf(startsAt, zone) - now.getTime()) / 1000);
