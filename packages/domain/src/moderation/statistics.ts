import { z } from "zod";
import { statisticsRanges } from "../content/analytics-rules.ts";
import { CalendarDay } from "../listing/listing-dates.ts";
import { AdminPageQuery } from "./administration.ts";

const count = z.int().nonnegative();

/** Query of `GET /api/admin/statistics`: how many days, and which page of listings. */
export const StatisticsQuery = AdminPageQuery.extend({
  days: z.coerce.number().pipe(z.literal(statisticsRanges)).default(14),
});

/** What visitors of a market did on a day of its main time zone. */
export const StatisticsDay = z.object({
  day: CalendarDay,
  /** Views of listings. */
  views: count,
  searches: count,
  /** Clicks to contact who advertises. */
  contacts: count,
});
export type StatisticsDay = z.infer<typeof StatisticsDay>;

/** What visitors did about a listing on these days. */
export const StatisticsListing = z.object({
  propertyId: z.string(),
  /** Null for one that is no longer stored. */
  title: z.string().nullable(),
  address: z.string().nullable(),
  views: count,
  contacts: count,
});
export type StatisticsListing = z.infer<typeof StatisticsListing>;

/** Response of `GET /api/admin/statistics` (D113): sums alone, nothing of a visitor. */
export const StatisticsResponse = z.object({
  data: z.object({
    /** Every day, oldest first. */
    days: z.array(StatisticsDay),
    /** A page of those with a view or a contact, the most viewed first. */
    listings: z.array(StatisticsListing),
  }),
  hasMore: z.boolean(),
});
export type StatisticsResponse = z.infer<typeof StatisticsResponse>;
