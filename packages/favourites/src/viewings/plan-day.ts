import { MINUTE_MS } from "@hjem/domain/durations";
import {
  estimateTravel,
  type TravelEstimate,
  type TravelMode,
} from "@hjem/domain/travel/travel-estimate";
import type { Stop } from "./viewing-stops.ts";

/** How a leg is travelled. */
export interface Travel extends TravelEstimate {
  mode: TravelMode;
}

/** The way of some persons to a stop, from their stop before it. */
export interface Arrival {
  userIds: readonly string[];
  /** Number of the stop that they come from. */
  from: number;
  travel: Travel;
  /** Whole minutes that are left, never negative: a way without enough time is a clash. */
  spareMinutes: number;
}

/** Two stops that some persons cannot both reach in time. */
export interface Clash {
  first: PlannedStop;
  second: PlannedStop;
  userIds: readonly string[];
  /** Whole minutes from the end of the first to the start of the second; negative where they overlap. */
  gapMinutes: number;
  travel: Travel;
}

/** A stop of a day that somebody goes to. */
export interface PlannedStop extends Stop {
  /** Position in time order, from 1. */
  number: number;
  arrivals: readonly Arrival[];
}

/** The day of one person. */
export interface Lane {
  userId: string;
  stops: readonly PlannedStop[];
  /** Metres along the road. */
  metres: number;
}

/** The viewings of a day as routes. */
export interface DayPlan {
  stops: readonly PlannedStop[];
  /** Viewings that nobody goes to. */
  skipped: readonly Stop[];
  clashes: readonly Clash[];
  /** One for each person who goes to a viewing, in the order of the members. */
  lanes: readonly Lane[];
}

/** Nobody takes the car for a walk of this many minutes. */
const WALK_MINUTES = 10;

/** How one goes from a stop to the next; a person who drives walks what is near (D82). */
function travelBetween(
  from: Stop,
  to: Stop,
  mode: TravelMode,
  fjordCounties: readonly string[],
): Travel {
  const isFjordCounty = [from, to].some(({ home }) => fjordCounties.includes(home.property.region));
  const estimate = (by: TravelMode) =>
    estimateTravel(from.home.property.location, to.home.property.location, by, { isFjordCounty });
  const walk = estimate("walking");
  if (mode === "driving" && walk.minutes <= WALK_MINUTES) return { ...walk, mode: "walking" };
  return { ...estimate(mode), mode };
}

interface Leg {
  userId: string;
  first: PlannedStop;
  second: PlannedStop;
  isNext: boolean;
}

/** Pairs of one person's stops that follow each other or overlap. */
function legsOf(userId: string, stops: readonly PlannedStop[]): Leg[] {
  return stops.flatMap((first, index) =>
    stops
      .slice(index + 1)
      .flatMap((second, distance): Leg[] =>
        distance === 0 || second.start < first.end
          ? [{ userId, first, second, isNext: distance === 0 }]
          : [],
      ),
  );
}

const minutesBetween = (first: Stop, second: Stop): number =>
  Math.floor((second.start - first.end) / MINUTE_MS);

const byPair = ({ first, second }: Pick<Leg, "first" | "second">): string =>
  `${first.number} ${second.number}`;

/** What a day's plan depends on beside its stops. */
export interface DayOptions {
  mode: TravelMode;
  memberIds: readonly string[];
  /** Counties with roads around fjords (region data). */
  fjordCounties: readonly string[];
}

/**
 * Routes, ways and clashes of the stops of one day, which are in time order. Estimates are compared as they are shown,
 * in whole minutes (D82).
 */
export function planDay(stops: readonly Stop[], options: DayOptions): DayPlan {
  const { mode, memberIds, fjordCounties } = options;
  const attended: (PlannedStop & { arrivals: Arrival[] })[] = stops
    .filter(({ userIds }) => userIds.length > 0)
    .map((stop, index) => ({ ...stop, number: index + 1, arrivals: [] }));
  const routes = memberIds
    .map((userId) => ({ userId, stops: attended.filter((stop) => stop.userIds.includes(userId)) }))
    .filter((route) => route.stops.length > 0);
  const metresOf = new Map<string, number>();
  const clashes: Clash[] = [];
  const legs = routes.flatMap((route) => legsOf(route.userId, route.stops));
  for (const group of Map.groupBy(legs, byPair).values()) {
    const [pair] = group;
    if (!pair) continue;
    const { first, second } = pair;
    const userIds = group.map(({ userId }) => userId);
    const next = group.filter(({ isNext }) => isNext).map(({ userId }) => userId);
    const travel = travelBetween(first, second, mode, fjordCounties);
    const gapMinutes = minutesBetween(first, second);
    const spareMinutes = gapMinutes - travel.minutes;
    for (const userId of next) {
      metresOf.set(userId, (metresOf.get(userId) ?? 0) + travel.metres);
    }
    if (spareMinutes < 0) clashes.push({ first, second, userIds, gapMinutes, travel });
    else {
      attended[second.number - 1]?.arrivals.push({
        userIds: next,
        from: first.number,
        travel,
        spareMinutes,
      });
    }
  }
  return {
    stops: attended,
    skipped: stops.filter(({ userIds }) => userIds.length === 0),
    clashes: clashes.toSorted(
      (one, other) =>
        one.second.number - other.second.number || one.first.number - other.first.number,
    ),
    lanes: routes.map((route) => ({ ...route, metres: metresOf.get(route.userId) ?? 0 })),
  };
}
