import { savedSearchesApi } from "@hjem/api-client/endpoints/saved-searches";
import { isApiError } from "@hjem/api-client/errors/api-error";
import { paths } from "@hjem/domain/paths";
import { SAVED_SEARCH_NAME_MAX_LENGTH } from "@hjem/domain/saved/saved-rules";
import { searchToSave } from "@hjem/domain/saved/search-hash";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { searchToQuery } from "@hjem/domain/search/search-url";
import { knownSession } from "@hjem/storefront/known-session";
import { usePage } from "@hjem/storefront/page";
import { useProtectedAction } from "@hjem/storefront/protected-action";
import { useSession } from "@hjem/storefront/session";
import { toasts } from "@hjem/storefront/toasts";
import { LinkButton } from "@hjem/ui/button";
import { CheckIcon } from "@hjem/ui/icons";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { useNavigate } from "react-router";
import { DEFAULT_FREQUENCY } from "./frequency-select.tsx";
import { SaveSearchDialog, type SaveSearchProps } from "./lazy-save-search.ts";
import styles from "./save-search.module.css";

const { findSavedSearch, saveSearch } = savedSearchesApi.endpoints;

/** The search of a page without the homes that a link of new ones names: they are not what the person looks for. */
const filtersOf = ({ propertyId: _newHomes, ...request }: SearchRequest): SearchRequest =>
  searchToSave(request);

/** Says that a search is saved, with a link to all of them. */
function useSavedNotice() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (message: string) =>
    toasts.show({
      message,
      action: {
        label: t`Show saved searches`,
        run: () => void navigate(paths.userSavedSearches.to()),
      },
    });
}

/** Saves a search with its proposed name: what a visitor wanted before they signed in (SAVE-028). */
function useSaveAsProposed({ request, proposeName, mapView }: SaveSearchProps) {
  const { t } = useLingui();
  const { store } = usePage();
  const notify = useSavedNotice();
  const query = filtersOf(request);
  return async function save(): Promise<void> {
    const found = await store.dispatch(
      findSavedSearch.initiate({ query }, { subscribe: false, forceRefetch: true }),
    );
    if (found.data?.exists) {
      notify(t`You have already saved this search`);
      return;
    }
    const name = (await proposeName(query)).slice(0, SAVED_SEARCH_NAME_MAX_LENGTH);
    const { error } = await store.dispatch(
      saveSearch.initiate(
        { name, query, notifications: DEFAULT_FREQUENCY, mapView },
        { track: false },
      ),
    );
    if (error === undefined) {
      notify(t`Search saved`);
      return;
    }
    const reason = isApiError(error) && error.status < 500 ? error.message : undefined;
    toasts.show({
      message: reason ?? t`We couldn't save the search`,
      tone: "error",
      action: { label: t`Try again`, run: () => void save() },
    });
  };
}

/**
 * Saves the search when the page's button is pressed, or links to the saved searches ("Saved"). A visitor signs in first,
 * then it is saved (SAVE-028); a signed-in person chooses name and alerts.
 */
export default function SaveSearch(props: SaveSearchProps) {
  const { request, proposeName, mapView, isPressed, onTaken, onSaved } = props;
  const { t } = useLingui();
  const page = usePage();
  const isPerson = useSession().kind === "person";
  const query = filtersOf(request);
  const { data } = savedSearchesApi.useFindSavedSearchQuery({ query }, { skip: !isPerson });
  const [name, setName] = useState<string | null>(null);
  const notify = useSavedNotice();
  const save = useSaveAsProposed(props);
  const saveAfterSignIn = useProtectedAction(`search.save/${searchToQuery(query)}`, save, {
    title: t`Sign in to save the search`,
    promise: t`The search is saved when you have signed in.`,
  });
  const press = useEffectEvent(async () => {
    const { kind } = await knownSession(page.store);
    onTaken();
    if (kind !== "person") {
      await saveAfterSignIn();
      return;
    }
    setName((await proposeName(query)).slice(0, SAVED_SEARCH_NAME_MAX_LENGTH));
  });
  useEffect(() => {
    if (isPressed) void Promise.resolve().then(press);
  }, [isPressed]);
  const isSaved = isPerson && data?.exists === true;
  const showSaved = useEffectEvent(onSaved);
  // Before it is painted: the page shows the button or the link, never both.
  useLayoutEffect(() => {
    if (isSaved) showSaved(true);
    return () => showSaved(false);
  }, [isSaved]);
  if (isSaved) {
    return (
      <LinkButton href={paths.userSavedSearches.to()} icon={CheckIcon} className={styles.button}>
        <Trans>Saved</Trans>
      </LinkButton>
    );
  }
  return (
    name !== null && (
      <SaveSearchDialog
        request={query}
        mapView={mapView}
        name={name}
        proposeName={proposeName}
        onSaved={() => {
          setName(null);
          notify(t`Search saved`);
        }}
        onClose={() => setName(null)}
      />
    )
  );
}
