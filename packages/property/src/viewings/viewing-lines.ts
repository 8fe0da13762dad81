import { calendarNames } from "@hjem/domain/format/calendar-names";
import { formatTimes, formatViewing, isViewingToday } from "@hjem/domain/format/format-date";
import { languageConventions } from "@hjem/domain/format/language-conventions";
import type { Language } from "@hjem/domain/language";
import { isClosed } from "@hjem/domain/listing/availability";
import type { Listing } from "@hjem/domain/listing/listing";
import { comingViewings, viewingDay } from "@hjem/domain/listing/viewing-date";
import { webHref } from "@hjem/domain/safe-redirect";
import { FORM_PARAMETER, formHref } from "@hjem/leads/form-fields";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";

/** URL of the calendar file of one viewing, by its start in seconds, or of all of them. */
function calendarHref(propertyId: string, language: Language, unixFrom?: number): string {
  const query = new URLSearchParams({ language });
  if (unixFrom !== undefined) query.set("viewing", String(unixFrom));
  return `/api/v2/property/${encodeURIComponent(propertyId)}/viewings.ics?${query.toString()}`;
}

/** One viewing in its own time zone (D3). */
export interface ViewingLine {
  /** `YYYY-MM-DD`. */
  day: string;
  weekday: string;
  date: string;
  month: string;
  hours: string;
  isToday: boolean;
  /** URL of a calendar file. */
  calendar: { href: string; label: string };
}

/** URL to sign up: on this page, or the advertiser's own (PROP-054). */
export interface SignUp {
  label: string;
  href: string;
  isElsewhere: boolean;
}

/** Viewings of a home; null without any. */
export interface ListingViewings {
  title: string;
  viewings: ViewingLine[];
  /** "By appointment", "Other times by appointment" beside viewings, if possible; else empty. */
  appointment: string;
  signUp: SignUp;
  /** URL of a file with every viewing, if there are several. */
  allHref: string | null;
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The upcoming viewings of an available home, on the page at `address`. */
export function listingViewings(
  page: Pick<PageContext, "i18n" | "language" | "term" | "now">,
  listing: Pick<
    Listing,
    "id" | "viewingDates" | "isViewingByAppointment" | "address" | "status" | "bookOpeningUrl"
  >,
  address: string,
): ListingViewings | null {
  const { i18n, language } = page;
  const elsewhere = webHref(listing.bookOpeningUrl);
  const names = calendarNames[page.language.code];
  const { dayMark } = languageConventions[page.language.code];
  const viewings = comingViewings(listing.viewingDates, page.now).map((viewing) => {
    const day = viewingDay(viewing);
    return {
      day,
      weekday: names.weekdaysShort[weekdayOf(day)] ?? "",
      date: `${viewing.day}${dayMark}`,
      month: names.monthsShort[viewing.month - 1] ?? "",
      hours: formatTimes(page, viewing.timeFrom, viewing.timeTo),
      isToday: isViewingToday(viewing, page.now, listing.address.timeZone),
      calendar: {
        href: calendarHref(listing.id, language.code, viewing.unixFrom),
        label: t(i18n)`Add ${formatViewing(page, viewing)} to your calendar`,
      },
    };
  });
  const byAppointment =
    viewings.length > 0
      ? t(i18n)`Other times by appointment`
      : page.term("date.isInspectionByAppointment");
  const appointment = listing.isViewingByAppointment ? byAppointment : "";
  const hasNone = viewings.length === 0 && appointment === "" && elsewhere === null;
  if (isClosed(listing) || hasNone) return null;
  return {
    title: page.term("date.inspection"),
    viewings,
    appointment,
    signUp: {
      // Nobody can sign up for what has no time yet.
      label: page.term(
        viewings.length > 0 || elsewhere !== null ? "date.bookOpening" : "date.requestViewing",
      ),
      href: elsewhere ?? formHref(address, { [FORM_PARAMETER]: "viewing" }, "viewing"),
      isElsewhere: elsewhere !== null,
    },
    allHref: viewings.length > 1 ? calendarHref(listing.id, language.code) : null,
  };
}
