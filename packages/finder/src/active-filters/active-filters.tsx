import { Chip } from "@hjem/ui/chip";
import { Link } from "@hjem/ui/link";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ChosenFilters } from "../labels/chosen-filters.ts";
import styles from "./active-filters.module.css";

/** The active filters beyond those of the filter bar: a click removes one, the last link all (spec §4). */
export function ActiveFilters({ filters, clearHref }: ChosenFilters) {
  const { t } = useLingui();
  if (filters.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t`Selected filters`}>
      {filters.map(({ key, label, href, isInBar }) => (
        <li key={key} data-in-bar={isInBar ? key : undefined}>
          <Chip href={href} isRemovable keepsScroll>
            {label}
          </Chip>
        </li>
      ))}
      <li>
        <Link href={clearHref} keepsScroll className={styles.all}>
          <Trans>Clear all</Trans>
        </Link>
      </li>
    </ul>
  );
}
