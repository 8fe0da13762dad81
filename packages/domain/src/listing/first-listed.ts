import { DAY_MS } from "../durations.ts";
import { instantOf } from "../time/instant.ts";
import type { PriceHistoryEntry } from "./listing-dates.ts";

/** A home that was off the market for longer than this is listed anew (D100). */
const PAUSE_MAX_DAYS = 180;

/** What of a listing says since when it is listed. */
interface ListedFacts {
  publishedAt: string;
  timeZone: string;
  priceHistory: readonly Pick<PriceHistoryEntry, "action" | "date">[];
}

const dayMs = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/**
 * Since when a home is listed without a pause that hides it (D87): withdrawing and relisting it starts nothing anew, a sale,
 * a letting or more than 180 days off the market do. ISO 8601 in UTC; `publishedAt` where the history begins no earlier.
 */
export function firstListedAt({ publishedAt, timeZone, priceHistory }: ListedFacts): string {
  let since: string | null = null;
  let closed: Pick<PriceHistoryEntry, "action" | "date"> | null = null;
  for (const step of priceHistory.toSorted((one, other) => one.date.localeCompare(other.date))) {
    if (step.action === "sold" || step.action === "rented" || step.action === "withdrawn") {
      closed = step;
    } else if (step.action === "listed" || step.action === "relisted") {
      const isPause =
        closed?.action === "withdrawn" &&
        dayMs(step.date) - dayMs(closed.date) <= PAUSE_MAX_DAYS * DAY_MS;
      if (since === null || (closed !== null && !isPause)) since = step.date;
      closed = null;
    }
  }
  const published = Date.parse(publishedAt);
  const listed = since === null ? published : instantOf({ day: since, time: "00:00" }, timeZone);
  return new Date(Math.min(published, listed)).toISOString();
}
