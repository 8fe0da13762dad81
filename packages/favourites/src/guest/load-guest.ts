import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import { isApiError } from "@hjem/api-client/errors/api-error";
import type { ReceivedInvitation, SharedCollectionResponse } from "@hjem/domain/saved/collection";
import { responseOf } from "@hjem/storefront/loader-response";
import type { PageLoaderArgs } from "@hjem/storefront/routes";

/** The invitation of the URL's token; null for one that does not exist: its page says so and offers a way on. */
export async function loadInvitation({
  page,
  params,
  url,
}: PageLoaderArgs): Promise<ReceivedInvitation | null> {
  const result = await page.store.dispatch(
    collectionsApi.endpoints.getInvitation.initiate(params.token ?? "", {
      subscribe: false,
      forceRefetch: true,
    }),
  );
  return isApiError(result.error) && result.error.status === 404 ? null : responseOf(result, url);
}

/** The shared collection of the URL's token; a link that was turned off is not found (D64). */
export async function loadShared({
  page,
  params,
  url,
}: PageLoaderArgs): Promise<SharedCollectionResponse["data"]> {
  return responseOf(
    await page.store.dispatch(
      collectionsApi.endpoints.getSharedCollection.initiate(params.token ?? "", {
        subscribe: false,
        forceRefetch: true,
      }),
    ),
    url,
  );
}
