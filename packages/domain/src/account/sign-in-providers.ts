/**
 * Sign-in providers that are supported (ACC-002..007); region and configuration decide which a site shows.
 */
export const signInProviders = ["vipps", "google", "apple", "facebook"] as const;
export type SignInProvider = (typeof signInProviders)[number];

/** True for a supported provider. */
export const isSignInProvider = (value: unknown): value is SignInProvider =>
  signInProviders.some((provider) => provider === value);

/** Name of a provider as on its own button; the same in every language. */
export const providerNames: Readonly<Record<SignInProvider, string>> = {
  vipps: "Vipps",
  google: "Google",
  apple: "Apple",
  facebook: "Facebook",
};

/** Query key of a provider's redirect to the site's root (ACC-038). */
export const PROVIDER_RETURN_KEY = "signin";

/** Prefix of the state sent to a provider; the random part follows a dot (D11). */
export const providerState = (provider: SignInProvider): string => `${provider}-login`;

/** The provider that a state belongs to; null for a state that is not ours. */
export const providerOfState = (state: string | null | undefined): SignInProvider | null =>
  signInProviders.find((provider) => state?.split(".")[0] === providerState(provider)) ?? null;

/** Error codes that providers return (spec §8); any other counts as `default_error` (ACC-061). */
export const providerErrors = [
  "access_denied",
  "wrong_challenge",
  "server_error",
  "login_required",
  "invalid_app_callback_uri",
  "app_callback_uri_not_registered",
  "outdated_app_version",
  "unknown_reject_reason",
  "default_error",
] as const;
export type ProviderError = (typeof providerErrors)[number];

/** The notice shown for a provider's error: cancelled or failed (ACC-058..060). */
export type ProviderErrorNotice = "cancelled" | "failed";

/** Maps a provider's error to a known code. */
export const providerErrorOf = (code: string): ProviderError =>
  providerErrors.find((known) => known === code) ?? "default_error";

/** Which of the two messages an error code shows. */
export const noticeOfProviderError = (code: string): ProviderErrorNotice =>
  providerErrorOf(code) === "access_denied" || code === "user_cancelled_authorize"
    ? "cancelled"
    : "failed";

/** What a provider has added to the URL of the site's root. */
export type ProviderReturn = { provider: SignInProvider; state: string } & (
  | { code: string; error: null }
  | { code: null; error: ProviderError; notice: ProviderErrorNotice }
);

/** A provider may append `?state=…` to its own description (reference ecosystem §6): both forms are read. */
const stateIn = (query: URLSearchParams): string | null => {
  const state = query.get("state");
  if (state !== null) return state;
  const hung = [...query.values()].map((value) => /[?&]state=([\w.-]+)/.exec(value)?.[1]);
  return hung.find((found) => found !== undefined) ?? null;
};

/** Reads the query of a URL as a provider's redirect; null where it is none. */
export const readProviderReturn = (query: URLSearchParams): ProviderReturn | null => {
  const state = stateIn(query);
  const provider = providerOfState(state);
  if (state === null || provider === null) return null;
  const error = query.get("error");
  const code = query.get("code");
  if (error === null && code !== null) return { provider, state, code, error: null };
  const view = error ?? "default_error";
  return {
    provider,
    state,
    code: null,
    error: providerErrorOf(view),
    notice: noticeOfProviderError(view),
  };
};

/** Path and query of the site that a provider redirects to (ACC-037). */
export const providerReturnPath = (provider: SignInProvider): string =>
  `/?${PROVIDER_RETURN_KEY}=${provider}`;
