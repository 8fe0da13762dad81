import { formatLongDay, formatTime } from "@hjem/domain/format/format-date";
import { formatNumber } from "@hjem/domain/format/format-number";
import type { SunPath, SunPoint } from "@hjem/domain/time/sun-path";
import type { Translator } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";

/** Names of the eight compass directions, north first, clockwise. */
function windOf({ i18n }: Translator, azimuth: number): string {
  const winds = [
    t(i18n)`in the north`,
    t(i18n)`in the north-east`,
    t(i18n)`in the east`,
    t(i18n)`in the south-east`,
    t(i18n)`in the south`,
    t(i18n)`in the south-west`,
    t(i18n)`in the west`,
    t(i18n)`in the north-west`,
  ];
  return winds[Math.round(azimuth / 45) % winds.length] ?? "";
}

/** The sun's day in a sentence or two: sunrise and sunset with direction, maximum height, or why there is none. */
export function formatSun(
  page: Translator,
  day: string,
  { kind, rise, set, noon }: SunPath,
): string {
  const { i18n } = page;
  const clock = ({ time }: SunPoint) => formatTime(page, time);
  const date = formatLongDay(page, day);
  const highest = clock(noon);
  const degrees = formatNumber(page, Math.abs(Math.round(noon.height)));
  const wind = windOf(page, noon.azimuth);
  const height = t(i18n)`It is highest at ${highest}, ${degrees}° above the horizon ${wind}.`;
  if (kind === "never_rises") {
    return t(
      i18n,
    )`${date}: polar night. The sun does not rise. At ${highest} it is ${degrees}° below the horizon, its highest point.`;
  }
  if (kind === "never_sets" || !rise || !set) {
    return `${t(i18n)`${date}: midnight sun. The sun does not set.`} ${height}`;
  }
  const up = clock(rise);
  const upWind = windOf(page, rise.azimuth);
  const down = clock(set);
  const downWind = windOf(page, set.azimuth);
  return `${t(i18n)`${date}: the sun rises at ${up} ${upWind} and sets at ${down} ${downWind}.`} ${height}`;
}
