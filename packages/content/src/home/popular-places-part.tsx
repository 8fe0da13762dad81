import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import { Trans } from "@lingui/react/macro";
import type { PlaceLink } from "./home-model.ts";
import type { PopularPlacesProps } from "./popular-places.ts";
import styles from "./popular-places.module.css";

function PlaceLinks({ places }: { places: readonly PlaceLink[] }) {
  return (
    <ul className={styles.places}>
      {places.map(({ href, name, count }) => (
        <li key={href}>
          <Link href={href} className={styles.place}>
            <span>{name}</span>
            <span className={styles.count}>{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Where many look, each place with the number that its list has. */
export default function PopularPlacesPart({ places, rentals }: PopularPlacesProps) {
  if (places.length === 0) return null;
  return (
    <section className={layout.section}>
      <h2 className={styles.title}>
        <Trans>Where do you want to live?</Trans>
      </h2>
      <PlaceLinks places={places} />
      {rentals.length > 0 && (
        <>
          <h3 className={styles.kind}>
            <Trans>To rent</Trans>
          </h3>
          <PlaceLinks places={rentals} />
        </>
      )}
    </section>
  );
}
