import type { Period } from "@hjem/domain/format/format-price";
import type { Listing } from "@hjem/domain/listing/listing";
import { usePage } from "@hjem/storefront/page";
import { Ledger, LedgerColumns, LedgerRow, LedgerSum } from "@hjem/ui/ledger";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Section } from "../section.tsx";
import { type CostLine, isRental, listingCosts } from "./cost-lines.ts";
import styles from "./costs.module.css";
import { moneyText } from "./money-text.ts";

/** Props of an account. */
interface AccountProps {
  caption: ReactNode;
  lines: readonly CostLine[];
  total?: CostLine | null;
}

function Account({ caption, lines, total }: AccountProps) {
  const page = usePage();
  const periods: Record<NonNullable<CostLine["period"]>, Period> = {
    rent: page.region.rentPeriod,
    shared: page.region.sharedCostPeriod,
  };
  const shown = lines.filter(({ term }) => page.term(term) !== "");
  if (shown.length === 0) return null;
  return (
    <div>
      <h3 className={styles.caption}>{caption}</h3>
      <Ledger>
        {shown.map(({ term, sum, period }) => (
          <LedgerRow key={term} label={page.term(term)}>
            {moneyText(page, sum, period && periods[period])}
          </LedgerRow>
        ))}
        {total && <LedgerSum label={page.term(total.term)}>{moneyText(page, total.sum)}</LedgerSum>}
      </Ledger>
    </div>
  );
}

/** What the home costs: to buy, and to live in (visual §9). */
export function Costs({ listing }: { listing: Listing }) {
  const { term } = usePage();
  const { purchase, total, running, other } = listingCosts(listing);
  if (purchase.length + running.length + other.length === 0) return null;
  const included = listing.prices.includedInSharedCost;
  return (
    <Section title={<Trans>What it costs</Trans>}>
      <LedgerColumns>
        <Account
          caption={isRental(listing) ? <Trans>To move in</Trans> : <Trans>To buy</Trans>}
          lines={purchase}
          total={total}
        />
        <Account caption={<Trans>To live there</Trans>} lines={running} />
        <Account caption={<Trans>Also told</Trans>} lines={other} />
      </LedgerColumns>
      {included && (
        <p className={text.small}>
          <span className={text.secondary}>{term("price.includedInSharedCost")}: </span>
          {included}
        </p>
      )}
    </Section>
  );
}
