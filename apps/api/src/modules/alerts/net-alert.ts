import type { ListingChange, ViewingTime } from "@hjem/domain/listing/listing-history";
import { type AlertReason, alertReasons } from "@hjem/domain/saved/saved-rules";

/** An alert as far as it says what happened. */
export interface AlertedChange {
  /** `alert.id`. */
  alertId: string;
  /** Public id of the home. */
  propertyId: string;
  reasons: readonly AlertReason[];
  changes: readonly ListingChange[];
  /** Ids of `saved_search`. */
  searchIds: readonly string[];
  /** The person has saved the home. */
  isFavorite: boolean;
}

/** All that happened to a home, in one: the newest of its alerts with the net change. */
export type NetAlert<Alert extends AlertedChange> = Alert & {
  /** The alerts that it stands for, the newest first. */
  alertIds: readonly string[];
};

type SpanChange = Extract<ListingChange, { what: "price" | "area" }>;
type ViewingChange = Extract<ListingChange, { what: "viewing" }>;
type OtherChange = Exclude<ListingChange, ViewingChange>;

/** Reasons that say whether a home can be had: only the last of them is true. */
const stateReasons: ReadonlySet<AlertReason> = new Set([
  "new",
  "back",
  "sold",
  "rented",
  "withdrawn",
]);
/** What nobody misses of a home that they have not seen yet. */
const detailReasons: ReadonlySet<AlertReason> = new Set(["area", "text", "photos"]);

const isSameSpan = (one: SpanChange["before"], other: SpanChange["before"]): boolean =>
  one?.min === other?.min && one?.max === other?.max;

const isSameTime = (one: ViewingTime | null, other: ViewingTime | null): boolean =>
  one?.day === other?.day && one?.timeFrom === other?.timeFrom && one?.timeTo === other?.timeTo;

/** True where a change, or several put together, leaves something different. */
function isDifferent(change: OtherChange): boolean {
  switch (change.what) {
    case "price":
    case "area":
      return !isSameSpan(change.before, change.after);
    case "status":
    case "title":
      return change.before !== change.after;
    // Equal numbers of pictures are replaced ones.
    default:
      return true;
  }
}

const keyOf = (change: OtherChange): string =>
  change.what === "area" ? `area.${change.area}` : change.what;

/** The first value before and the last one after, of two changes of the same kind. */
const joined = (first: OtherChange, last: OtherChange): OtherChange =>
  "before" in first && "before" in last ? ({ ...last, before: first.before } as OtherChange) : last;

/** Adds a change of the viewings: one that was moved twice is moved once, one that is restored is as before. */
function addViewing(viewings: ViewingChange[], change: ViewingChange): void {
  const { before, after } = change;
  const moved =
    before && viewings.findIndex((each) => each.after && isSameTime(each.after, before));
  const earlier = typeof moved === "number" ? viewings[moved] : undefined;
  if (earlier) viewings.splice(viewings.indexOf(earlier), 1);
  const net = { ...change, before: earlier ? earlier.before : before };
  const restored = viewings.find((each) => each.after === null && isSameTime(each.before, after));
  if (after && restored && net.before === null) viewings.splice(viewings.indexOf(restored), 1);
  else if (!isSameTime(net.before, net.after)) viewings.push(net);
}

/** Changes one after the other as one: what was first, what is last; nothing of what is as it was. */
export function joinChanges(changes: readonly ListingChange[]): ListingChange[] {
  const others = new Map<string, OtherChange>();
  const viewings: ViewingChange[] = [];
  for (const change of changes) {
    if (change.what === "viewing") {
      addViewing(viewings, change);
    } else {
      const key = keyOf(change);
      const earlier = others.get(key);
      others.set(key, earlier ? joined(earlier, change) : change);
    }
  }
  return [...[...others.values()].filter(isDifferent), ...viewings];
}

/** The reasons that still hold: a sold home is not new, and a price that is as before is no news. */
function netReasons(
  parts: readonly AlertedChange[],
  changes: readonly ListingChange[],
): AlertReason[] {
  const all = new Set(parts.flatMap(({ reasons }) => reasons));
  const holds = (what: ListingChange["what"]) => changes.some((change) => change.what === what);
  const last = parts.findLast(({ reasons }) => reasons.some((reason) => stateReasons.has(reason)));
  const hasStatus = ({ changes: own }: AlertedChange) => own.some(({ what }) => what === "status");
  const isAsBefore = last !== undefined && hasStatus(last) && !holds("status");
  const states = isAsBefore
    ? // Published as new, sold and back again: it is still new to the reader.
      parts.some((part) => part.reasons.includes("new") && !hasStatus(part))
      ? ["new"]
      : []
    : (last?.reasons.filter((reason) => stateReasons.has(reason)) ?? []);
  if (all.has("new") && states.includes("withdrawn")) return [];
  const isNew = states.includes("new");
  return alertReasons.filter((reason) => {
    if (!all.has(reason)) return false;
    if (stateReasons.has(reason)) return states.includes(reason);
    if (isNew && detailReasons.has(reason)) return false;
    return reason === "text" ? holds("title") || holds("description") : holds(reason as "price");
  });
}

/** What all alerts of one home say together, the oldest first; null where it is as before. */
function joinAlerts<Alert extends AlertedChange>(parts: readonly Alert[]): NetAlert<Alert> | null {
  const newest = parts.at(-1);
  if (!newest) return null;
  if (parts.length === 1) return { ...newest, alertIds: [newest.alertId] };
  const changes = joinChanges(parts.flatMap((part) => part.changes));
  const reasons = netReasons(parts, changes);
  if (reasons.length === 0) return null;
  // A listing that was deleted has no status any more, whatever it was before.
  const isDeleted =
    reasons.includes("withdrawn") && !newest.changes.some(({ what }) => what === "status");
  return {
    ...newest,
    reasons,
    changes: isDeleted ? changes.filter(({ what }) => what !== "status") : changes,
    searchIds: [...new Set(parts.flatMap((part) => part.searchIds))].toSorted(),
    isFavorite: parts.some((part) => part.isFavorite),
    alertIds: parts.map(({ alertId }) => alertId).toReversed(),
  };
}

/**
 * What a message says of its alerts: one item a home, with the net change since the first of them (D72). A home that is
 * as it was before is left out. Both lists have the newest first.
 */
export function netAlerts<Alert extends AlertedChange>(
  alerts: readonly Alert[],
): NetAlert<Alert>[] {
  const byHome = Map.groupBy(alerts, ({ propertyId }) => propertyId);
  return [...byHome.values()].flatMap((parts) => joinAlerts(parts.toReversed()) ?? []);
}
