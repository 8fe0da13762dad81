import type { Listing } from "@hjem/domain/listing/listing";
import type { ListingChange, LoggedChange } from "@hjem/domain/listing/listing-history";
import { viewingDay } from "@hjem/domain/listing/viewing-date";
import { addDays, daysBetween } from "@hjem/domain/time/calendar";
import { instantOf } from "@hjem/domain/time/instant";
import { dayIn } from "@hjem/domain/time/zone";
import { type Random, randomOf } from "../random.ts";

/** A change and its day. */
interface DatedChange {
  day: string;
  change: ListingChange;
}

/** Changes of price and status, read from the price history, so that the two always agree. */
function pricedChanges({ priceHistory, status }: Listing): DatedChange[] {
  return priceHistory.flatMap(({ action, date, price }, index): DatedChange[] => {
    const before = priceHistory[index - 1]?.price ?? null;
    if (action === "price_changed" && before !== null && price !== null) {
      const spans = { before: { min: before, max: before }, after: { min: price, max: price } };
      return [{ day: date, change: { what: "price", ...spans } }];
    }
    return action === "sold" || action === "rented" || action === "withdrawn"
      ? [{ day: date, change: { what: "status", before: "available", after: status } }]
      : [];
  });
}

/** Edits of the page in its first weeks: pictures, texts, a corrected area. */
function editedChanges(
  random: Random,
  { images, details }: Listing,
  later: () => string | null,
): DatedChange[] {
  const dated = (isMade: boolean, change: ListingChange | null): DatedChange[] => {
    const day = later();
    return isMade && change && day !== null ? [{ day, change }] : [];
  };
  const added = random.int(1, 3);
  const size = details.internalArea;
  const measured = size && { min: size.min - 1, max: size.max - 1 };
  return [
    ...dated(
      random.chance(0.4),
      images.length > added + 1
        ? { what: "photos", before: images.length - added, after: images.length }
        : null,
    ),
    ...dated(random.chance(0.3), { what: "description" }),
    ...dated(
      random.chance(0.12),
      measured && measured.min > 5
        ? { what: "area", area: "internal", before: measured, after: size }
        : null,
    ),
  ];
}

/** Added viewings: all except the first. */
const addedViewings = ({ viewingDates }: Listing, later: () => string | null): DatedChange[] =>
  viewingDates.slice(1).flatMap((viewing): DatedChange[] => {
    const day = later();
    const { timeFrom, timeTo } = viewing;
    const after = { day: viewingDay(viewing), timeFrom, timeTo };
    return day === null || day >= after.day
      ? []
      : [{ day, change: { what: "viewing", before: null, after } }];
  });

/** Changes of a demo listing between its publication and `anchorDay`, pure in both (D35). Newest first. */
export function demoChanges(seed: string, listing: Listing, anchorDay: string): LoggedChange[] {
  const random = randomOf(`${seed}/${listing.id}/changes`);
  const { timeZone } = listing.address;
  const start = dayIn(Date.parse(listing.publishedAt), timeZone);
  const end = listing.closedAt ?? anchorDay;
  const age = daysBetween(start, end);
  // Drawn whether used or not, so that the history of a day does not change later.
  const later = () => {
    const offset = random.int(1, 12);
    return offset < age ? addDays(start, offset) : null;
  };
  const dated = [
    ...editedChanges(random, listing, later),
    ...addedViewings(listing, later),
    ...pricedChanges(listing),
  ];
  return dated
    .map(({ day, change }) => ({
      at: new Date(instantOf({ day, time: "05:55" }, timeZone)).toISOString(),
      change,
    }))
    .toSorted((one, other) => other.at.localeCompare(one.at));
}
