import { calendarNames } from "@hjem/domain/format/calendar-names";
import { formatTime, isViewingToday } from "@hjem/domain/format/format-date";
import type { Listing } from "@hjem/domain/listing/listing";
import type { ViewingDate } from "@hjem/domain/listing/listing-dates";
import { comingViewings, viewingDay } from "@hjem/domain/listing/viewing-date";
import { usePage } from "@hjem/storefront/page";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import styles from "./viewings.module.css";

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

function Tile({ viewing }: { viewing: ViewingDate }) {
  const { language } = usePage();
  const names = calendarNames[language.code];
  const day = viewingDay(viewing);
  return (
    <time dateTime={day} className={styles.day}>
      {names.weekdaysShort[weekdayOf(day)]}{" "}
      <b>
        {viewing.day}
        {language.code === "no" && "."}
      </b>{" "}
      {names.monthsShort[viewing.month - 1]}
    </time>
  );
}

/** Props of `Viewings`. */
export interface ViewingsProps {
  listing: Pick<Listing, "viewingDates" | "isViewingByAppointment" | "address" | "status">;
  className?: string;
}

/** When the home can be seen: a date tile and the hours of each viewing to come, on the clock of its own place (D3). */
export function Viewings({ listing, className }: ViewingsProps) {
  const page = usePage();
  const { term, now } = page;
  const viewings = comingViewings(listing.viewingDates, now);
  const isOpen = listing.status === "available" || listing.status === "future";
  if (!isOpen || (viewings.length === 0 && !listing.isViewingByAppointment)) return null;
  return (
    <section className={className}>
      <h2 className={styles.title}>{term("date.inspection")}</h2>
      <ul>
        {viewings.map((viewing) => (
          <li key={viewing.unixFrom} className={styles.viewing}>
            <Tile viewing={viewing} />
            <span>
              <span className={text.medium}>
                {formatTime(page, viewing.timeFrom)}–{formatTime(page, viewing.timeTo)}
              </span>
              {isViewingToday(viewing, now, listing.address.timeZone) && (
                <span className={styles.note}>
                  <Trans>Today</Trans>
                </span>
              )}
            </span>
          </li>
        ))}
        {listing.isViewingByAppointment && (
          <li className={styles.appointment}>{term("date.isInspectionByAppointment")}</li>
        )}
      </ul>
    </section>
  );
}
