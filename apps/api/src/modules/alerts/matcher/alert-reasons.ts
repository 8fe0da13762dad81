import type { ListingChange } from "@hjem/domain/listing/listing-history";
import { type AlertReason, alertReasons } from "@hjem/domain/saved/saved-rules";

/** What happened to a home, seen from one search or from the person who saved it. */
export interface HomeEvent {
  /** It was among what the search finds. */
  wasIn: boolean;
  /** It is among it after the event. */
  isIn: boolean;
  /** The listing was there before. */
  wasThere: boolean;
  /** The listing is there after it. */
  isThere: boolean;
  /** The public differences, those of the status included. */
  changes: readonly ListingChange[];
}

type StatusChange = Extract<ListingChange, { what: "status" }>;

const reasonOfStatus = ({ before, after }: StatusChange): AlertReason => {
  if (after === "sold" || after === "rented") return after;
  if (after === "unavailable") return "withdrawn";
  return before === "future" ? "new" : "back";
};

const reasonOfChange = (change: ListingChange): AlertReason => {
  if (change.what === "status") return reasonOfStatus(change);
  return change.what === "title" || change.what === "description" ? "text" : change.what;
};

const inOrder = (reasons: readonly AlertReason[]): AlertReason[] =>
  alertReasons.filter((reason) => reasons.includes(reason));

const closing: ReadonlySet<AlertReason> = new Set(["sold", "rented", "withdrawn"]);

/**
 * Why somebody hears of an event, the most important reason first; none for an event that means nothing to them (D70).
 * A home that comes into a search by a difference that is not listed, such as a facility, is new to it.
 */
export function alertReasonsOf({
  wasIn,
  isIn,
  wasThere,
  isThere,
  changes,
}: HomeEvent): AlertReason[] {
  if (!wasIn && !isIn) return [];
  if (!isThere) return wasIn ? ["withdrawn"] : [];
  const reasons = inOrder(changes.map(reasonOfChange));
  if (wasIn && !isIn) return reasons.filter((reason) => closing.has(reason));
  if (wasIn) return reasons;
  return !wasThere || reasons.length === 0 ? ["new"] : reasons;
}
