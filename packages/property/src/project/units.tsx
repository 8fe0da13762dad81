import { Disclosure } from "@hjem/ui/disclosure";
import { Link } from "@hjem/ui/link";
import { Picture } from "@hjem/ui/picture";
import { plural } from "@lingui/core/macro";
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

/** Shown for an unknown value. */
const NOTHING = "–";

const facts = ["bedrooms", "floor", "area"] as const;

/** Below the name on a phone, where the table has no columns for it. */
function ShortFacts({ area, bedrooms, floor }: UnitRow) {
  const { t } = useLingui();
  const count = Number(bedrooms);
  const rooms =
    count > 0
      ? t`${plural(count, { one: `${bedrooms} bedroom`, other: `${bedrooms} bedrooms` })}`
      : bedrooms;
  return <span className={styles.narrow}>{[area, rooms, floor].filter(Boolean).join(" · ")}</span>;
}

/** Units that are shown at first; of a few more all are. */
const SHOWN = 6;
const FOLDED_FROM = 9;

/**
 * The units of a project as a table; on a phone rooms and floor are below the name. Many are folded after the first, by the
 * browser's own means; those of a search never.
 */
export function Units({ units, labels }: Pick<ProjectModel, "units" | "labels">) {
  const { t } = useLingui();
  const hasPlans = units.some(({ plan }) => plan !== null);
  const shown = facts.filter((fact) => units.some((unit) => unit[fact] !== ""));
  const isFolded = units.length >= FOLDED_FROM && !units.some(({ isMatching }) => isMatching);
  const n = units.length;
  const table = (
    <table className={styles.units}>
      <caption className={styles.caption}>{t`Available homes first, lowest price first.`}</caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Home</Trans>
          </th>
          {shown.map((fact) => (
            <th key={fact} scope="col" className={styles.wide}>
              {labels[fact]}
            </th>
          ))}
          <th scope="col">{labels.price}</th>
          <th scope="col" className={styles.wide}>
            <Trans>Status</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {units.map((unit, at) => (
          <tr
            key={unit.id}
            data-later={at >= SHOWN || undefined}
            data-open={unit.isOpen || undefined}
            data-matching={unit.isMatching || undefined}
          >
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
                  <ShortFacts {...unit} />
                  {unit.isMatching && (
                    <span className={styles.mark}>
                      <Trans>Matches your search</Trans>
                    </span>
                  )}
                </span>
              </span>
            </th>
            {shown.map((fact) => (
              <td key={fact} className={styles.wide}>
                {unit[fact] || NOTHING}
              </td>
            ))}
            <td>
              {unit.price || NOTHING}
              <span className={styles.narrow}>{unit.status}</span>
            </td>
            <td className={`${styles.wide} ${styles.status}`}>{unit.status}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return isFolded ? (
    <div className={styles.folded}>
      {table}
      <Disclosure summary={t`All ${n} homes`}>{null}</Disclosure>
    </div>
  ) : (
    table
  );
}
