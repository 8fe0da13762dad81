import { formatNumber } from "@hjem/domain/format/format-number";
import type { Place } from "@hjem/domain/place/place";
import { listHref } from "@hjem/finder/list-search";
import { usePage } from "@hjem/storefront/page";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import styles from "./popular-places.module.css";

/** Three lines of four. */
const SHOWN_PLACES = 12;

/** Where many look, each place with how many homes it has now. */
export function PopularPlaces({ places }: { places: readonly Place[] }) {
  const page = usePage();
  const { t } = useLingui();
  return (
    <section className={layout.section}>
      <h2 className={styles.title}>
        <Trans>Where do you want to live?</Trans>
      </h2>
      <ul className={styles.places}>
        {places.slice(0, SHOWN_PLACES).map(({ geoId, name, count }) => {
          const n = formatNumber(page, count);
          return (
            <li key={geoId}>
              <Link href={listHref({ geoId: [geoId] })} className={styles.place}>
                <span>{name}</span>
                <span className={styles.count}>
                  {t`${plural(count, { one: `${n} home`, other: `${n} homes` })}`}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
