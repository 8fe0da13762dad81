import { formatLongDay } from "@hjem/domain/format/format-date";
import { formatPrice } from "@hjem/domain/format/format-price";
import type { PriceHistoryEntry } from "@hjem/domain/listing/listing-dates";
import { usePage } from "@hjem/storefront/page";
import { Ledger, LedgerRow } from "@hjem/ui/ledger";
import { useLingui } from "@lingui/react/macro";
import { Section } from "../section.tsx";

/** How many steps are told here, newest first; the history tab has all of them. */
const SHOWN_STEPS = 5;

/** What became of the price, newest first. A home that was only listed has no history to tell. */
export function PriceHistory({ entries }: { entries: readonly PriceHistoryEntry[] }) {
  const page = usePage();
  const { t } = useLingui();
  if (entries.length < 2) return null;
  const words: Record<PriceHistoryEntry["action"], string> = {
    listed: t`Listed`,
    price_changed: t`Price changed`,
    sold: t`Sold`,
    rented: t`Let`,
    withdrawn: t`Withdrawn`,
    relisted: t`Listed again`,
  };
  const steps = entries.toSorted((one, other) => other.date.localeCompare(one.date));
  return (
    <Section title={t`Price history`}>
      <Ledger>
        {steps.slice(0, SHOWN_STEPS).map(({ action, date, price }) => (
          <LedgerRow
            key={`${date}-${action}-${price}`}
            label={`${formatLongDay(page, date)} · ${words[action]}`}
          >
            {price === null ? "–" : formatPrice(page, price)}
          </LedgerRow>
        ))}
      </Ledger>
    </Section>
  );
}
