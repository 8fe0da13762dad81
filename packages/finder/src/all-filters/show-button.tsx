import { formatNumber } from "@hjem/domain/format/format-number";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import text from "@hjem/ui/text.module.css";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { FILTER_FORM_ID } from "./filter-form.tsx";
import styles from "./filters-page.module.css";
import type { FilterFormState } from "./use-filter-form.ts";

/** Leads to the results and says how many there are; whoever does not see it hears the number as it changes. */
export function ShowButton({ state }: { state: FilterFormState }) {
  const page = usePage();
  const { t } = useLingui();
  const { faults, isCounting } = state;
  const total = faults.length > 0 ? undefined : state.model.total;
  const figure = total === undefined ? "" : formatNumber(page, total);
  return (
    <>
      <span role="status" className={text.visuallyHidden}>
        {total !== undefined &&
          !isCounting &&
          t`${plural(total, { one: `${figure} home`, other: `${figure} homes` })}`}
      </span>
      <Button
        type="submit"
        form={FILTER_FORM_ID}
        variant="primary"
        size="l"
        className={styles.show}
      >
        {total === undefined ? (
          <Trans>Show homes</Trans>
        ) : (
          t`${plural(total, { one: `Show ${figure} home`, other: `Show ${figure} homes` })}`
        )}
      </Button>
    </>
  );
}
