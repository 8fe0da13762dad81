import { authApi } from "@hjem/api-client/endpoints/auth";
import { isApiError } from "@hjem/api-client/errors/api-error";
import type { SignInProvider } from "@hjem/domain/account/sign-in-providers";
import type { ErrorCode } from "@hjem/domain/errors";
import { safeRedirect } from "@hjem/domain/safe-redirect";
import type { StorefrontStore } from "../../store/store.ts";
import { toFormError } from "./use-account-form.ts";

/** The current page, as return URL. */
export const hereAddress = (): string =>
  safeRedirect(window.location.pathname + window.location.search);

/** Where to redirect the browser to sign in, or why not. */
export type ProviderMethod =
  | { authorizationUrl: string; message?: undefined; code?: undefined }
  | { authorizationUrl?: undefined; message: string; code: ErrorCode | undefined };

const { getProviderConfiguration, startProvider: start } = authApi.endpoints;

/** Requests a provider's configuration, then its sign-in URL (ACC-090, ACC-091, D41). */
export async function startProvider(
  { dispatch }: StorefrontStore,
  provider: SignInProvider,
  wish: { redirect: string; join: boolean },
): Promise<ProviderMethod> {
  // Not every provider has a configuration; for those that need one the next call fails.
  await dispatch(getProviderConfiguration.initiate(provider, { subscribe: false }));
  const { data, error } = await dispatch(start.initiate({ provider, ...wish }, { track: false }));
  if (data) return { authorizationUrl: data.authorizationUrl };
  return { ...toFormError(error), code: isApiError(error) ? error.code : undefined };
}
