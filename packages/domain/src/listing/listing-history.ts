import { z } from "zod";
import { availabilities } from "./availability.ts";
import { CalendarDay, Instant, PriceHistoryEntry } from "./listing-dates.ts";

/** Areas whose changes are listed, in order. */
export const loggedAreas = ["internal", "primaryRoom", "usageArea", "plotArea"] as const;
export type LoggedArea = (typeof loggedAreas)[number];

/**
 * An amount in whole units or an area in square metres: both ends are equal if not a range; null where there is none.
 */
const Span = z.object({ min: z.number(), max: z.number() }).nullable();

/** A viewing in the listing's time zone. */
const ViewingTime = z.object({ day: CalendarDay, timeFrom: z.string(), timeTo: z.string() });
export type ViewingTime = z.infer<typeof ViewingTime>;

/** One change of a listing, with the previous and the new value. */
export const ListingChange = z.discriminatedUnion("what", [
  z.object({
    what: z.literal("status"),
    before: z.enum(availabilities),
    after: z.enum(availabilities),
  }),
  z.object({ what: z.literal("price"), before: Span, after: Span }),
  z.object({ what: z.literal("area"), area: z.enum(loggedAreas), before: Span, after: Span }),
  /** Previous and new number; equal where pictures were replaced. */
  z.object({ what: z.literal("photos"), before: z.int(), after: z.int() }),
  z.object({ what: z.literal("title"), before: z.string(), after: z.string() }),
  z.object({ what: z.literal("description") }),
  /** Added where `before` is null, cancelled where `after` is null. */
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

/** Maximum number of changes that are returned, the newest. */
export const CHANGES_MAX = 200;

/**
 * Changes of a listing since it was published: response of `GET /api/v2/property/{id}/history` (PROP-051, PROP-052).
 */
export const ListingHistory = z.object({
  publishedAt: Instant,
  closedAt: CalendarDay.nullable(),
  /** IANA time zone of the listing, for its days. */
  timeZone: z.string(),
  /** Oldest first. */
  priceHistory: z.array(PriceHistoryEntry),
  /** Newest first. */
  changes: z.array(LoggedChange).max(CHANGES_MAX),
});
export type ListingHistory = z.infer<typeof ListingHistory>;
