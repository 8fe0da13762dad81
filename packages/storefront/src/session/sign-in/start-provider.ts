import { authApi } from "@hjem/api-client/endpoints/auth";
import { isApiError } from "@hjem/api-client/errors/api-error";
import type { SignInProvider } from "@hjem/domain/account/sign-in-providers";
import type { ErrorCode } from "@hjem/domain/errors";
import { safeRedirect } from "@hjem/domain/safe-redirect";
import type { StorefrontStore } from "../../store/store.ts";
import { toFormError } from "./use-account-form.ts";

/** The page that the visitor is on, as a way back. */
export const hereAddress = (): string =>
  safeRedirect(window.location.pathname + window.location.search);

/** Where the browser goes to sign in, or why it cannot. */
export type ProviderMethod =
  | { authorizationUrl: string; message?: undefined; code?: undefined }
  | { authorizationUrl?: undefined; message: string; code: ErrorCode | undefined };

const { getProviderConfiguration, startProvider: start } = authApi.endpoints;

/** Asks what a provider says of itself, then for the address at which it signs in (ACC-090, ACC-091, D41). */
export async function startProvider(
  { dispatch }: StorefrontStore,
  provider: SignInProvider,
  wish: { redirect: string; join: boolean },
): Promise<ProviderMethod> {
  // Not every provider says something; those that must, and do not, fail at the next call.
  await dispatch(getProviderConfiguration.initiate(provider, { subscribe: false }));
  const { data, error } = await dispatch(start.initiate({ provider, ...wish }, { track: false }));
  if (data) return { authorizationUrl: data.authorizationUrl };
  return { ...toFormError(error), code: isApiError(error) ? error.code : undefined };
}
