import type { Listing } from "@hjem/domain/listing/listing";
import type { PriceHistoryEntry } from "@hjem/domain/listing/listing-dates";

type History = readonly PriceHistoryEntry[];
type Action = PriceHistoryEntry["action"];

/** Most steps of a listing; older changes of the price make room. */
const STEPS_MAX = 60;

/** The price that the history of a listing shows: its lowest, null where none is stated. */
export const shownPrice = ({ prices }: Pick<Listing, "prices">): number | null => {
  const isStated = prices.method !== "contact_agent" && prices.method !== "offers";
  const money = prices.askingPrice ?? prices.monthly;
  return isStated ? (money?.amount ?? money?.min ?? null) : null;
};

/** A step with its day in the listing's time zone. */
export interface HistoryStep {
  action: Action;
  currency: PriceHistoryEntry["currency"];
  date: string;
  price: number | null;
}

/** The history with one step more; the first stays, as it says when and for what the home was listed. */
export function addStep(history: History, step: HistoryStep): PriceHistoryEntry[] {
  const [first, ...later] = history;
  const added = { ...step, description: "" };
  if (!first) return [added];
  return [first, ...later.slice(-(STEPS_MAX - 2)), added];
}

const lastOf = (history: History): PriceHistoryEntry | undefined => history.at(-1);

/** The history after a home left the market; said again on another day or for another price, that replaces it. */
export function afterClosing(history: History, step: HistoryStep): PriceHistoryEntry[] {
  const closings: readonly Action[] = ["sold", "rented", "withdrawn"];
  const last = lastOf(history);
  return addStep(last && closings.includes(last.action) ? history.slice(0, -1) : history, step);
}

/**
 * The history after a home is on the market: listed at first, back where it was off, or at another price than the last
 * one. Withdrawn and back on the same day, it was never away.
 */
export function afterListing(
  history: History,
  step: Omit<HistoryStep, "action">,
): PriceHistoryEntry[] {
  const last = lastOf(history);
  if (!last) return addStep(history, { ...step, action: "listed" });
  if (last.action === "withdrawn" && last.date === step.date) {
    return afterListing(history.slice(0, -1), step);
  }
  if (last.action === "sold" || last.action === "rented" || last.action === "withdrawn") {
    return addStep(history, { ...step, action: "relisted" });
  }
  return last.price === step.price
    ? [...history]
    : addStep(history, { ...step, action: "price_changed" });
}
