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
