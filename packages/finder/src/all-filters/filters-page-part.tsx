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
  /** The same page with no filter. */
  clearHref: string;
}

/** The form of the page: plain where there is no JavaScript, counting as it changes where there is. */
export default function FiltersPageForm({ query, table, clearHref }: FiltersPageFormProps) {
  const state = useFilterForm({ query, table });
  return (
    <TitleLevel value="h2">
      <FilterForm state={state} />
      <div className={styles.foot}>
        {/* The address may be empty already while the form is not. */}
        <LinkButton href={clearHref} variant="ghost" size="l" onClick={state.reset}>
          <Trans>Clear all</Trans>
        </LinkButton>
        <ShowButton state={state} />
      </div>
    </TitleLevel>
  );
}
