import { Link } from "@hjem/ui/link";
import { SegmentedLinks } from "@hjem/ui/segmented";
import { useLingui } from "@lingui/react/macro";
import type { MouseEvent } from "react";
import tabs from "../listing-type/listing-type-tabs.module.css";
import type { AllFiltersModel } from "./all-filters-model.ts";
import styles from "./filters-page.module.css";
import type { FilterFormState } from "./use-filter-form.ts";

/** Props of `KindChoice`. */
export interface KindChoiceProps extends Pick<FilterFormState, "onListing"> {
  kinds: AllFiltersModel["kinds"];
}

/**
 * Listing types above all filters: links to the same filters of another type. When hydrated, the form changes in
 * place and keeps what was selected (S3).
 */
export function KindChoice({ kinds, onListing }: KindChoiceProps) {
  const { t } = useLingui();
  const change = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element && event.target.closest("a");
    const pressed =
      link &&
      [...kinds.tabs, ...kinds.offers].find(({ href }) => href === link.getAttribute("href"));
    if (!pressed) return;
    event.preventDefault();
    onListing(pressed.to);
  };
  const following = { onClick: change };
  return (
    <div className={styles.kinds} {...following}>
      <nav aria-label={t`What are you looking for?`} className={tabs.tabs}>
        {kinds.tabs.map(({ href, label, isCurrent }) => (
          <Link
            key={label}
            href={href}
            keepsScroll
            className={tabs.tab}
            aria-current={isCurrent ? "true" : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      {kinds.offers.length > 0 && (
        <SegmentedLinks label={t`For sale or for rent`} segments={kinds.offers} />
      )}
    </div>
  );
}
