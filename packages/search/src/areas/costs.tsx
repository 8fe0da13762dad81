import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import type { AreaModel, CountLine, TypeLine } from "./area-model.ts";
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
  /** Each links to the homes that it counts; one cell for every column except the first. */
  rows: readonly { href: string; label: string; cells: readonly ReactNode[] }[];
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
          <tr key={href}>
            <th scope="row">
              <Link href={href} className={styles.link}>
                {label}
              </Link>
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

/**
 * Prices of homes here: medians with the number of homes they are based on, then the homes by type and by bedrooms.
 */
export function Costs({
  medians,
  types,
  bedrooms,
}: Pick<AreaModel, "medians" | "types" | "bedrooms">) {
  const id = useId();
  if (types.length + medians.length === 0) return null;
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
