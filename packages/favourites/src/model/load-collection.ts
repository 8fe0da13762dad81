import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import type { Collection } from "@hjem/domain/saved/collection";
import { responseOf } from "@hjem/storefront/loader-response";
import type { Head, HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import { nameOf } from "./collection-name.ts";

/** Loads the collection of the URL. Somebody else's is not found (D60). */
export async function loadCollection({ page, params, url }: PageLoaderArgs): Promise<Collection> {
  const { getCollection } = collectionsApi.endpoints;
  return responseOf(
    await page.store.dispatch(
      getCollection.initiate(params.collectionId ?? "", { subscribe: false, forceRefetch: true }),
    ),
    url,
  );
}

/** Title of a page of a collection; `section` names the page, except the first. */
export const collectionHead = (
  collection: Collection,
  page: HeadContext,
  section?: string,
): Head => ({
  title: [section, nameOf(collection, page)].filter(Boolean).join(" – "),
  isNoIndex: true,
});
