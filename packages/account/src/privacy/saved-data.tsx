import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import { notificationsApi } from "@hjem/api-client/endpoints/notifications";
import { savedSearchesApi } from "@hjem/api-client/endpoints/saved-searches";
import { paths } from "@hjem/domain/paths";
import { removeSearches } from "@hjem/saved/change-history";
import { usePastSearches } from "@hjem/saved/search-history";
import { usePage } from "@hjem/storefront/page";
import { useSession } from "@hjem/storefront/session";
import { toasts } from "@hjem/storefront/toasts";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import styles from "../profile/form.module.css";

/** How much of something is saved. Until that is known its line is kept free, so that nothing moves when it arrives. */
function Count({ isKnown, children }: { isKnown: boolean; children: string }) {
  return (
    <span
      className={`${text.small} ${text.secondary}`}
      style={{ visibility: isKnown ? undefined : "hidden" }}
    >
      {children}
    </span>
  );
}

/** What the person has saved, each with the place where it is deleted (D38, D74). */
export function SavedData() {
  const { t } = useLingui();
  const { store, term } = usePage();
  // Nothing is requested any more once the account is being deleted, while its page is still there.
  const skip = useSession().kind !== "person";
  const { data: favorites } = collectionsApi.useListFavoritesQuery(undefined, { skip });
  const { data: searches } = savedSearchesApi.useListSavedSearchesQuery({ size: 1 }, { skip });
  const { data: alerts } = notificationsApi.useListAlertsQuery({ size: 1 }, { skip });
  const { data: last } = savedSearchesApi.useListLastSearchesQuery(undefined, { skip });
  const homes = favorites?.length ?? 0;
  const saved = searches?.pagination.total ?? 0;
  // Those of this device are among those of the account, or the other way round (SAVE-037).
  const recent = Math.max(last?.length ?? 0, usePastSearches().length);
  const alerted = alerts?.pagination.total ?? 0;
  const clear = async () => {
    const { error } = await store.dispatch(
      savedSearchesApi.endpoints.clearLastSearches.initiate(null),
    );
    if (error !== undefined) return;
    removeSearches();
    toasts.show({ message: t`Your latest searches were deleted.` });
  };
  const clearAlerts = async () => {
    const { error } = await store.dispatch(
      notificationsApi.endpoints.clearAlerts.initiate(undefined),
    );
    if (error === undefined) toasts.show({ message: t`Your alerts were deleted.` });
  };
  const rows = [
    {
      href: paths.userFavourites.to(),
      name: term("account.favourites"),
      isKnown: favorites !== undefined,
      about: t`${plural(homes, { one: "# home", other: "# homes" })}, with collections, ratings, notes and checklists`,
    },
    {
      href: paths.userSavedSearches.to(),
      name: t`Saved searches`,
      isKnown: searches !== undefined,
      about: t`${plural(saved, { one: "# search", other: "# searches" })}`,
    },
  ];
  return (
    <section className={layout.stack}>
      <h2>
        <Trans>What you have saved</Trans>
      </h2>
      <ul className={styles.rows}>
        {rows.map(({ href, name, isKnown, about }) => (
          <li key={href} className={styles.row}>
            <span className={styles.rowWords}>
              <span className={text.medium}>{name}</span>
              <Count isKnown={isKnown}>{about}</Count>
            </span>
            <Link href={href} className={text.linkAlone} aria-label={t`View and delete: ${name}`}>
              <Trans>View and delete</Trans>
            </Link>
          </li>
        ))}
        <li className={styles.row}>
          <span className={styles.rowWords}>
            <span className={text.medium}>
              <Trans>Alerts</Trans>
            </span>
            <Count isKnown={alerts !== undefined}>
              {t`${plural(alerted, { one: "# alert", other: "# alerts" })}`}
            </Count>
          </span>
          <Button
            size="s"
            disabled={alerted === 0}
            aria-label={t`Delete your alerts`}
            onClick={() => void clearAlerts()}
          >
            <Trans>Delete</Trans>
          </Button>
        </li>
        <li className={styles.row}>
          <span className={styles.rowWords}>
            <span className={text.medium}>
              <Trans>Latest searches</Trans>
            </span>
            <Count isKnown={last !== undefined}>
              {t`${plural(recent, { one: "# search", other: "# searches" })}`}
            </Count>
          </span>
          <Button
            size="s"
            disabled={recent === 0}
            aria-label={t`Delete your latest searches`}
            onClick={() => void clear()}
          >
            <Trans>Delete</Trans>
          </Button>
        </li>
      </ul>
    </section>
  );
}
