import { resultPrice } from "@hjem/domain/format/result-price";
import type { Collection } from "@hjem/domain/saved/collection";
import { propertyHref } from "@hjem/home-card/result-photos";
import { usePage } from "@hjem/storefront/page";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import { Picture } from "@hjem/ui/picture";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import styles from "./overview.module.css";

/** Homes that are shown at most. */
const LAST_MAX = 8;

/** The homes that were saved last, of all collections, each once. */
export function LastHomes({ collections }: { collections: readonly Collection[] }) {
  const page = usePage();
  const saved = new Map(
    collections.flatMap(({ properties }) => properties.data.map((home) => [home.propertyId, home])),
  );
  const homes = [...saved.values()].slice(0, LAST_MAX);
  if (homes.length === 0) return null;
  return (
    <section className={layout.stack}>
      <h2 className={text.h2}>
        <Trans>Saved last</Trans>
      </h2>
      <ul className={styles.homes}>
        {homes.map((home) => (
          <li key={home.propertyId} className={styles.collection}>
            <div className={styles.preview} data-count={home.images.length > 0 ? 1 : 0}>
              {home.images.slice(0, 1).map((source) => (
                <div key={source.url} className={styles.picture}>
                  <Picture source={source} alt="" sizes="18rem" ratio="fill" />
                </div>
              ))}
            </div>
            <p className={text.strong}>{resultPrice(page, home).figure}</p>
            <Link href={propertyHref(home)} className={`${text.small} ${text.linkAlone}`}>
              {home.address}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
