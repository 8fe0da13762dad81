import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import type { AreaModel, CountLine, SoldLine, TypeLine } from "./area-model.ts";
import styles from "./costs.module.css";

function Medians({ medians }: Pick<AreaModel, "medians">) {
  return (
    <dl className={styles.medians}>
      {medians.map(({ label, value, basis }) => (
        <div key={label} className={styles.median}>
          <dt>{label}</dt>
          <dd>
            <span className={styles.value}>{value}</span>
            <span className={styles.basis}>{basis}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface HomesTableProps {
  caption: ReactNode;
  columns: readonly { key: string; head: ReactNode }[];
  /** Those with an address link to the homes that they count; one cell for every column except the first. */
  rows: readonly { href?: string; label: string; cells: readonly ReactNode[] }[];
}

function HomesTable({ caption, columns, rows }: HomesTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, head }) => (
            <th key={key} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ href, label, cells }) => (
          <tr key={label}>
            <th scope="row">
              {href ? (
                <Link href={href} className={styles.link}>
                  {label}
                </Link>
              ) : (
                label
              )}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]?.key}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const tooFew = (
  <>
    <span aria-hidden="true">–</span>
    <span className={text.visuallyHidden}>
      <Trans>Too few homes</Trans>
    </span>
  </>
);

function Types({ types }: { types: readonly TypeLine[] }) {
  return (
    <HomesTable
      caption={<Trans>Homes for sale by type</Trans>}
      columns={[
        { key: "type", head: <Trans>Type</Trans> },
        { key: "homes", head: <Trans>Homes</Trans> },
        { key: "price", head: <Trans>Median price</Trans> },
      ]}
      rows={types.map(({ label, count, price, href }) => ({
        href,
        label,
        cells: [count, price || tooFew],
      }))}
    />
  );
}

function Bedrooms({ bedrooms }: { bedrooms: readonly CountLine[] }) {
  return (
    <HomesTable
      caption={<Trans>Homes for sale by bedrooms</Trans>}
      columns={[
        { key: "bedrooms", head: <Trans>Bedrooms</Trans> },
        { key: "homes", head: <Trans>Homes</Trans> },
      ]}
      rows={bedrooms.map(({ label, count, href }) => ({ href, label, cells: [count] }))}
    />
  );
}

/** The price beside a bar from zero, which says nothing that the figure does not. */
const SoldPrice = ({ price, share }: Pick<SoldLine, "price" | "share">) => (
  <span className={styles.sold}>
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
      <rect width={share} height="1" />
    </svg>
    {price || tooFew}
  </span>
);

function Sold({ sold }: Pick<AreaModel, "sold">) {
  return (
    <div className={styles.tables}>
      <div>
        <HomesTable
          caption={<Trans>Sale prices by quarter</Trans>}
          columns={[
            { key: "quarter", head: <Trans>Quarter</Trans> },
            { key: "homes", head: <Trans>Homes sold</Trans> },
            { key: "price", head: <Trans>Median sale price</Trans> },
          ]}
          rows={sold.map(({ period, homes, price, share }) => ({
            label: period,
            cells: [homes, <SoldPrice key="price" price={price} share={share} />],
          }))}
        />
        <p className={`${text.small} ${text.muted} ${styles.note}`}>
          <Trans>
            Homes sold through agents on this site whose sale price is known. The median is shown
            when there are at least five.
          </Trans>
        </p>
      </div>
    </div>
  );
}

/**
 * Prices of homes here: medians with the number of homes they are based on, what homes sold for, then the homes by type and by bedrooms.
 */
export function Costs({
  medians,
  sold,
  types,
  bedrooms,
}: Pick<AreaModel, "medians" | "sold" | "types" | "bedrooms">) {
  const id = useId();
  if (types.length + medians.length + sold.length === 0) return null;
  return (
    <section className={layout.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <Trans>Home prices</Trans>
      </h2>
      {medians.length > 0 ? (
        <Medians medians={medians} />
      ) : (
        <p className={`${text.secondary} ${styles.few}`}>
          <Trans>Too few homes to show a median price.</Trans>
        </p>
      )}
      {sold.length > 0 && <Sold sold={sold} />}
      <div className={styles.tables}>
        {types.length > 0 && <Types types={types} />}
        {bedrooms.length > 0 && <Bedrooms bedrooms={bedrooms} />}
      </div>
      {medians.length > 0 && (
        <p className={`${text.small} ${text.muted} ${styles.note}`}>
          <Trans>
            Half of the homes cost more than the median and half cost less. For price ranges, the
            lowest price is used. Each home in a new development is counted. The median is shown
            when there are at least five homes.
          </Trans>
        </p>
      )}
    </section>
  );
}
