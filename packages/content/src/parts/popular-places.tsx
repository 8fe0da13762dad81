import { placesApi } from "@hjem/api-client/endpoints/places";
import { formatNumber } from "@hjem/domain/format/format-number";
import { formatShortPrice } from "@hjem/domain/format/format-price";
import { paths } from "@hjem/domain/paths";
import { areaTerm } from "@hjem/domain/place/area-address";
import type { PopularPlace } from "@hjem/domain/place/place";
import { listHref, type SearchChoice } from "@hjem/finder/list-search";
import { usePage } from "@hjem/storefront/page";
import type { PageContext } from "@hjem/storefront/page-context";
import layout from "@hjem/ui/layout.module.css";
import { LinkColumns, type NotedLink } from "@hjem/ui/link-columns";
import text from "@hjem/ui/text.module.css";
import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { popularScope, rentalScope } from "../requests/part-requests.ts";
import styles from "./popular-places.module.css";

/** Three rows of four for sale, one for rent. */
const SHOWN_PLACES = 12;
const SHOWN_RENTALS = 4;

const rentals: SearchChoice = { listingType: "rent", acquisition: "rent" };

/** A place with its number of homes, and what they cost, which leads to its page. */
const placeLink = (page: PageContext, place: PopularPlace, kind: SearchChoice): NotedLink => {
  const { geoId, name, count, medianPrice } = place;
  const { i18n } = page;
  const n = formatNumber(page, count);
  const term = areaTerm(place);
  return {
    href: listHref({ ...kind, geoId: [geoId] }),
    name,
    note: t(i18n)`${plural(count, { one: `${n} home`, other: `${n} homes` })}`,
    figure:
      term === null || medianPrice === null
        ? undefined
        : {
            href: paths.location.to(term),
            text: formatShortPrice(page, medianPrice),
            label: t(i18n)`Median price in ${name}`,
          },
  };
};

/** Props of `PopularPlaces`. */
export interface PopularPlacesProps {
  /** The editor's heading; empty for the usual one. */
  title: string;
  /** Number of places with homes for sale; null for the usual one. */
  count: number | null;
}

/** Popular places, each with the number of homes in its list and what half of them cost less than (RTE-031, S3). */
export function PopularPlaces({ title, count }: PopularPlacesProps) {
  const page = usePage();
  const { data: places = [] } = placesApi.usePopularRegionsQuery(popularScope);
  const { data: toRent = [] } = placesApi.usePopularRegionsQuery(rentalScope);
  if (places.length === 0) return null;
  const shown = places.slice(0, count ?? SHOWN_PLACES);
  const rented = toRent.slice(0, SHOWN_RENTALS);
  return (
    <section className={layout.section}>
      <h2>{title || <Trans>Where do you want to live?</Trans>}</h2>
      <p className={`${text.small} ${text.muted} ${styles.note}`}>
        <Trans>Homes for sale now, and their median price</Trans>
      </p>
      <LinkColumns links={shown.map((place) => placeLink(page, place, {}))} />
      {rented.length > 0 && (
        <>
          <h3 className={styles.kind}>
            <Trans>To rent</Trans>
          </h3>
          <LinkColumns
            links={rented.map((place) => ({
              ...placeLink(page, place, rentals),
              figure: undefined,
            }))}
          />
        </>
      )}
    </section>
  );
}
