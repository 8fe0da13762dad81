import type { ProviderIdentity } from "../../../db/account-tables.ts";

/** Parameters of an authorization request. */
export interface AuthorizationRequest {
  state: string;
  nonce: string;
  /** Of PKCE; its hash travels. */
  verifier: string;
  redirectUri: string;
}

/** Client of one provider. */
export interface ProviderPort {
  /** True for the demo's stand-in (D27). */
  isDemo: boolean;
  /** What the provider says of itself (ACC-090). */
  configuration(): Promise<Readonly<Record<string, unknown>>>;
  /** Where the browser goes. */
  authorizationUrl(request: AuthorizationRequest): Promise<URL>;
  /**
   * Exchanges a code; everything that the provider signed is checked against what the request was made with.
   * @throws where the provider returns an error or an unexpected response, or is unavailable.
   */
  exchange(code: string, request: AuthorizationRequest): Promise<ProviderIdentity>;
}

/** How a provider's server is requested; the demo calls its stand-ins without any network. */
export type ProviderFetch = (url: string, init: RequestInit) => Promise<Response>;
