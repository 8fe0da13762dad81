import { formatNumber } from "@hjem/domain/format/format-number";
import { paths } from "@hjem/domain/paths";
import { SAVED_SEARCHES_MAX } from "@hjem/domain/saved/saved-rules";
import { AccountFrame } from "@hjem/storefront/account-frame";
import { usePage } from "@hjem/storefront/page";
import type { Head, HeadContext, MessageCatalogs, PageLoaderArgs } from "@hjem/storefront/routes";
import { LinkButton } from "@hjem/ui/button";
import { EmptyState } from "@hjem/ui/empty-state";
import { Pagination } from "@hjem/ui/pagination";
import text from "@hjem/ui/text.module.css";
import { t } from "@lingui/core/macro";
import { Plural, Trans } from "@lingui/react/macro";
import { useLoaderData } from "react-router";
import { loadSavedSearches, type SavedSearchesModel } from "./load-saved-searches.ts";
import { SavedSearchItem } from "./saved-search-item.tsx";
import styles from "./saved-searches.module.css";

/** Messages of the page, of its filters, alerts and forms. */
export const savedSearchMessages: MessageCatalogs = {
  catalogs: {
    en: [
      () => import("@hjem/finder/locales/en.po"),
      () => import("@hjem/saved/searches/locales/en.po"),
      () => import("@hjem/storefront/account-frame/locales/en.po"),
      () => import("@hjem/storefront/sign-in/locales/en.po"),
      () => import("./locales/en.po"),
    ],
    no: [
      () => import("@hjem/finder/locales/no.po"),
      () => import("@hjem/saved/searches/locales/no.po"),
      () => import("@hjem/storefront/account-frame/locales/no.po"),
      () => import("@hjem/storefront/sign-in/locales/no.po"),
      () => import("./locales/no.po"),
    ],
  },
};

/** Loads the saved searches with the messages that their filters are written with. */
export async function loader(args: PageLoaderArgs): Promise<SavedSearchesModel> {
  await args.page.loadMessages(savedSearchMessages);
  return loadSavedSearches(args);
}

/** Title of the page. */
export const head = (_model: unknown, { i18n }: HeadContext): Head => ({
  title: t(i18n)`Saved searches`,
  isNoIndex: true,
});

/** From so many on it is said how many there may be. */
const NEARLY_FULL = SAVED_SEARCHES_MAX * 0.9;

const hrefOf = (page: number): string =>
  page === 1 ? paths.userSavedSearches.to() : `${paths.userSavedSearches.to()}?page=${page}`;

/** The searches that a person has saved, with what is new in each (SAVE-001, visual §19). */
export function Component() {
  const page = usePage();
  const { rows, total, ...pages } = useLoaderData<SavedSearchesModel>();
  if (total === 0) {
    return (
      <AccountFrame>
        <EmptyState
          title={<Trans>You have no saved searches</Trans>}
          actions={
            <LinkButton href={paths.list.to()} variant="primary">
              <Trans>Search for homes</Trans>
            </LinkButton>
          }
        >
          <Trans>Save a search to find it again and see what is new.</Trans>
        </EmptyState>
      </AccountFrame>
    );
  }
  // A home may be new in several searches, so searches are counted.
  const withNew = rows.filter(({ search }) => search.newCount > 0).length;
  const firstNew = rows.find(({ search }) => search.newCount > 0 && !search.pausedFor);
  const saved = formatNumber(page, total);
  const max = formatNumber(page, SAVED_SEARCHES_MAX);
  return (
    <AccountFrame>
      <div className={styles.head}>
        <h1 className={text.h1}>
          <Trans>Saved searches</Trans>
        </h1>
        <LinkButton href={paths.list.to()}>
          <Trans>New search</Trans>
        </LinkButton>
        <p className={`${text.small} ${text.secondary}`}>
          {total < NEARLY_FULL ? (
            <Plural value={total} one="# search" other="# searches" />
          ) : (
            <Trans>
              {saved} of {max} searches
            </Trans>
          )}
          {pages.lastPage === 1 && (
            <>
              {" · "}
              <Plural
                value={withNew}
                _0="no new homes since you last looked"
                one="new homes in # search"
                other="new homes in # searches"
              />
            </>
          )}
        </p>
      </div>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <SavedSearchItem
            key={row.search.id}
            row={row}
            isPrimary={row === firstNew}
            hrefAfterDeletion={rows.length === 1 && pages.page > 1 ? hrefOf(pages.page - 1) : null}
          />
        ))}
      </ul>
      <Pagination {...pages} hrefOf={hrefOf} />
    </AccountFrame>
  );
}
