import { Link } from "@hjem/ui/link";
import { Picture } from "@hjem/ui/picture";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ProjectModel, UnitRow } from "./project-model.ts";
import styles from "./units.module.css";

function Name({ href, name }: UnitRow) {
  return href === null ? (
    <span className={styles.own} aria-current="page">
      {name}
    </span>
  ) : (
    <Link href={href} className={styles.link}>
      {name}
    </Link>
  );
}

/** The units of a project as a table; on a phone rooms and storey stand under the name. */
export function Units({ units, labels }: Pick<ProjectModel, "units" | "labels">) {
  const { t } = useLingui();
  const hasPlans = units.some(({ plan }) => plan !== null);
  return (
    <table className={styles.units} data-plans={hasPlans || undefined}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Home</Trans>
          </th>
          <th scope="col" className={styles.wide}>
            {labels.bedrooms}
          </th>
          <th scope="col" className={styles.wide}>
            {labels.floor}
          </th>
          <th scope="col" className={styles.wide}>
            {labels.area}
          </th>
          <th scope="col">{labels.price}</th>
          <th scope="col" className={styles.wide}>
            <Trans>Status</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {units.map((unit) => (
          <tr key={unit.id} data-open={unit.isOpen || undefined}>
            <th scope="row">
              <span className={styles.unit}>
                {hasPlans && (
                  <span className={styles.plan}>
                    {unit.plan && (
                      <Picture
                        source={unit.plan}
                        alt=""
                        ratio="fill"
                        fit="contain"
                        sizes="3.5rem"
                      />
                    )}
                  </span>
                )}
                <span>
                  <Name {...unit} />
                  <span className={styles.narrow}>
                    {[
                      unit.area,
                      `${unit.bedrooms} ${labels.bedrooms.toLocaleLowerCase()}`,
                      `${labels.floor} ${unit.floor}`,
                    ].join(" · ")}
                  </span>
                </span>
              </span>
            </th>
            <td className={styles.wide}>{unit.bedrooms}</td>
            <td className={styles.wide}>{unit.floor}</td>
            <td className={styles.wide}>{unit.area}</td>
            <td>
              {unit.price}
              <span className={styles.narrow}>{unit.status}</span>
            </td>
            <td className={`${styles.wide} ${styles.status}`}>{unit.status}</td>
          </tr>
        ))}
      </tbody>
      <caption className={styles.caption}>
        {t`What can still be had comes first, the lowest price first.`}
      </caption>
    </table>
  );
}
