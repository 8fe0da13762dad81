import { useLingui } from "@lingui/react/macro";
import { IconLink } from "../button/icon-button.tsx";
import { ChevronLeftIcon, ChevronRightIcon } from "../icon/icons.ts";
import { Link } from "../link/link.tsx";
import { pageSlots } from "./pages.ts";
import styles from "./pagination.module.css";

/** Props of `Pagination`. Pages count from 1. */
export interface PaginationProps {
  page: number;
  lastPage: number;
  /** URL of a page of the same search. */
  hrefOf: (page: number) => string;
}

/** The pages of a long list, as links. Nothing for a single page. */
export function Pagination({ page, lastPage, hrefOf }: PaginationProps) {
  const { t } = useLingui();
  if (lastPage <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={t`Pages`}>
      {page > 1 ? (
        <IconLink
          icon={ChevronLeftIcon}
          label={t`Previous page`}
          rel="prev"
          href={hrefOf(page - 1)}
          className={styles.step}
        />
      ) : (
        <span className={styles.step} />
      )}
      <ol className={styles.list}>
        {pageSlots(page, lastPage).map((slot, index, slots) =>
          slot === "gap" ? (
            <li key={`after-${slots[index - 1]}`} className={styles.gap}>
              …
            </li>
          ) : (
            <li key={slot}>
              <Link
                className={styles.page}
                href={hrefOf(slot)}
                aria-label={t`Page ${slot}`}
                aria-current={slot === page ? "page" : undefined}
              >
                {slot}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < lastPage ? (
        <IconLink
          icon={ChevronRightIcon}
          label={t`Next page`}
          rel="next"
          href={hrefOf(page + 1)}
          className={styles.step}
        />
      ) : (
        <span className={styles.step} />
      )}
    </nav>
  );
}
