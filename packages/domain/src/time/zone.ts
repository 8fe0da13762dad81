import { DAY_MS } from "../durations.ts";

/** Local date and time in a time zone. */
export interface WallClock {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** `HH:MM`, 24 hours. */
  readonly time: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  formats.set(timeZone, format);
  return format;
};

const readClock = (instant: number, timeZone: string): WallClock => {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? "";
  return {
    day: `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}`,
  };
};

/** Maximum number of cached instants; a page uses the same few repeatedly. */
const CLOCKS_MAX = 500;
const clocks = new Map<string, WallClock>();

/** Local date and time of a zone at an instant in milliseconds. */
export const wallClock = (instant: number, timeZone: string): WallClock => {
  const key = `${instant} ${timeZone}`;
  const known = clocks.get(key);
  if (known) return known;
  const clock = readClock(instant, timeZone);
  if (clocks.size >= CLOCKS_MAX) clocks.clear();
  clocks.set(key, clock);
  return clock;
};

/** The calendar day of a zone at an instant in milliseconds; "today" is the listing's (D35). */
export const dayIn = (instant: number, timeZone: string): string =>
  wallClock(instant, timeZone).day;

const asUtc = ({ day, time }: WallClock): number => Date.parse(`${day}T${time}:00Z`);

/**
 * The instant in milliseconds at a local time of a zone. A time in the skipped hour of spring is read one hour later;
 * one in the repeated hour of autumn is the first.
 */
export function instantOf(clock: WallClock, timeZone: string): number {
  const wanted = asUtc(clock);
  const offsetAt = (instant: number): number =>
    asUtc(wallClock(instant, timeZone)) - Math.floor(instant / 60_000) * 60_000;
  const dayBefore = wanted - offsetAt(wanted - DAY_MS);
  if (asUtc(wallClock(dayBefore, timeZone)) === wanted) return dayBefore;
  const dayAfter = wanted - offsetAt(wanted + DAY_MS);
  return asUtc(wallClock(dayAfter, timeZone)) === wanted ? dayAfter : dayBefore;
}

/** The time zones of a region. */
export interface RegionTime {
  /** IANA zones: by upper-case state where the listing's region has its own, else the default (D3). */
  timeZones: { default: string; byState: Readonly<Record<string, string>> };
  /** Fallback for a wire date without a zone, e.g. `+02:00` (D3). */
  utcOffset: string;
}

/** Places of a postcode with another time zone than their state (D129). */
export interface PlaceZone {
  postCode: string;
  /** Lower case. @default all of the postcode */
  suburbs?: readonly string[];
  zone: string;
}

/** The time zones of a region with those of single places, which only the server knows. */
interface RegionZones extends Pick<RegionTime, "timeZones"> {
  /** @default none */
  placeZones?: readonly PlaceZone[];
}

/** What of an address the time zone goes by. */
interface ZonedPlace {
  /** State, where the region has any. */
  region?: string | null | undefined;
  postCode?: string | null | undefined;
  /** Town, suburb or locality. */
  suburb?: string | null | undefined;
}

/** The zone of a place that has another than its state (D129); null for all others. */
export const ownZoneOf = (
  { placeZones = [] }: Pick<RegionZones, "placeZones">,
  { postCode, suburb }: ZonedPlace,
): string | null =>
  placeZones.find(
    (place) =>
      place.postCode === postCode &&
      (place.suburbs?.includes(suburb?.trim().toLowerCase() ?? "") ?? true),
  )?.zone ?? null;

/** The time zone of a home: of its place, else that of its state where the region has one, else the region's (D3, D129). */
export const placeZoneOf = (region: RegionZones, place: ZonedPlace): string =>
  ownZoneOf(region, place) ?? zoneOf(region, place.region ?? undefined);

/** Every time zone that homes of a region can have, the default first. */
export const zonesOf = ({ timeZones, placeZones = [] }: RegionZones): string[] => [
  ...new Set([
    timeZones.default,
    ...Object.values(timeZones.byState),
    ...placeZones.map(({ zone }) => zone),
  ]),
];

/**
 * The time zone of a state where the region has one, else the region's (D3): what a page goes by before an address is known.
 * That of a home is `placeZoneOf`.
 */
export const zoneOf = (region: Pick<RegionTime, "timeZones">, state?: string): string =>
  region.timeZones.byState[state?.toUpperCase() ?? ""] ?? region.timeZones.default;

/** The region's fixed offset, `+02:00` or `+11:00`: only for a wire date without a zone (FND-023, D3). */
export const regionOffset = (region: Pick<RegionTime, "utcOffset">): string => region.utcOffset;

/** The instant in milliseconds of an ISO date and time; one without a zone is read with the region's offset. */
export const wireInstant = (text: string, region: Pick<RegionTime, "utcOffset">): number =>
  Date.parse(/(?:z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}${regionOffset(region)}`);
