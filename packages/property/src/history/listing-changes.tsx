import { useLastVisit } from "@hjem/saved/viewed-homes";
import layout from "@hjem/ui/layout.module.css";
import { Ledger, LedgerRow } from "@hjem/ui/ledger";
import { Tag } from "@hjem/ui/tag";
import text from "@hjem/ui/text.module.css";
import { Plural, Trans } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import type { HistoryView } from "./history-view.ts";
import styles from "./listing-changes.module.css";

interface ColumnsProps {
  /** Id of the heading that labels the table. */
  labelId: string;
  heads: readonly { label: ReactNode; className?: string }[];
  /** Its rows. */
  children: ReactNode;
}

function Columns({ labelId, heads, children }: ColumnsProps) {
  return (
    <table className={styles.table} aria-labelledby={labelId}>
      <thead>
        <tr>
          {heads.map(({ label, className }, column) => (
            // The order of the columns is fixed.
            <th key={column} scope="col" className={className}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** Every change of a listing and every step of its price; changes since the last visit are highlighted. */
export default function ListingChanges({ propertyId, changes, steps, market }: HistoryView) {
  const lastVisit = useLastVisit(propertyId);
  const isNew = (at: number) => lastVisit !== null && at > lastVisit;
  const news = changes.filter(({ at }) => isNew(at)).length;
  const changesId = useId();
  const stepsId = useId();
  return (
    <div className={styles.columns}>
      <div className={layout.stackLarge}>
        <section className={layout.stack} aria-labelledby={changesId}>
          <div className={styles.title}>
            <h2 id={changesId}>
              <Trans>Full change history</Trans>
            </h2>
            {news > 0 && (
              <Tag tone="signal">
                <Plural
                  value={news}
                  one="# since your last visit"
                  other="# since your last visit"
                />
              </Tag>
            )}
          </div>
          <Columns
            labelId={changesId}
            heads={[
              { label: <Trans>Date</Trans> },
              { label: <Trans>What changed</Trans> },
              { label: <Trans>Before</Trans>, className: styles.before },
              { label: <Trans>After</Trans> },
            ]}
          >
            {changes.map(({ at, day, what, before, after }) => (
              <tr key={`${at} ${what} ${before} ${after}`} data-new={isNew(at) || undefined}>
                <td>
                  {day}
                  {isNew(at) && (
                    <span className={text.visuallyHidden}>
                      {" "}
                      <Trans>New since your last visit</Trans>
                    </span>
                  )}
                </td>
                <td>{what}</td>
                <td className={`${styles.before} ${text.muted}`}>{before}</td>
                <td>{after}</td>
              </tr>
            ))}
          </Columns>
        </section>
        {steps.length > 0 && (
          <section className={layout.stack} aria-labelledby={stepsId}>
            <h2 id={stepsId}>
              <Trans>Price over time</Trans>
            </h2>
            <Columns
              labelId={stepsId}
              heads={[
                { label: <Trans>Date</Trans> },
                { label: <Trans>Event</Trans> },
                { label: <Trans>Change</Trans>, className: styles.figure },
                { label: <Trans>Price</Trans> },
              ]}
            >
              {steps.map(({ day, action, price, change }) => (
                <tr key={`${day} ${action} ${price}`}>
                  <td>{day}</td>
                  <td>{action}</td>
                  <td className={styles.figure}>{change || "–"}</td>
                  <td>{price}</td>
                </tr>
              ))}
            </Columns>
          </section>
        )}
      </div>
      <aside className={layout.panel}>
        <h2 className={text.h3}>
          <Trans>On the market</Trans>
        </h2>
        <Ledger>
          {market.map(({ label, value }) => (
            <LedgerRow key={label} label={label}>
              {value}
            </LedgerRow>
          ))}
        </Ledger>
      </aside>
    </div>
  );
}
