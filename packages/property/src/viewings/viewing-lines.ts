import { calendarNames } from "@hjem/domain/format/calendar-names";
import { formatTimes, isViewingToday } from "@hjem/domain/format/format-date";
import type { Listing } from "@hjem/domain/listing/listing";
import { comingViewings, viewingDay } from "@hjem/domain/listing/viewing-date";
import type { PageContext } from "@hjem/storefront/page-context";
import { isGone } from "../heading/listing-state.ts";

/** One viewing on the clock and calendar of its own place (D3). */
export interface ViewingLine {
  /** `YYYY-MM-DD`. */
  day: string;
  weekday: string;
  date: string;
  month: string;
  hours: string;
  isToday: boolean;
}

/** When a home can be seen; null where there is nothing to say. */
export interface ListingViewings {
  title: string;
  viewings: ViewingLine[];
  /** "By appointment", where that is a way too; else empty. */
  appointment: string;
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The viewings to come of a home that can still be had. */
export function listingViewings(
  page: Pick<PageContext, "language" | "term" | "now">,
  listing: Pick<Listing, "viewingDates" | "isViewingByAppointment" | "address" | "status">,
): ListingViewings | null {
  const names = calendarNames[page.language.code];
  const dot = page.language.code === "no" ? "." : "";
  const viewings = comingViewings(listing.viewingDates, page.now).map((viewing) => {
    const day = viewingDay(viewing);
    return {
      day,
      weekday: names.weekdaysShort[weekdayOf(day)] ?? "",
      date: `${viewing.day}${dot}`,
      month: names.monthsShort[viewing.month - 1] ?? "",
      hours: formatTimes(page, viewing.timeFrom, viewing.timeTo),
      isToday: isViewingToday(viewing, page.now, listing.address.timeZone),
    };
  });
  const appointment = listing.isViewingByAppointment
    ? page.term("date.isInspectionByAppointment")
    : "";
  if (isGone(listing) || (viewings.length === 0 && appointment === "")) return null;
  return { title: page.term("date.inspection"), viewings, appointment };
}
