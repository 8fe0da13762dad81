import { savedSearchesApi } from "@hjem/api-client/endpoints/saved-searches";
import { formatNumber } from "@hjem/domain/format/format-number";
import { formatQuote } from "@hjem/domain/format/format-text";
import { paths } from "@hjem/domain/paths";
import { frequencies } from "@hjem/domain/saved/saved-rules";
import type { SavedSearch } from "@hjem/domain/saved/saved-search";
import { FrequencySelect } from "@hjem/saved/frequency-select";
import { focusPage } from "@hjem/storefront/focus-after-removal";
import { usePage } from "@hjem/storefront/page";
import { toasts } from "@hjem/storefront/toasts";
import { Button, LinkButton } from "@hjem/ui/button";
import { WarningIcon } from "@hjem/ui/icons";
import { Link } from "@hjem/ui/link";
import { Tag } from "@hjem/ui/tag";
import text from "@hjem/ui/text.module.css";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { EditSearchDialog } from "./edit-search-dialog.tsx";
import type { SavedSearchRow } from "./load-saved-searches.ts";
import styles from "./saved-searches.module.css";

const {
  changeFrequency,
  deleteSavedSearch,
  restoreSavedSearch,
  selectSavedSearch,
  unselectSavedSearch,
} = savedSearchesApi.endpoints;

/** Deletes a saved search; the toast undoes that (SAVE-021, SAVE-026). */
function useDelete({ savedSearchId, name }: SavedSearch, hrefAfterDeletion: string | null) {
  const page = usePage();
  const { t } = useLingui();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isDeleting, setDeleting] = useState(false);
  const restore = async () => {
    const { error } = await page.store.dispatch(restoreSavedSearch.initiate(savedSearchId));
    if (error === undefined) await revalidate();
  };
  const remove = async () => {
    setDeleting(true);
    const { error } = await page.store.dispatch(deleteSavedSearch.initiate(savedSearchId));
    setDeleting(false);
    if (error !== undefined) return;
    const quoted = formatQuote(page, name);
    toasts.show({
      message: t`${quoted} is deleted`,
      action: { label: t`Undo`, run: () => void restore() },
    });
    if (hrefAfterDeletion === null) await revalidate();
    else await navigate(hrefAfterDeletion, { replace: true });
    focusPage();
  };
  return { isDeleting, remove };
}

/** How often the search sends alerts; a choice is saved at once, and reverted if saving fails (SAVE-013, SAVE-022). */
function Frequency({ savedSearchId, name, notifications }: SavedSearch) {
  const { store } = usePage();
  const { t } = useLingui();
  const [chosen, setChosen] = useState(notifications);
  const choose = async (value: string) => {
    const next = frequencies.find((frequency) => frequency === value);
    if (!next) return;
    setChosen(next);
    const { error } = await store.dispatch(
      changeFrequency.initiate({ savedSearchId, body: { notifications: next } }),
    );
    if (error !== undefined) setChosen(chosen);
  };
  return (
    <FrequencySelect
      label={t`Alerts for ${name}`}
      isLabelHidden
      size="m"
      value={chosen}
      onChange={({ currentTarget }) => void choose(currentTarget.value)}
      className={styles.frequency}
    />
  );
}

/** Why the search sends nothing, and which of its filters no longer exist. */
function Notices({ pausedFor, dropped }: SavedSearch) {
  const filters = dropped.join(", ");
  return (
    <>
      {pausedFor === "days_over" && (
        <p className={styles.paused}>
          <Trans>The dates have passed, so no alerts are sent.</Trans>
        </p>
      )}
      {pausedFor === "places_gone" && (
        <p className={styles.paused}>
          <Trans>The place no longer exists, so no alerts are sent.</Trans>
        </p>
      )}
      {dropped.length > 0 && (
        <p className={styles.paused}>
          <Trans>These filters no longer exist and are left out: {filters}</Trans>
        </p>
      )}
    </>
  );
}

function NewCount({ search, children }: { search: SavedSearch; children: ReactNode }) {
  if (search.pausedFor) {
    return (
      <Tag tone="warning">
        <WarningIcon size="s" />
        <Trans>Paused</Trans>
      </Tag>
    );
  }
  return (
    <span className={styles.new} data-none={search.newCount === 0 || undefined}>
      {search.newCount === 0 ? <Trans>Nothing new</Trans> : children}
    </span>
  );
}

/** Props of `SavedSearchItem`. */
export interface SavedSearchItemProps {
  row: SavedSearchRow;
  /** The view's only primary action. */
  isPrimary: boolean;
  /** Where its page is empty once it is deleted; null where others are left. */
  hrefAfterDeletion: string | null;
}

/** A saved search: its filters, what is new, its alerts, and what can be done with it (visual §19). */
export function SavedSearchItem({ row, isPrimary, hrefAfterDeletion }: SavedSearchItemProps) {
  const { search } = row;
  const { name, newCount, total, isSelected, pausedFor } = search;
  const page = usePage();
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isEditing, setEditing] = useState(false);
  const { isDeleting, remove } = useDelete(search, hrefAfterDeletion);
  const select = () => void page.store.dispatch(selectSavedSearch.initiate(search.id));
  const unselect = async () => {
    const { error } = await page.store.dispatch(unselectSavedSearch.initiate());
    if (error === undefined) await navigate(paths.list.to());
  };
  const fresh = formatNumber(page, newCount);
  const all = formatNumber(page, total);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h2 className={text.h3}>
          <Link href={row.href} onClick={select}>
            {name}
          </Link>
        </h2>
        <p className={`${text.small} ${text.secondary}`}>{row.filters}</p>
        <Notices {...search} />
      </div>
      <div className={styles.side}>
        <NewCount search={search}>
          <Plural value={newCount} one={`${fresh} new`} other={`${fresh} new`} />
        </NewCount>
      </div>
      <div className={styles.acts}>
        {pausedFor ? (
          <LinkButton href={row.repairHref} onClick={select}>
            {pausedFor === "days_over" ? (
              <Trans>Choose new dates</Trans>
            ) : (
              <Trans>Choose a new place</Trans>
            )}
          </LinkButton>
        ) : (
          <LinkButton href={row.newHref} variant={isPrimary ? "primary" : "line"} onClick={select}>
            {newCount > 0 ? (
              <Plural value={newCount} one={`Show ${fresh} new`} other={`Show ${fresh} new`} />
            ) : (
              <Trans>Show all {all}</Trans>
            )}
          </LinkButton>
        )}
        {!pausedFor && <Frequency key={search.notifications} {...search} />}
        <span className={styles.changes}>
          {isSelected && (
            <Button size="s" variant="ghost" onClick={() => void unselect()}>
              <Trans>Deselect</Trans>
            </Button>
          )}
          <Button
            size="s"
            variant="ghost"
            aria-label={t`Edit ${name}`}
            aria-haspopup="dialog"
            onClick={() => setEditing(true)}
          >
            <Trans>Edit</Trans>
          </Button>
          <Button
            size="s"
            variant="ghost"
            aria-label={t`Delete ${name}`}
            isBusy={isDeleting}
            onClick={() => void remove()}
          >
            <Trans>Delete</Trans>
          </Button>
        </span>
      </div>
      {isEditing && <EditSearchDialog search={search} onClose={() => setEditing(false)} />}
    </li>
  );
}
