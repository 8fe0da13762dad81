import { normaliseEmail } from "@hjem/domain/account/account-rules";
import { providerReturnPath, type SignInProvider } from "@hjem/domain/account/sign-in-providers";
import { HOUR_MS } from "@hjem/domain/durations";
import type { MetadataCache } from "@hjem/domain/metadata-cache";
import * as client from "openid-client";
import type { ProviderIdentity } from "../../../db/account-tables.ts";
import { appleSecret } from "./apple-secret.ts";
import type { ProviderClient } from "./provider-clients.ts";
import type { ProviderFetch, ProviderPort } from "./provider.ts";

/** How long a provider's metadata is cached. */
const BELIEVED_MS = HOUR_MS;
const TIMEOUT_SECONDS = 8;

/** Requested scopes; each provider has its own names (ACC-091, ACC-092). */
const scopes: Readonly<Record<Exclude<SignInProvider, "facebook">, string>> = {
  vipps: "openid name email phoneNumber",
  google: "openid email profile",
  apple: "openid name email",
};

/** Claims are untrusted input. */
const textOf = (value: unknown): string | null =>
  typeof value === "string" && value.trim() !== "" ? value : null;

/** Reads a person out of a provider's claims; Apple writes truth as text. */
export const identityOf = (claims: Readonly<Record<string, unknown>>): ProviderIdentity => {
  const email = textOf(claims.email);
  const subject = textOf(claims.sub) ?? textOf(claims.id);
  if (subject === null) throw new Error("The provider named nobody.");
  return {
    subject,
    email: email === null ? null : normaliseEmail(email),
    isEmailVerified: claims.email_verified === true || claims.email_verified === "true",
    name: textOf(claims.name),
  };
};

const clientAuth = (
  provider: SignInProvider,
  { clientId, secret }: ProviderClient,
): client.ClientAuth => {
  const prove: client.ClientAuth =
    secret.kind === "secret"
      ? client.ClientSecretBasic(secret.secret)
      : async (_server, _client, body) => {
          body.set("client_id", clientId);
          body.set("client_secret", await appleSecret(clientId, secret));
        };
  return (server, metadata, body, headers) => {
    // The library sends the return address without its query, of which the marker is a part (ACC-037).
    const bare = body.get("redirect_uri");
    if (bare !== null) body.set("redirect_uri", new URL(providerReturnPath(provider), bare).href);
    return prove(server, metadata, body, headers);
  };
};

/** A provider's cached metadata, and when it expires, in milliseconds since 1970. */
export interface ProviderMetadata {
  configuration: Promise<client.Configuration>;
  until: number;
}

/** An OpenID Connect provider: code, PKCE, state and nonce, the token checked by the library. */
export const openIdPort = (
  provider: Exclude<SignInProvider, "facebook">,
  registered: ProviderClient,
  deps: {
    now: () => number;
    metadata: MetadataCache<ProviderMetadata>;
    standIn?: { fetch: ProviderFetch; signedWith: string };
  },
): ProviderPort => {
  const { now, metadata, standIn } = deps;
  const key = `${registered.issuer} ${registered.clientId}`;
  const discover = (): Promise<client.Configuration> => {
    const believed = metadata.get(key);
    if (believed && believed.until > now()) return believed.configuration;
    const configuration = client.discovery(
      new URL(registered.issuer),
      registered.clientId,
      standIn ? { id_token_signed_response_alg: standIn.signedWith } : {},
      clientAuth(provider, registered),
      {
        timeout: TIMEOUT_SECONDS,
        ...(standIn && {
          [client.customFetch]: (url: string, init: client.CustomFetchOptions) =>
            standIn.fetch(url, init as RequestInit),
          execute: [client.allowInsecureRequests],
        }),
      },
    );
    metadata.set(key, { configuration, until: now() + BELIEVED_MS });
    // Caught: callers receive the rejection; an unavailable provider is requested again the next time.
    configuration.catch(() => metadata.set(key, { configuration, until: 0 }));
    return configuration;
  };

  return {
    isDemo: standIn !== undefined,
    configuration: async () => ({ ...(await discover()).serverMetadata() }),
    async authorizationUrl({ state, nonce, verifier, redirectUri }) {
      return client.buildAuthorizationUrl(await discover(), {
        response_type: "code",
        redirect_uri: redirectUri,
        scope: scopes[provider],
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        // Apple sends name and address by form post only.
        ...(provider === "apple" && { response_mode: "form_post" }),
        ...(standIn && { prompt: "login" }),
      });
    },
    async exchange(code, { state, nonce, verifier, redirectUri }) {
      const configuration = await discover();
      const returned = new URL(redirectUri);
      returned.searchParams.set("code", code);
      returned.searchParams.set("state", state);
      // Of the return address only code and state are passed on. Two providers cannot be
      // mixed up without the issuer: each has its own state and return address.
      const { issuer } = configuration.serverMetadata();
      returned.searchParams.set("iss", issuer);
      const tokens = await client.authorizationCodeGrant(configuration, returned, {
        pkceCodeVerifier: verifier,
        expectedNonce: nonce,
        expectedState: state,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error("The provider sent no token.");
      const isShown = configuration.serverMetadata().userinfo_endpoint !== undefined;
      const info = isShown
        ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : {};
      return identityOf({ ...claims, ...info });
    },
  };
};
