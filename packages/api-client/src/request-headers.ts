import type { Language } from "@hjem/domain/language";

/** Header with the names of the enabled features (spec §6, API-013). */
export const FEATURE_FLAGS_HEADER = "x-feature-flags";

/** Input of a call's headers. */
export interface HeaderFacts {
  /** True for the content host and for third-party hosts: they never receive the token (API-001, API-003). */
  isTokenWithheld: boolean;
  token: string | undefined;
  language: Language;
  featureFlags: readonly string[];
}

/** Headers of a call. Empty ones are left out: no token, no `Authorization` (API-002). */
export function requestHeaders(facts: HeaderFacts): Record<string, string> {
  const headers: Record<string, string> = { "accept-language": facts.language };
  if (facts.token && !facts.isTokenWithheld) headers.authorization = `Bearer ${facts.token}`;
  if (facts.featureFlags.length > 0) headers[FEATURE_FLAGS_HEADER] = facts.featureFlags.join(",");
  return headers;
}
