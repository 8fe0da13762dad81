import { formatNumber } from "@hjem/domain/format/format-number";
import { formatQuote } from "@hjem/domain/format/format-quote";
import { formatShortPrice } from "@hjem/domain/format/format-price";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import { useFilterLabels } from "@hjem/finder/filter-labels";
import { listHref } from "@hjem/finder/list-search";
import { usePlaceNames } from "@hjem/finder/place-names";
import { withoutFilters } from "@hjem/finder/without-filter";
import { usePage } from "@hjem/storefront/page";
import { PropertyCard } from "@hjem/storefront/property-card";
import { LinkButton } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import styles from "./empty-results.module.css";
import { type NearResult, useNearResults } from "./near-results.ts";

/** Props of `EmptyResults`. */
export interface EmptyResultsProps {
  search: ParsedSearch;
}

function useWays(search: ParsedSearch) {
  const { t } = useLingui();
  const page = usePage();
  const labelOf = useFilterLabels();
  const { request } = search;
  const places = usePlaceNames(request.geoId)
    .map(({ name }) => name)
    .join(", ");
  const nameOf = (near: NearResult) =>
    near.filter === "geoId" ? places : labelOf(request, near.filter);
  return {
    actOf: (near: NearResult) => {
      const name = formatQuote(page, nameOf(near));
      if (near.change === "raised") {
        return t`Raise the price to ${formatShortPrice(page, near.search.priceMax ?? 0)}`;
      }
      if (near.change === "lowered") {
        return t`Include ${labelOf(near.search, near.filter)}`;
      }
      return near.filter === "geoId" ? t`Look outside ${name} too` : t`Remove ${name}`;
    },
    nowOf: (near: NearResult) => (near.change === "removed" ? "" : t`Now: ${nameOf(near)}`),
  };
}

/** One way out: what to change, what it is now, how many homes it brings, and the press that does it. */
function Way({ near, search, share }: { near: NearResult; search: ParsedSearch; share: number }) {
  const { t } = useLingui();
  const page = usePage();
  const { actOf, nowOf } = useWays(search);
  const n = formatNumber(page, near.total);
  const act = actOf(near);
  const now = nowOf(near);
  return (
    <li className={styles.way}>
      <span>
        <span className={text.strong}>{act}</span>
        {now && <span className={styles.now}>{now}</span>}
      </span>
      <span className={styles.bar} aria-hidden="true">
        <i style={{ width: `${share * 100}%` }} />
      </span>
      <span className={styles.plus}>
        {t`${plural(near.total, { one: `+${n} home`, other: `+${n} homes` })}`}
      </span>
      <LinkButton
        href={listHref(near.search, search.extras)}
        aria-label={act}
        className={styles.use}
      >
        <Trans>Use</Trans>
      </LinkButton>
    </li>
  );
}

/** A search that finds nothing: what each filter costs, in real numbers, and homes that miss by one filter only. */
export function EmptyResults({ search }: EmptyResultsProps) {
  const { t } = useLingui();
  const page = usePage();
  const ways = useNearResults(search.request);
  const near = ways.reduce((sum, { total }) => sum + total, 0);
  const n = formatNumber(page, near);
  const [most] = ways;
  return (
    <div className={styles.empty}>
      <h1>
        {near > 0
          ? t`${plural(near, { one: `No home fits all of this, but ${n} is near`, other: `No home fits all of this, but ${n} are near` })}`
          : t`No home fits all of this`}
      </h1>
      <p className={text.lead}>
        {near > 0 ? (
          <Trans>This is what each filter costs you. The numbers are real, right now.</Trans>
        ) : (
          <Trans>Give the search more room, or begin anew.</Trans>
        )}
      </p>
      <ul className={styles.ways}>
        {ways.map((way) => (
          <Way key={way.filter} near={way} search={search} share={way.total / (most?.total ?? 1)} />
        ))}
      </ul>
      <p>
        <LinkButton href={listHref(withoutFilters(search.request), search.extras)}>
          <Trans>Clear all filters</Trans>
        </LinkButton>
      </p>
      {most && (
        <section className={layout.section}>
          <div className={layout.headRow}>
            <h2>
              <Trans>Near what you look for</Trans>
            </h2>
            <span className={`${text.small} ${text.secondary}`}>
              <Trans>One filter away</Trans>
            </span>
          </div>
          <div className={layout.cards}>
            {most.homes.map((home) => (
              <PropertyCard key={home.propertyId} property={home} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
