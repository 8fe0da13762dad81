import { activeFilters, type FilterName } from "@hjem/domain/search/active-filters";
import { Chip } from "@hjem/ui/chip";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { usePlaceNames } from "../place/use-place-names.ts";
import { listHref } from "../search/list-search.ts";
import { useListSearch } from "../search/use-list-search.ts";
import { withoutFilter, withoutFilters, withoutValue } from "../search/without-filter.ts";
import styles from "./active-filters.module.css";
import { useFilterLabels } from "./use-filter-labels.ts";

/** Filters that the filter bar shows itself where it has room for them. */
const barFilters: readonly FilterName[] = ["price", "bedroom", "propertyType"];

interface Chosen {
  key: string;
  label: string;
  href: string;
  isInBar: boolean;
}

/** Every filter that is set and what the search is without it; several places are named one by one. */
function useChosen(): Chosen[] {
  const { request, extras } = useListSearch();
  const labelOf = useFilterLabels();
  const places = usePlaceNames(request.geoId);
  const filters = activeFilters(request)
    .filter((name) => name !== "geoId")
    .map((name) => ({
      key: name,
      label: labelOf(request, name),
      href: listHref(withoutFilter(request, name), extras),
      isInBar: barFilters.includes(name),
    }));
  // A single place stands in the field, which has a cross of its own.
  const chosenPlaces = places.length < 2 ? [] : places;
  return [
    ...chosenPlaces.map(({ geoId, name }) => ({
      key: geoId,
      label: name,
      href: listHref(withoutValue(request, "geoId", geoId), extras),
      isInBar: false,
    })),
    ...filters.filter(({ label }) => label !== ""),
  ];
}

/** What the search is limited to, beyond what the filter bar says: a press removes one, the last link all (spec §4). */
export function ActiveFilters() {
  const { t } = useLingui();
  const { request, extras } = useListSearch();
  const chosen = useChosen();
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t`Chosen filters`}>
      {chosen.map(({ key, label, href, isInBar }) => (
        <li key={key} data-in-bar={isInBar || undefined}>
          <Chip href={href} isRemovable keepsScroll>
            {label}
          </Chip>
        </li>
      ))}
      <li>
        <Link
          href={listHref(withoutFilters(request), extras)}
          keepsScroll
          className={`${styles.all} ${text.medium}`}
        >
          <Trans>Clear all</Trans>
        </Link>
      </li>
    </ul>
  );
}
