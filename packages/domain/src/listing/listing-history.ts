import { z } from "zod";
import { availabilities } from "./enumerations.ts";
import { CalendarDay, Instant, PriceHistoryEntry } from "./listing-dates.ts";

/** Areas whose changes are listed, in the order in which they are looked for. */
export const loggedAreas = ["internal", "primaryRoom", "usageArea", "plotArea"] as const;
export type LoggedArea = (typeof loggedAreas)[number];

/** A sum in whole units or an area in square metres: both ends the same if not a range; null where none is stated. */
const Span = z.object({ min: z.number(), max: z.number() }).nullable();

/** A viewing on the clock of the listing's own place. */
const ViewingTime = z.object({ day: CalendarDay, timeFrom: z.string(), timeTo: z.string() });
export type ViewingTime = z.infer<typeof ViewingTime>;

/** One thing that was changed in a listing: what it was, and what it has become. */
export const ListingChange = z.discriminatedUnion("what", [
  z.object({
    what: z.literal("status"),
    before: z.enum(availabilities),
    after: z.enum(availabilities),
  }),
  z.object({ what: z.literal("price"), before: Span, after: Span }),
  z.object({ what: z.literal("area"), area: z.enum(loggedAreas), before: Span, after: Span }),
  /** How many there were and are; the same number where pictures were exchanged. */
  z.object({ what: z.literal("photos"), before: z.int(), after: z.int() }),
  z.object({ what: z.literal("title"), before: z.string(), after: z.string() }),
  z.object({ what: z.literal("description") }),
  /** Added where there was none before, called off where there is none after. */
  z.object({
    what: z.literal("viewing"),
    before: ViewingTime.nullable(),
    after: ViewingTime.nullable(),
  }),
]);
export type ListingChange = z.infer<typeof ListingChange>;

/** A change and when it was published. */
export const LoggedChange = z.object({ at: Instant, change: ListingChange });
export type LoggedChange = z.infer<typeof LoggedChange>;

/** Maximum number of changes of a listing that are returned, the newest. */
export const CHANGES_MAX = 200;

/** What has become of a listing since it was published: `GET /api/v2/property/{id}/history` (PROP-051, PROP-052). */
export const ListingHistory = z.object({
  publishedAt: Instant,
  closedAt: CalendarDay.nullable(),
  /** IANA zone of the listing: its days are counted there. */
  timeZone: z.string(),
  /** In the order of the days, oldest first. */
  priceHistory: z.array(PriceHistoryEntry),
  /** Newest first. */
  changes: z.array(LoggedChange).max(CHANGES_MAX),
});
export type ListingHistory = z.infer<typeof ListingHistory>;
