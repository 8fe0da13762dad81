import { placesApi } from "@hjem/api-client/endpoints/places";
import { formatNumber } from "@hjem/domain/format/format-number";
import { paths } from "@hjem/domain/paths";
import { areaTerm } from "@hjem/domain/place/area-address";
import type { Place } from "@hjem/domain/place/place";
import { listHref, type SearchChoice } from "@hjem/finder/list-search";
import { usePage } from "@hjem/storefront/page";
import type { PageContext } from "@hjem/storefront/page-context";
import layout from "@hjem/ui/layout.module.css";
import { LinkColumns, type NotedLink } from "@hjem/ui/link-columns";
import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { popularScope, rentalScope } from "./part-requests.ts";
import styles from "./popular-places.module.css";

/** Three rows of four for sale, one for rent. */
const SHOWN_PLACES = 12;
const SHOWN_RENTALS = 4;
const SHOWN_AREAS = 8;

const rentals: SearchChoice = { listingType: "rent", acquisition: "rent" };

const placeLink = (
  page: PageContext,
  { geoId, name, count }: Place,
  kind: SearchChoice,
): NotedLink => {
  const n = formatNumber(page, count);
  return {
    href: listHref({ ...kind, geoId: [geoId] }),
    name,
    note: t(page.i18n)`${plural(count, { one: `${n} home`, other: `${n} homes` })}`,
  };
};

/** The page of a place, with its number of homes for sale. */
const areaLink = (page: PageContext, place: Place): NotedLink[] => {
  const term = areaTerm(place);
  return term === null ? [] : [{ ...placeLink(page, place, {}), href: paths.location.to(term) }];
};

/** Props of `PopularPlaces`. */
export interface PopularPlacesProps {
  /** The editor's heading; empty for the usual one. */
  title: string;
  /** Number of places with homes for sale; null for the usual one. */
  count: number | null;
}

/** Popular places, each with the number of homes in its list (RTE-031). */
export function PopularPlaces({ title, count }: PopularPlacesProps) {
  const page = usePage();
  const { data: places = [] } = placesApi.usePopularRegionsQuery(popularScope);
  const { data: toRent = [] } = placesApi.usePopularRegionsQuery(rentalScope);
  if (places.length === 0) return null;
  const shown = places.slice(0, count ?? SHOWN_PLACES);
  const rented = toRent.slice(0, SHOWN_RENTALS);
  const areas = places.slice(0, SHOWN_AREAS).flatMap((place) => areaLink(page, place));
  return (
    <section className={layout.section}>
      <h2 className={styles.title}>{title || <Trans>Where do you want to live?</Trans>}</h2>
      <LinkColumns links={shown.map((place) => placeLink(page, place, {}))} />
      {rented.length > 0 && (
        <>
          <h3 className={styles.kind}>
            <Trans>To rent</Trans>
          </h3>
          <LinkColumns links={rented.map((place) => placeLink(page, place, rentals))} />
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
