import { paths } from "@hjem/domain/paths";
import { useSyncExternalStore } from "react";
import { HiddenFields } from "../search/hidden-fields.tsx";
import { KindChoice } from "./kind-choice.tsx";
import { FilterSectionView } from "./sections/filter-section-view.tsx";
import type { FilterFormState } from "./use-filter-form.ts";

/** Id of the form, for buttons outside it. */
export const FILTER_FORM_ID = "all-filters";

// False until the page is hydrated.
const stays = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/** All filters as a plain form that leads to the results: works without JavaScript, enhanced once hydrated. */
export function FilterForm({ state }: { state: FilterFormState }) {
  const { form, model, fieldErrors, version, onChanged, onSubmit } = state;
  const isHydrated = useSyncExternalStore(stays, inBrowser, onServer);
  return (
    <form
      ref={form}
      key={version}
      id={FILTER_FORM_ID}
      action={paths.list.to()}
      onChange={onChanged}
      onSubmit={onSubmit}
      noValidate
    >
      <HiddenFields fields={model.hidden} />
      <KindChoice kinds={model.kinds} onListing={state.onListing} />
      {model.sections.map((section) => (
        <FilterSectionView
          key={section.key}
          section={section}
          fieldErrors={fieldErrors}
          isHydrated={isHydrated}
          onFilled={onChanged}
        />
      ))}
    </form>
  );
}
