import layout from "@hjem/ui/layout.module.css";
import { LinkColumns } from "@hjem/ui/link-columns";
import { Trans } from "@lingui/react/macro";
import type { HomeModel } from "./home-model.ts";
import styles from "./popular-places.module.css";

/** Props of `PopularPlaces`. */
export type PopularPlacesProps = Pick<HomeModel, "places" | "rentals" | "areas">;

/** Popular places, each with the number of homes in its list. */
export default function PopularPlacesPart({ places, rentals, areas }: PopularPlacesProps) {
  if (places.length === 0) return null;
  return (
    <section className={layout.section}>
      <h2 className={styles.title}>
        <Trans>Where do you want to live?</Trans>
      </h2>
      <LinkColumns links={places} />
      {rentals.length > 0 && (
        <>
          <h3 className={styles.kind}>
            <Trans>To rent</Trans>
          </h3>
          <LinkColumns links={rentals} />
        </>
      )}
      {areas.length > 0 && (
        <>
          <h3 className={styles.kind}>
            <Trans>Prices and places</Trans>
          </h3>
          <LinkColumns links={areas} />
        </>
      )}
    </section>
  );
}
