import { LinkButton } from "@hjem/ui/button";
import { externalLink } from "@hjem/ui/external-link";
import { IconLink } from "@hjem/ui/icon-button";
import { CalendarIcon } from "@hjem/ui/subject-icons";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import sheet from "../print/sheet.module.css";
import type { ListingViewings } from "./viewing-lines.ts";
import styles from "./viewings.module.css";

/** Props of `Viewings`. */
export interface ViewingsProps extends ListingViewings {
  className?: string;
}

/** Viewings of the home: a date tile and the hours of each upcoming one. */
export function Viewings(props: ViewingsProps) {
  const { title, viewings, appointment, signUp, allHref, className } = props;
  return (
    <section className={className} data-answers="viewings">
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {viewings.map(({ day, weekday, date, month, hours, isToday, calendar }) => (
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
            <IconLink icon={CalendarIcon} size="s" {...calendar} download />
          </li>
        ))}
        {appointment && <li className={styles.appointment}>{appointment}</li>}
      </ul>
      <div className={`${styles.acts} ${sheet.offPaper}`}>
        <LinkButton
          href={signUp.href}
          variant="primary"
          isBlock
          data-enquiry
          {...(signUp.isElsewhere && externalLink)}
        >
          {signUp.label}
        </LinkButton>
        {allHref && (
          <a href={allHref} className={`${text.linkAlone} ${text.small}`} download>
            <Trans>Add all to your calendar</Trans>
          </a>
        )}
      </div>
    </section>
  );
}
