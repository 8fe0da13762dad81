import type { FacilityTable } from "@hjem/domain/search/facilities-of-types";
import { LinkButton } from "@hjem/ui/button";
import { Trans } from "@lingui/react/macro";
import { FilterForm } from "./filter-form.tsx";
import styles from "./filters-page.module.css";
import { TitleLevel } from "./sections/section-frame.tsx";
import { ShowButton } from "./show-button.tsx";
import { useFilterForm } from "./use-filter-form.ts";

/** Props of the page's form. */
export interface FiltersPageFormProps {
  query: string;
  table: FacilityTable;
  /** The same page without filters. */
  clearHref: string;
}

/** The form of the page: plain without JavaScript, with live counts when hydrated. */
export default function FiltersPageForm({ query, table, clearHref }: FiltersPageFormProps) {
  const state = useFilterForm({ query, table });
  return (
    <TitleLevel value="h2">
      <FilterForm state={state} />
      <div className={styles.foot}>
        {/* The URL may have no filters while the form has some. */}
        <LinkButton href={clearHref} variant="ghost" size="l" onClick={state.reset}>
          <Trans>Clear all</Trans>
        </LinkButton>
        <ShowButton state={state} />
      </div>
    </TitleLevel>
  );
}
