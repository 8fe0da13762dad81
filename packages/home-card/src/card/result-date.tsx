import { formatDay, formatLongDay, formatViewing } from "@hjem/domain/format/format-date";
import { findClosing } from "@hjem/domain/listing/price/shown-price";
import type { ResultHome } from "@hjem/domain/listing/result-home";
import { shownViewing, type ViewingDays } from "@hjem/domain/listing/viewing-date";
import { usePage } from "@hjem/storefront/page";
import { When } from "@hjem/ui/facts";
import { HammerIcon } from "@hjem/ui/result-icons";
import { CalendarIcon } from "@hjem/ui/subject-icons";
import { useLingui } from "@lingui/react/macro";
import { hasAuctionAhead, isOpen } from "./result-tags.tsx";

/** Props of `ResultDate`. */
export interface ResultDateProps {
  property: ResultHome;
  viewingDays?: ViewingDays;
}

/**
 * The next viewing or auction, or the date of sale or lease (visual.md §6, D54): one text each, which the HTML need not
 * separate. In a search by days of viewings the viewing that it was found by, and how many others there are.
 */
export function ResultDate({ property, viewingDays }: ResultDateProps) {
  const page = usePage();
  const { term, now } = page;
  const { t } = useLingui();
  const { viewing, others } = shownViewing(property.viewingDate, viewingDays, now);
  const more = others > 0 ? ` ${t`+${others} more`}` : "";
  const closing = findClosing(property.availability, property.priceHistory);
  if (closing?.date) {
    return (
      <When icon={CalendarIcon}>
        {`${term(`status.${closing.kind}`)} ${formatLongDay(page, closing.date)}`}
      </When>
    );
  }
  if (!isOpen(property)) return null;
  if (viewing) {
    return (
      <When icon={CalendarIcon}>
        {`${term("date.inspection")} ${formatViewing(page, viewing)}${more}`}
      </When>
    );
  }
  if (property.auctionDate && hasAuctionAhead(property, now)) {
    return (
      <When icon={HammerIcon}>
        {`${term("date.auction")} ${formatDay(page, property.auctionDate)}`}
      </When>
    );
  }
  if (!property.isViewingByAppointment) return null;
  return <When icon={CalendarIcon}>{term("date.isInspectionByAppointment")}</When>;
}
