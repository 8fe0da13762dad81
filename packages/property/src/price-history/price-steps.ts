import { formatLongDay } from "@hjem/domain/format/format-date";
import { formatPrice, formatRent } from "@hjem/domain/format/format-price";
import { isRental } from "@hjem/domain/listing/availability";
import type { Listing } from "@hjem/domain/listing/listing";
import type { PriceHistoryEntry } from "@hjem/domain/listing/listing-dates";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import type { Line } from "../section/line.ts";

/** Maximum number of steps shown here, newest first; the history tab has all of them. */
const SHOWN_STEPS = 5;

/** Kinds of price changes, in words. */
export const stepNames = ({
  i18n,
}: Pick<PageContext, "i18n">): Record<PriceHistoryEntry["action"], string> => ({
  listed: t(i18n)`Listed`,
  price_changed: t(i18n)`Price changed`,
  sold: t(i18n)`Sold`,
  rented: t(i18n)`Leased`,
  withdrawn: t(i18n)`Withdrawn`,
  relisted: t(i18n)`Relisted`,
});

/** Changes of the price or rent, newest first (PROP-051). A home without changes has no history. */
export function priceSteps(
  page: Pick<PageContext, "region" | "language" | "i18n">,
  entries: readonly PriceHistoryEntry[],
  listing: Pick<Listing, "listingType">,
): Line[] {
  if (entries.length < 2) return [];
  const labels = stepNames(page);
  return entries
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .slice(0, SHOWN_STEPS)
    .map(({ action, date, price }) => ({
      label: `${formatLongDay(page, date)} · ${labels[action]}`,
      value:
        price === null
          ? "–"
          : isRental(listing)
            ? formatRent(page, price, listing.listingType)
            : formatPrice(page, price),
    }));
}
