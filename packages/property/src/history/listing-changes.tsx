import { useLastVisit } from "@hjem/saved/viewed-homes";
import layout from "@hjem/ui/layout.module.css";
import { Ledger, LedgerRow } from "@hjem/ui/ledger";
import { Tag } from "@hjem/ui/tag";
import text from "@hjem/ui/text.module.css";
import { Plural, Trans } from "@lingui/react/macro";
import { useId } from "react";
import type { HistoryView } from "./history-view.ts";
import styles from "./listing-changes.module.css";

/** Every change of a listing and of its price, in one table; changes since the last visit are highlighted. */
export default function ListingChanges({ propertyId, changes, market }: HistoryView) {
  const lastVisit = useLastVisit(propertyId);
  const isNew = (at: number) => lastVisit !== null && at > lastVisit;
  const news = changes.filter(({ at }) => isNew(at)).length;
  const changesId = useId();
  return (
    <div className={styles.columns}>
      <section className={layout.stack} aria-labelledby={changesId}>
        <div className={styles.title}>
          <h2 id={changesId}>
            <Trans>Full change history</Trans>
          </h2>
          {news > 0 && (
            <Tag tone="signal">
              <Plural value={news} one="# since your last visit" other="# since your last visit" />
            </Tag>
          )}
        </div>
        <table className={styles.table} aria-labelledby={changesId}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Date</Trans>
              </th>
              <th scope="col">
                <Trans>What changed</Trans>
              </th>
              <th scope="col" className={styles.before}>
                <Trans>Before</Trans>
              </th>
              <th scope="col">
                <Trans>After</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
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
          </tbody>
        </table>
      </section>
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
