import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import { paths } from "@hjem/domain/paths";
import type { CollectionsResponse } from "@hjem/domain/saved/collection";
import { responseOf } from "@hjem/storefront/loader-response";
import type { Head, HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { t } from "@lingui/core/macro";
import { Plural, Trans } from "@lingui/react/macro";
import { useLoaderData } from "react-router";

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

/** Title of the page. */
export const head = (_model: unknown, { i18n }: HeadContext): Head => ({
  title: t(i18n)`Favourites`,
  isNoIndex: true,
});

/** All collections of the person (FAV-001). */
export function Component() {
  const { data } = useLoaderData<CollectionsResponse>();
  return (
    <div className={`${layout.page} ${layout.stackLarge}`}>
      <h1 className={text.h1}>
        <Trans>Favourites</Trans>
      </h1>
      <ul className={layout.stackSmall}>
        {data.map(({ id, name, isDefault, properties }) => (
          <li key={id}>
            <Link href={paths.userCollection.to(id)}>
              {isDefault ? <Trans>Favourites</Trans> : name}
            </Link>{" "}
            <Plural value={properties.total} one="# home" other="# homes" />
          </li>
        ))}
      </ul>
    </div>
  );
}
