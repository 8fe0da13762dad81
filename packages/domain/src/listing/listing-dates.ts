import { z } from "zod";
import { CurrencyCode, WholeMoney } from "./money.ts";

/** `YYYY-MM-DD`, a calendar day in the listing's time zone (D32). */
export const CalendarDay = z.iso.date();
/** ISO 8601 in UTC (D32). */
export const Instant = z.iso.datetime();

/**
 * A viewing or inspection (spec §3 Property viewingDate). Day, month and year are in the listing's time zone; times
 * are `HH:MM` there; the unix timestamps are seconds and denote the same instants.
 */
export const ViewingDate = z.object({
  day: z.int().min(1).max(31),
  month: z.int().min(1).max(12),
  year: z.int().min(2000).max(2200),
  timeFrom: z.string().regex(/^\d\d:\d\d$/),
  timeTo: z.string().regex(/^\d\d:\d\d$/),
  unixFrom: z.int(),
  unixTo: z.int(),
});
export type ViewingDate = z.infer<typeof ViewingDate>;

/** A step in the price history of a listing (spec §3 priceHistory). */
export const PriceHistoryEntry = z.object({
  action: z.enum(["listed", "price_changed", "sold", "rented", "withdrawn", "relisted"]),
  currency: CurrencyCode,
  date: CalendarDay,
  description: z.string().max(500).default(""),
  price: WholeMoney.nullable(),
});
export type PriceHistoryEntry = z.infer<typeof PriceHistoryEntry>;
