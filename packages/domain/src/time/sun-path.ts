import { DAY_MS, MINUTE_MS } from "../durations.ts";
import { addDays } from "./calendar.ts";
import { instantOf } from "./instant.ts";
import { wallClock } from "./zone.ts";

/** The position of the sun at one moment. */
export interface SunPoint {
  /** Milliseconds since 1970. */
  instant: number;
  /** `HH:MM` in the time zone of the place. */
  time: string;
  /** Degrees above the horizon, negative below it; without refraction. */
  height: number;
  /** Degrees from north through east: 180 is south. */
  azimuth: number;
}

/** The sun at a place on one day. */
export interface SunPath {
  kind: "rises_and_sets" | "never_sets" | "never_rises";
  /** Null where it does not rise, or does not set. */
  rise: SunPoint | null;
  set: SunPoint | null;
  /** When it is highest. */
  noon: SunPoint;
  /** From midnight to midnight, every half hour. */
  path: SunPoint[];
}

interface Position {
  lat: number;
  lng: number;
}

const STEP_MS = 30 * MINUTE_MS;
const DAY_MINUTES = 1_440;
/** The upper edge of the sun is visible while its centre is this far below the horizon, because of refraction. */
const RISE_ZENITH = 90.833;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
const sin = (angle: number) => Math.sin(radians(angle));
const cos = (angle: number) => Math.cos(radians(angle));
const tan = (angle: number) => Math.tan(radians(angle));
const within = (value: number, turn: number) => ((value % turn) + turn) % turn;

/**
 * Declination of the sun in degrees, and the equation of time in minutes. The low-accuracy equations of the solar
 * calculator of NOAA's Global Monitoring Laboratory (after Meeus, Astronomical Algorithms): within a minute for the
 * years 1900 to 2100 where the sun does not graze the horizon.
 */
function sunAt(instant: number): { declination: number; equation: number } {
  // Julian centuries since noon of 1 January 2000.
  const t = (instant / DAY_MS + 2_440_587.5 - 2_451_545) / 36_525;
  const longitude = within(280.46646 + t * (36_000.76983 + t * 0.0003032), 360);
  const anomaly = 357.52911 + t * (35_999.05029 - 0.0001537 * t);
  const eccentricity = 0.016708634 - t * (0.000042037 + 0.0000001267 * t);
  const centre =
    sin(anomaly) * (1.914602 - t * (0.004817 + 0.000014 * t)) +
    sin(2 * anomaly) * (0.019993 - 0.000101 * t) +
    sin(3 * anomaly) * 0.000289;
  const node = 125.04 - 1_934.136 * t;
  const apparent = longitude + centre - 0.00569 - 0.00478 * sin(node);
  const tilt =
    23 +
    (26 + (21.448 - t * (46.815 + t * (0.00059 - t * 0.001813))) / 60) / 60 +
    0.00256 * cos(node);
  const y = tan(tilt / 2) ** 2;
  const equation =
    y * sin(2 * longitude) -
    2 * eccentricity * sin(anomaly) +
    4 * eccentricity * y * sin(anomaly) * cos(2 * longitude) -
    0.5 * y * y * sin(4 * longitude) -
    1.25 * eccentricity * eccentricity * sin(2 * anomaly);
  return {
    declination: degrees(Math.asin(sin(tilt) * sin(apparent))),
    equation: 4 * degrees(equation),
  };
}

/** Minutes of solar time at a place, 720 when the sun is highest. */
const solarMinutes = (instant: number, { lng }: Position): number =>
  within(instant / MINUTE_MS + sunAt(instant).equation + 4 * lng, DAY_MINUTES);

/** The position of the sun at a place and an instant, in the time zone. */
function sunPoint(instant: number, place: Position, timeZone: string): SunPoint {
  const { declination } = sunAt(instant);
  const { lat } = place;
  const hour = solarMinutes(instant, place) / 4 - 180;
  const height = degrees(
    Math.asin(sin(lat) * sin(declination) + cos(lat) * cos(declination) * cos(hour)),
  );
  const south = Math.atan2(sin(hour), cos(hour) * sin(lat) - tan(declination) * cos(lat));
  return {
    instant,
    // Read when it is shown: a clock takes longer to read than the sun, and of a day's way three points are named.
    get time() {
      return wallClock(Math.round(instant / MINUTE_MS) * MINUTE_MS, timeZone).time;
    },
    height,
    azimuth: within(degrees(south) + 180, 360),
  };
}

/** The instant at which the sun is highest, on the day with the given local noon. */
function noonOn(midday: number, place: Position): number {
  const step = (instant: number) =>
    instant + (DAY_MINUTES / 2 - solarMinutes(instant, place)) * MINUTE_MS;
  return step(step(midday));
}

/** Cosine of the sun's hour angle at the horizon: above 1 it never rises, below -1 it never sets. */
function horizonHour(instant: number, { lat }: Position): number {
  const { declination } = sunAt(instant);
  return cos(RISE_ZENITH) / (cos(lat) * cos(declination)) - tan(lat) * tan(declination);
}

/**
 * The instant at which the sun crosses the horizon on one side of noon; iterates with the declination at that
 * instant.
 */
function crossing(noon: number, place: Position, side: -1 | 1): number {
  let instant = noon;
  for (let round = 0; round < 4; round += 1) {
    const hour = degrees(Math.acos(Math.max(-1, Math.min(1, horizonHour(instant, place)))));
    instant = noon + side * hour * 4 * MINUTE_MS;
  }
  return instant;
}

/**
 * The sun at a place on a calendar day of its time zone: sunrise, noon, sunset, and its path. Hills, houses and trees
 * are not considered. `day` is `YYYY-MM-DD`.
 */
export function sunPath(place: Position, day: string, timeZone: string): SunPath {
  const start = instantOf({ day, time: "00:00" }, timeZone);
  const end = instantOf({ day: addDays(day, 1), time: "00:00" }, timeZone);
  const noon = noonOn(instantOf({ day, time: "12:00" }, timeZone), place);
  const point = (instant: number) => sunPoint(instant, place, timeZone);
  const hour = horizonHour(noon, place);
  const path = Array.from({ length: Math.floor((end - start) / STEP_MS) + 1 }, (_, index) =>
    point(start + index * STEP_MS),
  );
  const highest = point(noon);
  if (hour > 1) return { kind: "never_rises", rise: null, set: null, noon: highest, path };
  if (hour < -1) return { kind: "never_sets", rise: null, set: null, noon: highest, path };
  return {
    kind: "rises_and_sets",
    rise: point(crossing(noon, place, -1)),
    set: point(crossing(noon, place, 1)),
    noon: highest,
    path,
  };
}
