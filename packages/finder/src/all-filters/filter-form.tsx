import { paths } from "@hjem/domain/paths";
import { Trans } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { HiddenFields } from "../search/hidden-fields.tsx";
import styles from "./filter-form.module.css";
import type { FilterSection } from "./filter-section.ts";
import { KindChoice } from "./kind-choice.tsx";
import { FilterSectionView } from "./sections/filter-section-view.tsx";
import type { FilterFormState } from "./use-filter-form.ts";

/** Id of the form, for buttons outside it. */
export const FILTER_FORM_ID = "all-filters";

/** Those that few people use are folded, below all others. */
const isRare = ({ folded }: FilterSection) => folded !== undefined;

// False until the page is hydrated.
const stays = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/** Props of the form. */
export interface FilterFormProps {
  state: FilterFormState;
  /** In two columns where there is room. @default false */
  isWide?: boolean;
}

/** All filters as a plain form that leads to the results: works without JavaScript, enhanced once hydrated. */
export function FilterForm({ state, isWide = false }: FilterFormProps) {
  const { form, model, fieldErrors, version, onChanged, onSubmit } = state;
  const isHydrated = useSyncExternalStore(stays, inBrowser, onServer);
  const view = (section: FilterSection) => (
    <FilterSectionView
      key={section.key}
      section={section}
      fieldErrors={fieldErrors}
      isHydrated={isHydrated}
      onFilled={onChanged}
    />
  );
  return (
    <form
      ref={form}
      key={version}
      id={FILTER_FORM_ID}
      className={isWide ? styles.wide : undefined}
      action={paths.list.to()}
      onChange={onChanged}
      onSubmit={onSubmit}
      noValidate
    >
      <HiddenFields fields={model.hidden} />
      <KindChoice kinds={model.kinds} onListing={state.onListing} />
      <div className={styles.main}>{model.sections.filter((one) => !isRare(one)).map(view)}</div>
      <p className={styles.rareTitle}>
        <Trans>More filters</Trans>
      </p>
      <div className={styles.rare}>{model.sections.filter(isRare).map(view)}</div>
    </form>
  );
}
