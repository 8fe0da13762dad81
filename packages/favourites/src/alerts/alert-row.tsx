import type { Alert } from "@hjem/domain/saved/alert";
import type { AlertReason } from "@hjem/domain/saved/saved-rules";
import { propertyHref } from "@hjem/home-card/result-photos";
import { usePage } from "@hjem/storefront/page";
import { ImageIcon } from "@hjem/ui/detail-icons";
import { drawIcon, type Icon } from "@hjem/ui/icon";
import { Link } from "@hjem/ui/link";
import { Picture } from "@hjem/ui/picture";
import { HomeIcon } from "@hjem/ui/result-icons";
import { CalendarIcon } from "@hjem/ui/subject-icons";
import text from "@hjem/ui/text.module.css";
import { PlusIcon } from "@hjem/ui/tool-icons";
import { Trans } from "@lingui/react/macro";
import { buildAlertView } from "./alert-view.ts";
import styles from "./alerts.module.css";

const ArrowDownIcon = drawIcon("M12 5v14M6 13l6 6 6-6");
const TagIcon = drawIcon("M4 4h8l8 8-8 8-8-8zM8.5 8.5h.01");
const ReturnIcon = drawIcon("M9 7h6a4.5 4.5 0 0 1 0 9H6M9 13l-3 3 3 3");
const PencilIcon = drawIcon("M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5z");

const icons: Readonly<Record<AlertReason, Icon>> = {
  new: PlusIcon,
  price: PencilIcon,
  viewing: CalendarIcon,
  back: ReturnIcon,
  sold: TagIcon,
  rented: TagIcon,
  withdrawn: TagIcon,
  area: PencilIcon,
  text: PencilIcon,
  photos: ImageIcon,
};

/** Props of `AlertRow`. */
export interface AlertRowProps {
  alert: Alert;
  /** IANA zone of the reader, for the hour. */
  timeZone: string;
  onOpen?: () => void;
}

/** An alert: what has happened to a home, the values before and after, and why the person is notified (visual.md §19). */
export function AlertRow({ alert, timeZone, onOpen }: AlertRowProps) {
  const page = usePage();
  const { property, isGone, readAt } = alert;
  const { events, why } = buildAlertView(page, alert, timeZone);
  const [picture] = property.images;
  const content = (
    <>
      <span className={styles.photo}>
        {picture && !isGone ? (
          <Picture source={picture} alt="" sizes="4rem" ratio="fill" />
        ) : (
          <HomeIcon size="l" />
        )}
      </span>
      <span className={styles.words}>
        {events.map(({ reason, title, detail, isPriceDrop }, index) => {
          const EventIcon = isPriceDrop ? ArrowDownIcon : icons[reason];
          return (
            <span key={reason} className={styles.event}>
              <span className={styles.title} data-drop={isPriceDrop || undefined}>
                <EventIcon size="s" />
                {title}
              </span>
              {index === 0 && <span className={styles.line}>{property.address}</span>}
              {detail && <span className={styles.line}>{detail}</span>}
            </span>
          );
        })}
        {isGone && (
          <span className={styles.line}>
            <Trans>The listing has been deleted.</Trans>
          </span>
        )}
        <span className={styles.why}>{why}</span>
      </span>
      {readAt === null && (
        <span className={styles.unread}>
          <span className={text.visuallyHidden}>
            <Trans>Unread</Trans>
          </span>
        </span>
      )}
    </>
  );
  return (
    <li className={styles.row}>
      {isGone ? (
        <div className={styles.item}>{content}</div>
      ) : (
        <Link href={propertyHref(property)} className={styles.item} onClick={onOpen}>
          {content}
        </Link>
      )}
    </li>
  );
}
