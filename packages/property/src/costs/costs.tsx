import { lazyComponent } from "@hjem/storefront/lazy-component";
import { Ledger, LedgerRow, LedgerSum } from "@hjem/ui/ledger";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import type { Line } from "../section/line.ts";
import { Section } from "../section/section.tsx";
import type { CostAccount, CostsView } from "./accounts/cost-accounts.ts";
import styles from "./costs.module.css";

/** The monthly costs of a home, on assumed terms until hydrated, then on the visitor's own. */
const MonthlyCosts = lazyComponent(() => import("./monthly-costs.tsx"));

/** Props of `Costs`. */
export interface CostsProps extends CostsView {
  /** What the shared costs include, as the seller wrote it. */
  included: Line | null;
  /** The home is off the market: nobody can buy or rent it at these costs. @default false */
  isClosed?: boolean;
}

function Account({ caption, lines, total, note }: CostAccount) {
  return (
    <div>
      <h3 className={styles.caption}>{caption}</h3>
      <Ledger>
        {lines.map(({ label, value }) => (
          <LedgerRow key={label} label={label}>
            {value}
          </LedgerRow>
        ))}
        {total && <LedgerSum label={total.label}>{total.value}</LedgerSum>}
      </Ledger>
      {note && <p className={`${text.xsmall} ${text.secondary}`}>{note}</p>}
    </div>
  );
}

/** The costs of the home: to buy and to own (visual §9). */
export function Costs({
  accounts,
  monthly,
  monthlyTitle,
  included,
  guide,
  isClosed = false,
}: CostsProps) {
  const guideLink = guide && (
    <p className={styles.guide}>
      <Link href={guide.href} className={text.linkAlone}>
        {guide.label}
      </Link>
    </p>
  );
  if (accounts.length === 0) return guideLink;
  const [purchase, ...others] = accounts;
  return (
    <Section
      title={isClosed ? <Trans>Costs when it was advertised</Trans> : <Trans>What it costs</Trans>}
      answers="costs price"
    >
      <div className={styles.accounts}>
        {purchase && <Account {...purchase} />}
        {monthly && (
          <div>
            <h3 className={styles.caption}>{monthlyTitle}</h3>
            <MonthlyCosts {...monthly} />
          </div>
        )}
        {others.map((account) => (
          <Account {...account} key={account.caption} />
        ))}
      </div>
      {included && (
        <p className={text.small}>
          <span className={text.secondary}>{included.label}: </span>
          {included.value}
        </p>
      )}
      {guideLink}
    </Section>
  );
}
