import { Disclosure } from "@hjem/ui/disclosure";
import { Link } from "@hjem/ui/link";
import { Picture } from "@hjem/ui/picture";
import { SegmentedLinks } from "@hjem/ui/segmented";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ProjectModel, UnitRow } from "./project-model.ts";
import type { UnitSort } from "./unit-order.ts";
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

interface HeadProps extends Pick<ProjectModel, "sorts"> {
  by: UnitSort;
  children: string;
  className?: string;
}

const arrows = { ascending: "↑", descending: "↓" } as const;

/** The head of a column that the homes can be sorted by: a link, which works without JavaScript too. */
function SortHead({ by, sorts, children, className }: HeadProps) {
  const sort = sorts.find((each) => each.by === by);
  return (
    <th scope="col" className={className} aria-sort={sort?.direction ?? undefined}>
      {sort ? (
        <Link href={sort.href} keepsScroll className={styles.sort}>
          {children}
          <span aria-hidden="true" className={styles.arrow}>
            {sort.direction ? arrows[sort.direction] : "↕"}
          </span>
        </Link>
      ) : (
        children
      )}
    </th>
  );
}

/** The same orders on a phone, where most columns are below the name. */
function SortLinks({ sorts, labels }: Pick<ProjectModel, "sorts" | "labels">) {
  const { t } = useLingui();
  return (
    <div className={styles.sorts}>
      <SegmentedLinks
        label={t`Sort homes by`}
        segments={sorts.map(({ by, href, direction }) => ({
          href,
          label: `${labels[by]}${direction ? ` ${arrows[direction]}` : ""}`,
          isCurrent: direction !== null,
        }))}
      />
    </div>
  );
}

/** Units that are shown at first; of a few more all are. */
const SHOWN = 6;
const FOLDED_FROM = 9;

/**
 * The units of a project as a table; on a phone rooms and floor are below the name. Many are folded after the first, by the
 * browser's own means; those of a search never.
 */
export function Units({ units, labels, sorts }: Pick<ProjectModel, "units" | "labels" | "sorts">) {
  const { t } = useLingui();
  const hasPlans = units.some(({ plan }) => plan !== null);
  const shown = facts.filter((fact) => units.some((unit) => unit[fact] !== ""));
  const isFolded = units.length >= FOLDED_FROM && !units.some(({ isMatching }) => isMatching);
  const n = units.length;
  const table = (
    <table className={styles.units}>
      <caption className={styles.caption}>{t`Homes for sale first, sold homes last.`}</caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Home</Trans>
          </th>
          {shown.map((fact) =>
            fact === "bedrooms" ? (
              <th key={fact} scope="col" className={styles.wide}>
                {labels[fact]}
              </th>
            ) : (
              <SortHead key={fact} by={fact} sorts={sorts} className={styles.wide}>
                {labels[fact]}
              </SortHead>
            ),
          )}
          <SortHead by="price" sorts={sorts}>
            {labels.price}
          </SortHead>
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
  return (
    <div className={isFolded ? styles.folded : undefined}>
      {sorts.length > 1 && <SortLinks sorts={sorts} labels={labels} />}
      {table}
      {isFolded && <Disclosure summary={t`All ${n} homes`}>{null}</Disclosure>}
    </div>
  );
}
