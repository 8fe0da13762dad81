import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import type { ListingViewings } from "./viewing-lines.ts";
import styles from "./viewings.module.css";

/** Props of `Viewings`. */
export interface ViewingsProps extends ListingViewings {
  className?: string;
}

/** When the home can be seen: a date tile and the hours of each viewing to come. */
export function Viewings({ title, viewings, appointment, className }: ViewingsProps) {
  return (
    <section className={className}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {viewings.map(({ day, weekday, date, month, hours, isToday }) => (
          <li key={`${day} ${hours}`} className={styles.viewing}>
            <time dateTime={day} className={styles.day}>
              {weekday} <b>{date}</b> {month}
            </time>
            <span>
              <span className={text.medium}>{hours}</span>
              {isToday && (
                <span className={styles.note}>
                  <Trans>Today</Trans>
                </span>
              )}
            </span>
          </li>
        ))}
        {appointment && <li className={styles.appointment}>{appointment}</li>}
      </ul>
    </section>
  );
}
