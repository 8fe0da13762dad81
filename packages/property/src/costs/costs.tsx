import { Ledger, LedgerRow, LedgerSum } from "@hjem/ui/ledger";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import type { Line } from "../model/line.ts";
import { Section } from "../section.tsx";
import type { CostAccount } from "./cost-accounts.ts";
import styles from "./costs.module.css";

/** Props of `Costs`. */
export interface CostsProps {
  accounts: readonly CostAccount[];
  /** What the shared costs cover, in the seller's words. */
  included: Line | null;
}

/** What the home costs: to buy, and to live in (visual §9). */
export function Costs({ accounts, included }: CostsProps) {
  if (accounts.length === 0) return null;
  return (
    <Section title={<Trans>What it costs</Trans>}>
      <div className={styles.accounts}>
        {accounts.map(({ caption, lines, total }) => (
          <div key={caption}>
            <h3 className={styles.caption}>{caption}</h3>
            <Ledger>
              {lines.map(({ label, value }) => (
                <LedgerRow key={label} label={label}>
                  {value}
                </LedgerRow>
              ))}
              {total && <LedgerSum label={total.label}>{total.value}</LedgerSum>}
            </Ledger>
          </div>
        ))}
      </div>
      {included && (
        <p className={text.small}>
          <span className={text.secondary}>{included.label}: </span>
          {included.value}
        </p>
      )}
    </Section>
  );
}
