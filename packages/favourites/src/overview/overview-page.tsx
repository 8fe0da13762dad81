import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import { paths } from "@hjem/domain/paths";
import type { CollectionsResponse } from "@hjem/domain/saved/collection";
import { responseOf } from "@hjem/storefront/loader-response";
import { usePage } from "@hjem/storefront/page";
import type { Head, HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import { Button, LinkButton } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { PlusIcon } from "@hjem/ui/tool-icons";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useLoaderData } from "react-router";
import { CreateDialog } from "../shell/create-dialog.tsx";
import { CollectionCard } from "./collection-card.tsx";
import { LastHomes } from "./last-homes.tsx";
import styles from "./overview.module.css";

/** Loads the person's collections. */
export async function loader({ page, url }: PageLoaderArgs): Promise<CollectionsResponse> {
  const { listCollections } = collectionsApi.endpoints;
  return responseOf(
    await page.store.dispatch(
      listCollections.initiate(undefined, { subscribe: false, forceRefetch: true }),
    ),
    url,
  );
}

/** Title of the page: the market's term. */
export const head = (_model: unknown, { term }: HeadContext): Head => ({
  title: term("account.favourites"),
  isNoIndex: true,
});

/** All collections of the person, the default one first, empty ones last (FAV-001, FAV-006), and the homes that were saved last. */
export function Component() {
  const { term } = usePage();
  const loaded = useLoaderData<CollectionsResponse>();
  const { data: { data } = loaded } = collectionsApi.useListCollectionsQuery();
  const [isCreating, setCreating] = useState(false);
  // What has homes comes before what waits for them.
  const shown = data.toSorted(
    (one, other) => Number(one.properties.total === 0) - Number(other.properties.total === 0),
  );
  const isEmpty = data.every(({ properties }) => properties.total === 0);
  return (
    <div className={`${styles.page} ${layout.stackLarge}`}>
      <header className={styles.head}>
        <h1 className={text.h1}>{term("account.favourites")}</h1>
        <div className={layout.row}>
          <LinkButton variant="ghost" href={paths.userSavedSearches.to()}>
            <Trans>Saved searches</Trans>
          </LinkButton>
          <Button icon={PlusIcon} onClick={() => setCreating(true)}>
            <Trans>New collection</Trans>
          </Button>
        </div>
      </header>
      {isEmpty && (
        <div className={layout.stackSmall}>
          <p className={text.lead}>
            <Trans>
              Press the heart on a home to save it. You can put homes into collections and share
              them with others.
            </Trans>
          </p>
          <div>
            <LinkButton variant="primary" href={paths.list.to()}>
              <Trans>Search for homes</Trans>
            </LinkButton>
          </div>
        </div>
      )}
      <h2 className={text.visuallyHidden}>
        <Trans>Collections</Trans>
      </h2>
      <ul className={styles.collections}>
        {shown.map((collection) => (
          <CollectionCard key={collection.id} collection={collection} />
        ))}
      </ul>
      <LastHomes collections={data} />
      <CreateDialog isOpen={isCreating} onClose={() => setCreating(false)} />
    </div>
  );
}
