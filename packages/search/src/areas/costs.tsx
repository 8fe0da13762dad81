import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { useId } from "react";
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

function Types({ types }: { types: readonly TypeLine[] }) {
  return (
    <table className={styles.table}>
      <caption>
        <Trans>Homes for sale by type</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Type</Trans>
          </th>
          <th scope="col">
            <Trans>Homes</Trans>
          </th>
          <th scope="col">
            <Trans>Median price</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {types.map(({ label, count, price, href }) => (
          <tr key={href}>
            <th scope="row">
              <Link href={href} className={styles.link}>
                {label}
              </Link>
            </th>
            <td>{count}</td>
            <td>
              {price || (
                <>
                  <span aria-hidden="true">–</span>
                  <span className={text.visuallyHidden}>
                    <Trans>Too few to tell</Trans>
                  </span>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bedrooms({ bedrooms }: { bedrooms: readonly CountLine[] }) {
  return (
    <table className={styles.table}>
      <caption>
        <Trans>Homes for sale by bedrooms</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Bedrooms</Trans>
          </th>
          <th scope="col">
            <Trans>Homes</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {bedrooms.map(({ label, count, href }) => (
          <tr key={href}>
            <th scope="row">
              <Link href={href} className={styles.link}>
                {label}
              </Link>
            </th>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What homes cost here: medians with the number of homes each rests on, then the homes by type and by bedrooms. */
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
        <Trans>What homes cost here</Trans>
      </h2>
      {medians.length > 0 ? (
        <Medians medians={medians} />
      ) : (
        <p className={`${text.secondary} ${styles.few}`}>
          <Trans>Too few homes are for sale or rent to tell what they cost in the middle.</Trans>
        </p>
      )}
      <div className={styles.tables}>
        {types.length > 0 && <Types types={types} />}
        {bedrooms.length > 0 && <Bedrooms bedrooms={bedrooms} />}
      </div>
      {medians.length > 0 && (
        <p className={`${text.small} ${text.muted} ${styles.note}`}>
          <Trans>
            Half of the homes cost more than the median, half less. Of a price range the lowest
            price counts. Fewer than five homes make no median.
          </Trans>
        </p>
      )}
    </section>
  );
}
