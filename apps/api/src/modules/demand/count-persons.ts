import type { Region } from "@hjem/domain/region";
import { setImmediate } from "node:timers/promises";
import { EventBatch } from "../alerts/matcher/event-batch.ts";
import type { EventRow, ListingEvent } from "../alerts/matcher/read-events.ts";
import type { SavedSearchIndex } from "../alerts/matcher/saved-search-index.ts";

/** Searches asked in one turn; requests are served in between. */
const SEARCHES_IN_A_TURN = 200;
/**
 * Searches asked at most, which bounds the cost: a home for which more are candidates has so many persons that more say
 * nothing new.
 */
const SEARCHES_MAX = 5_000;

/** What is counted, and for whom. */
export interface DemandQuestion {
  region: Region;
  /** Rows of the home at each price. */
  rows: readonly EventRow[];
  /** The owner, whose own searches are not counted. */
  ownerId: string;
  /** Milliseconds since 1970. */
  now: number;
}

const eventOf = (row: EventRow, { region, now }: DemandQuestion): ListingEvent => ({
  id: row.facts.id,
  xid: "0",
  at: now,
  region: region.id,
  publicId: "",
  listingId: row.facts.id,
  before: null,
  after: [row],
  card: "",
  changes: [],
});

/**
 * How many persons have a saved search that finds each of the rows: persons, not searches (D88), asked of by the same
 * conditions as alerts (market 12).
 */
export async function countPersons(
  index: SavedSearchIndex,
  question: DemandQuestion,
): Promise<number[]> {
  const { region, rows, ownerId } = question;
  const batch = new EventBatch(region);
  const slots = new Set<number>();
  const events = rows.map((row) => eventOf(row, question));
  for (const [number, event] of events.entries()) {
    batch.add(event);
    const { facts } = rows[number]!;
    index.startAsking();
    index.visit(region.id, facts, facts, (slot) => slots.add(slot));
  }
  // What the slots hold can change in a turn, so all are read before the first.
  const searches = [...slots]
    .slice(0, SEARCHES_MAX)
    .map((slot) => index.at(slot))
    .filter(({ request }) => !request.propertyId?.length);
  const persons = rows.map(() => new Set<string>());
  for (const [number, { owners, request, places }] of searches.entries()) {
    const accounts = owners.map(({ accountId }) => accountId).filter((id) => id !== ownerId);
    if (accounts.length > 0) {
      const found = batch.evaluate({ request, places, listings: null }, events);
      for (const [at, { isIn }] of found.entries()) {
        if (isIn) for (const account of accounts) persons[at]?.add(account);
      }
    }
    if (number % SEARCHES_IN_A_TURN === SEARCHES_IN_A_TURN - 1) await setImmediate();
  }
  return persons.map(({ size }) => size);
}
