import type { ViewingDate } from "@hjem/domain/listing/listing-dates";
import { comingViewings, viewingDay } from "@hjem/domain/listing/viewing-date";
import type { SavedHome } from "@hjem/domain/saved/collection";
import type { PlannedViewing } from "@hjem/domain/saved/decision";
import { isClosed } from "../model/group-homes.ts";

/** A visit of a saved home, one viewing or several that overlap, and who of the collection goes. */
export interface Stop {
  /** Home and start. */
  key: string;
  home: SavedHome;
  viewing: ViewingDate;
  /** `YYYY-MM-DD` in the time zone of the home. */
  day: string;
  /** Milliseconds since 1970: what follows what, and how long it is in between, never depends on clocks that change. */
  start: number;
  end: number;
  /** Empty where nobody goes. */
  userIds: readonly string[];
}

/**
 * Visits of a home: viewings that overlap are one, from the start of the first, by which it is planned, to the end of the
 * last.
 */
function visitsOf(viewings: readonly ViewingDate[]): ViewingDate[] {
  const visits: ViewingDate[] = [];
  for (const viewing of viewings.toSorted((one, other) => one.unixFrom - other.unixFrom)) {
    const last = visits.at(-1);
    if (!last || viewing.unixFrom >= last.unixTo) visits.push(viewing);
    else if (viewing.unixTo > last.unixTo) {
      visits[visits.length - 1] = { ...last, timeTo: viewing.timeTo, unixTo: viewing.unixTo };
    }
  }
  return visits;
}

/** Plans of a viewing by home, day and start, as the API names it. */
const planKey = ({ propertyId, day, timeFrom }: Omit<PlannedViewing, "userIds">): string =>
  `${propertyId} ${day} ${timeFrom}`;

/**
 * Viewings that are not over of homes that can still be had, in time order. Everybody goes to a viewing without a plan.
 * `now` in milliseconds.
 */
export function collectStops(
  homes: readonly SavedHome[],
  planned: readonly PlannedViewing[],
  memberIds: readonly string[],
  now: number,
): Stop[] {
  const plans = new Map(planned.map((plan) => [planKey(plan), plan.userIds]));
  return homes
    .filter((home) => !isClosed(home))
    .flatMap((home) =>
      comingViewings(visitsOf(home.property.viewingDate), now).map((viewing): Stop => {
        const { propertyId } = home;
        const day = viewingDay(viewing);
        const plan = plans.get(planKey({ propertyId, day, timeFrom: viewing.timeFrom }));
        return {
          key: `${propertyId} ${viewing.unixFrom}`,
          home,
          viewing,
          day,
          start: viewing.unixFrom * 1_000,
          end: viewing.unixTo * 1_000,
          userIds: memberIds.filter((id) => plan?.includes(id) ?? true),
        };
      }),
    )
    .toSorted(
      (one, other) =>
        one.start - other.start || one.end - other.end || one.key.localeCompare(other.key),
    );
}

/** Days with viewings, soonest first, with how many. */
export function countDays(stops: readonly Stop[]): { day: string; count: number }[] {
  const days = Map.groupBy(stops, ({ day }) => day);
  return [...days]
    .map(([day, { length: count }]) => ({ day, count }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}
