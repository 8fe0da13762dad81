import { authApi } from "@hjem/api-client/endpoints/auth";
import type { OfferedProvider } from "@hjem/domain/account/auth-response";
import { isAdminAddress, redirectAfterSignIn } from "@hjem/storefront/access";
import type { PageLoaderArgs } from "@hjem/storefront/routes";

/** View of the sign-in page. */
export interface SignInModel {
  /** The return URL after sign-in: a path of the site (ACC-032..034). */
  redirect: string;
  /** True where that is the admin area, which requires its own password (ACC-112). */
  isGate: boolean;
  /** The providers that the site offers; empty where the API does not return them. */
  providers: readonly OfferedProvider[];
}

/** Loads the return URL and the providers. */
export async function loadSignIn({ page, url }: PageLoaderArgs): Promise<SignInModel> {
  const redirect = redirectAfterSignIn(url);
  const { data: providers = [] } = await page.store.dispatch(
    authApi.endpoints.listProviders.initiate(undefined, { subscribe: false }),
  );
  return { redirect, isGate: isAdminAddress(redirect), providers };
}
