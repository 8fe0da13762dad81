import { openAvailabilities } from "@hjem/domain/listing/availability";
import type { SavedHome } from "@hjem/domain/saved/collection";

/** Fields that decide where a home stands. */
export type GroupedHome = Pick<SavedHome, "isGone" | "verdicts"> & {
  property: Pick<SavedHome["property"], "availability">;
};

/** Homes of a collection in the order of its page. */
export interface HomeGroups<Home> {
  /** Persons of the collection have different verdicts. */
  disagreed: Home[];
  others: Home[];
  /** Sold, let, withdrawn or deleted. */
  closed: Home[];
}

/** True for a home that cannot be bought or rented any more. */
export const isClosed = ({ isGone, property }: Omit<GroupedHome, "verdicts">): boolean =>
  isGone || !openAvailabilities.includes(property.availability);

/** True where two persons who are still in the collection have different verdicts. */
export const isDisagreed = (
  { verdicts }: Pick<GroupedHome, "verdicts">,
  userIds: readonly string[],
): boolean =>
  new Set(verdicts.filter(({ userId }) => userIds.includes(userId)).map(({ verdict }) => verdict))
    .size > 1;

/** Sorts homes into groups and keeps their order within each (visual.md §18). */
export function groupHomes<Home extends GroupedHome>(
  homes: readonly Home[],
  userIds: readonly string[],
): HomeGroups<Home> {
  const open = homes.filter((home) => !isClosed(home));
  return {
    disagreed: open.filter((home) => isDisagreed(home, userIds)),
    others: open.filter((home) => !isDisagreed(home, userIds)),
    closed: homes.filter(isClosed),
  };
}
