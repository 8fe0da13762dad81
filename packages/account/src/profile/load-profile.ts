import { sessionApi } from "@hjem/api-client/endpoints/session";
import type { UserProfile } from "@hjem/domain/account/profile";
import { responseOf } from "@hjem/storefront/loader-response";
import type { PageLoaderArgs } from "@hjem/storefront/routes";

/** Loads the current profile: another device may have changed it. */
export async function loadProfile({
  page,
  url,
}: Pick<PageLoaderArgs, "page" | "url">): Promise<UserProfile> {
  const { getProfile } = sessionApi.endpoints;
  return responseOf(
    await page.store.dispatch(
      getProfile.initiate(undefined, { subscribe: false, forceRefetch: true }),
    ),
    url,
  );
}
