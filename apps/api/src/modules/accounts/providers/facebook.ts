import { createHash } from "node:crypto";
import { z } from "zod";
import { identityOf } from "./open-id-connect.ts";
import type { ProviderClient } from "./provider-clients.ts";
import type { ProviderFetch, ProviderPort } from "./provider.ts";

const TIMEOUT_MS = 8_000;

/** Endpoints of a provider with OAuth 2 only. */
export interface OAuthAddresses {
  authorization: string;
  token: string;
  me: string;
  scope: string;
}

/** Facebook's own (reference: Manually build a login flow). */
export const facebookAddresses: OAuthAddresses = {
  authorization: "https://www.facebook.com/v23.0/dialog/oauth",
  token: "https://graph.facebook.com/v23.0/oauth/access_token",
  me: "https://graph.facebook.com/v23.0/me?fields=id,name,email",
  scope: "email,public_profile",
};

const TokenResponse = z.object({ access_token: z.string().min(1) });
const Person = z.record(z.string(), z.unknown());

/**
 * Facebook: OAuth 2 and `/me` (D41). Only the id is trusted: an address from it counts as not verified,
 * so that it never joins an account without the password (D29).
 */
export const facebookPort = (
  { clientId, secret }: ProviderClient,
  addresses: OAuthAddresses,
  options: { fetch: ProviderFetch; isDemo: boolean },
): ProviderPort => {
  const readJson = async <Schema extends z.ZodType>(
    schema: Schema,
    url: string,
    init: RequestInit,
  ): Promise<z.infer<Schema>> => {
    const response = await options.fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`The provider answered ${response.status}.`);
    return schema.parse(await response.json());
  };
  return {
    isDemo: options.isDemo,
    configuration: async () => ({
      issuer: new URL(addresses.authorization).origin,
      authorization_endpoint: addresses.authorization,
      response_types_supported: ["code"],
    }),
    async authorizationUrl({ state, verifier, redirectUri }) {
      const url = new URL(addresses.authorization);
      url.search = new URLSearchParams({
        client_id: clientId,
        response_type: "code",
        redirect_uri: redirectUri,
        scope: addresses.scope,
        state,
        code_challenge: createHash("sha256").update(verifier).digest("base64url"),
        code_challenge_method: "S256",
        ...(options.isDemo && { prompt: "login" }),
      }).toString();
      return url;
    },
    async exchange(code, { verifier, redirectUri }) {
      if (secret.kind !== "secret") throw new Error("Facebook takes a plain secret.");
      const { access_token: token } = await readJson(TokenResponse, addresses.token, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({
          grant_type: "authorization_code",
          client_id: clientId,
          client_secret: secret.secret,
          code,
          redirect_uri: redirectUri,
          code_verifier: verifier,
        }).toString(),
      });
      const person = await readJson(Person, addresses.me, {
        headers: { authorization: `Bearer ${token}` },
      });
      return { ...identityOf(person), isEmailVerified: false };
    },
  };
};
