import type { Region } from "@hjem/domain/region";
import { type AlertReason, alertReasons } from "@hjem/domain/saved/saved-rules";
import { setImmediate } from "node:timers/promises";
import { uuidV7 } from "../../../db/uuid-v7.ts";
import type { NewAlert } from "../new-alert.ts";
import { alertReasonsOf } from "./alert-reasons.ts";
import type { Saver } from "./alert-repository.ts";
import { EventBatch, type EvaluatedSearch, type Found } from "./event-batch.ts";
import type { EventRow, ListingEvent } from "./read-events.ts";
import type { MatchedSearch, SavedSearchIndex } from "./saved-search-index.ts";

/** Milliseconds of work before requests are served again. */
const TURN_MS = 1;

/** Returns what is awaited between two pieces of work: it lets requests be served whenever a turn is over. */
function createTurns(): () => Promise<void> {
  let startedAt = performance.now();
  return async () => {
    if (performance.now() - startedAt < TURN_MS) return;
    await setImmediate();
    startedAt = performance.now();
  };
}

/** What the matching of events reads. */
export interface MatchDeps {
  index: SavedSearchIndex;
  regions: readonly Region[];
  /** Who has saved some homes, by public id. */
  findSavers: (propertyIds: readonly string[]) => Promise<readonly Saver[]>;
  /** Internal ids of listings by public id in lower case. */
  findListingIds: (publicIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
}

/** Divides events, in their order, into such as a search can be asked about all at once. */
function batchesOf(events: readonly ListingEvent[], regions: readonly Region[]): EventBatch[] {
  const batches: EventBatch[] = [];
  for (const event of events) {
    const region = regions.find(({ id }) => id === event.region);
    // Nobody can have saved anything of a market that is not served.
    if (!region || batches.at(-1)?.add(event)) continue;
    const batch = new EventBatch(region);
    batch.add(event);
    batches.push(batch);
  }
  return batches;
}

/** The searches that events may concern, with those events, by slot of the index. */
type Candidates = Map<number, ListingEvent[]>;

/** Adds the searches that one event may concern. */
function addCandidates(candidates: Candidates, event: ListingEvent, index: SavedSearchIndex): void {
  index.startAsking();
  const ask = (rows: readonly EventRow[] | null) => {
    const [own, ...units] = rows ?? [];
    if (!own) return;
    const isUnit = own.facts.project !== null && own.facts.project !== own.facts.id;
    for (const { facts } of isUnit ? [own] : [own, ...units]) {
      // A unit lies where the card through which it is found does (D55).
      index.visit(event.region, facts, own.facts, (slot) => {
        const some = candidates.get(slot);
        if (some) some.push(event);
        else candidates.set(slot, [event]);
      });
    }
  };
  ask(event.before);
  ask(event.after);
}

type Draft = Omit<NewAlert, "id"> & { searchIds: string[] };

/** Alerts of events as they come together: one for a person and an event (D72). */
class AlertDrafts {
  /** By event, then by account. */
  readonly #drafts = new Map<number, Map<string, Draft>>();

  add(
    { id: eventId, at }: ListingEvent,
    accountId: string,
    reasons: readonly AlertReason[],
    searchId: string | null,
  ): void {
    if (reasons.length === 0) return;
    const ofEvent = this.#drafts.get(eventId) ?? new Map<string, Draft>();
    const known = ofEvent.get(accountId);
    const draft = known ?? { accountId, eventId, reasons, searchIds: [], isFavorite: false, at };
    if (known) {
      draft.reasons = alertReasons.filter(
        (reason) => draft.reasons.includes(reason) || reasons.includes(reason),
      );
    } else {
      ofEvent.set(accountId, draft);
      this.#drafts.set(eventId, ofEvent);
    }
    if (searchId === null) draft.isFavorite = true;
    else draft.searchIds.push(searchId);
  }

  /** All of them, the searches of each in a stable order. */
  get all(): NewAlert[] {
    return [...this.#drafts.values()].flatMap((ofEvent) =>
      [...ofEvent.values()].map((draft) => ({
        ...draft,
        id: uuidV7(draft.at),
        searchIds: draft.searchIds.toSorted(),
      })),
    );
  }
}

const happenedTo = ({ before, after, changes }: ListingEvent) => ({
  wasThere: before !== null,
  isThere: after !== null,
  changes,
});

/**
 * Makes the alerts of events (D70, D72): of every saved search that finds the home before or after, asked of by the search
 * index's own conditions, and of those who saved the home. The index of saved searches must be newer than the events.
 */
export async function matchEvents(
  events: readonly ListingEvent[],
  { index, regions, findSavers, findListingIds }: MatchDeps,
): Promise<NewAlert[]> {
  const drafts = new AlertDrafts();

  const listingsOf = async (
    { request }: MatchedSearch,
    batch: EventBatch,
  ): Promise<number[] | null> => {
    if (!request.propertyId?.length) return null;
    const publicIds = request.propertyId.map((id) => id.toLowerCase());
    const stored = await findListingIds(publicIds);
    // What is deleted by now is known by its event alone.
    const own = batch.events.filter(({ publicId }) => publicIds.includes(publicId));
    return [...new Set([...stored.values(), ...own.map(({ listingId }) => listingId)])];
  };

  const endTurn = createTurns();
  for (const batch of batchesOf(events, regions)) {
    const candidates: Candidates = new Map();
    for (const event of batch.events) {
      addCandidates(candidates, event, index);
      await endTurn();
    }
    for (const [slot, some] of candidates) {
      const { owners, ...search } = index.at(slot);
      const { request, places } = search;
      const evaluated: EvaluatedSearch = {
        request,
        places,
        listings: await listingsOf(search, batch),
      };
      const found: Found[] = batch.evaluate(evaluated, some);
      for (const [number, event] of some.entries()) {
        const reasons = alertReasonsOf({ ...found[number]!, ...happenedTo(event) });
        if (reasons.length === 0) continue;
        for (const owner of owners) {
          if (event.at < owner.createdAt) continue;
          const chosen = reasons.filter((reason) => owner.reasons.includes(reason));
          drafts.add(event, owner.accountId, chosen, owner.searchId);
        }
      }
      await endTurn();
    }
  }

  const savers = Map.groupBy(
    await findSavers([...new Set(events.map(({ publicId }) => publicId))]),
    ({ propertyId }) => propertyId,
  );
  for (const event of events) {
    // Whoever saved a home hears of all that happens to it (D73).
    const reasons = alertReasonsOf({
      wasIn: true,
      isIn: event.after !== null,
      ...happenedTo(event),
    });
    for (const { accountId, savedAt } of savers.get(event.publicId) ?? []) {
      if (savedAt <= event.at) drafts.add(event, accountId, reasons, null);
    }
  }
  return drafts.all;
}
