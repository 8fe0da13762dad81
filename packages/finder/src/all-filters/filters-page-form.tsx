import { useListAgenciesQuery } from "@hjem/api-client/endpoints/agencies";
import type { FacilityTable } from "@hjem/domain/search/facilities-of-types";
import { usePage } from "@hjem/storefront/page";
import { LinkButton } from "@hjem/ui/button";
import { ChevronLeftIcon } from "@hjem/ui/icons";
import { Link } from "@hjem/ui/link";
import { PinIcon } from "@hjem/ui/subject-icons";
import { Trans } from "@lingui/react/macro";
import type { MouseEvent } from "react";
import { ActiveFilters } from "../active-filters/active-filters.tsx";
import { type ChosenFilters, chosenFilters } from "../labels/chosen-filters.ts";
import type { ChosenPlace } from "../labels/place-names.ts";
import { asFiltersHref, listHref } from "../search/list-search.ts";
import { FilterForm } from "./filter-form.tsx";
import styles from "./filters-page.module.css";
import { FilterContents, FoldedFilterContents } from "./sections/filter-contents.tsx";
import { TitleLevel } from "./sections/section-frame.tsx";
import { ShowButton } from "./show-button.tsx";
import { useFilterForm } from "./use-filter-form.ts";

/** Props of the page's form. */
export interface FiltersPageFormProps {
  query: string;
  table: FacilityTable;
  /** The places that are searched in. */
  places: readonly ChosenPlace[];
  /** The same page without filters. */
  clearHref: string;
}

/** Every choice has its chip, and its removal stays on this page. */
const onThisPage = ({ filters, clearHref }: ChosenFilters): ChosenFilters => ({
  filters: filters.map((one) => ({ ...one, href: asFiltersHref(one.href), isInBar: false })),
  clearHref: asFiltersHref(clearHref),
});

/** The form of the page: plain without JavaScript, with live counts when hydrated. */
export default function FiltersPageForm({ query, table, places, clearHref }: FiltersPageFormProps) {
  const page = usePage();
  const state = useFilterForm({ query, table });
  const { data: agencies } = useListAgenciesQuery({});
  const { search, model } = state;
  const chosen = chosenFilters(page, search, [], { facilities: table.facilities, agencies });
  // The URL does not have what the form has: when hydrated, the form changes in place.
  const remove = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest("a");
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    state.onQuery(link.search.slice(1));
  };
  const following = { onClick: remove };
  return (
    <TitleLevel value="h2">
      <p className={styles.where}>
        <Link href={listHref(search.request, search.extras)} className={styles.back}>
          <ChevronLeftIcon size="s" />
          <Trans>Back to the homes</Trans>
        </Link>
        <span className={styles.place}>
          <PinIcon size="s" />
          {places.length > 0 ? (
            places.map(({ name }) => name).join(", ")
          ) : (
            <Trans>Everywhere</Trans>
          )}
        </span>
      </p>
      <div className={styles.chosen} {...following}>
        <ActiveFilters {...onThisPage(chosen)} />
      </div>
      <FoldedFilterContents sections={model.sections} />
      <div className={styles.columns}>
        <FilterContents sections={model.sections} />
        <div className={styles.form}>
          <FilterForm state={state} isWide />
          <div className={styles.foot}>
            {/* The URL may have no filters while the form has some. */}
            <LinkButton href={clearHref} variant="ghost" size="l" onClick={state.reset}>
              <Trans>Clear all</Trans>
            </LinkButton>
            <ShowButton state={state} />
          </div>
        </div>
      </div>
    </TitleLevel>
  );
}
