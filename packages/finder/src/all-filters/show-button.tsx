import { formatNumber } from "@hjem/domain/format/format-number";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import text from "@hjem/ui/text.module.css";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { FILTER_FORM_ID } from "./filter-form.tsx";
import styles from "./filters-page.module.css";
import type { FilterFormState } from "./use-filter-form.ts";

interface ShowLabel {
  /** "128 homes". */
  counted: string;
  /** "Show 128 homes". */
  show: string;
}

/** The button's label with the number of homes or commercial properties; without a number while it is unknown. */
function useShowLabel(total: number | undefined, isCommercial: boolean): ShowLabel {
  const page = usePage();
  const { t } = useLingui();
  if (total === undefined) {
    return { counted: "", show: isCommercial ? t`Show properties` : t`Show homes` };
  }
  const n = formatNumber(page, total);
  return isCommercial
    ? {
        counted: t`${plural(total, { one: `${n} property`, other: `${n} properties` })}`,
        show: t`${plural(total, { one: `Show ${n} property`, other: `Show ${n} properties` })}`,
      }
    : {
        counted: t`${plural(total, { one: `${n} home`, other: `${n} homes` })}`,
        show: t`${plural(total, { one: `Show ${n} home`, other: `Show ${n} homes` })}`,
      };
}

/** Leads to the results with their number, which a live region announces as it changes. */
export function ShowButton({ state }: { state: FilterFormState }) {
  const { fieldErrors, isCounting, model } = state;
  const { counted, show } = useShowLabel(
    fieldErrors.length > 0 ? undefined : model.total,
    model.isCommercial,
  );
  return (
    <>
      <span role="status" className={text.visuallyHidden}>
        {isCounting ? "" : counted}
      </span>
      <Button
        type="submit"
        form={FILTER_FORM_ID}
        variant="primary"
        size="l"
        className={styles.show}
      >
        {show}
      </Button>
    </>
  );
}
