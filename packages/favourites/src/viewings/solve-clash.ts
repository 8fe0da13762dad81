import { type Clash, type DayOptions, planDay } from "./plan-day.ts";
import type { Stop } from "./viewing-stops.ts";

/** Who is to go to a viewing. */
export interface Assignment {
  stop: Stop;
  userIds: readonly string[];
}

const isSame = (stop: Stop, other: Stop): boolean => stop.key === other.key;

/** The stops of the day after some assignments. */
const assigned = (stops: readonly Stop[], changes: readonly Assignment[]): Stop[] =>
  stops.map((stop) => {
    const change = changes.find((each) => isSame(each.stop, stop));
    return change ? { ...stop, userIds: change.userIds } : stop;
  });

/**
 * Assignments that end a clash: several persons split up; one leaves a viewing to who goes there too, or to somebody who
 * is free; and who is alone goes to the first one only. `stops` are all stops of the day.
 */
export function solveClash(
  stops: readonly Stop[],
  { first, second, userIds }: Clash,
  options: DayOptions,
): Assignment[] {
  const [one = "", ...others] = userIds;
  const without = (stop: Stop, ids: readonly string[]): Assignment => ({
    stop,
    userIds: stop.userIds.filter((id) => !ids.includes(id)),
  });
  if (others.length > 0) return [without(first, others), without(second, [one])];
  const shared = [first, second]
    .map((stop) => without(stop, [one]))
    .find((change) => change.userIds.length > 0);
  if (shared) return [shared];
  const handed = [first, second]
    .flatMap((stop) =>
      options.memberIds
        .filter((id) => id !== one)
        .map((id): Assignment => ({ stop, userIds: [id] })),
    )
    .find((change) => {
      const { clashes } = planDay(assigned(stops, [change]), options);
      return !clashes.some((clash) => clash.userIds.some((id) => change.userIds.includes(id)));
    });
  return [handed ?? without(second, [one])];
}
