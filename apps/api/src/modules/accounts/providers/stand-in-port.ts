import type { SignInProvider } from "@hjem/domain/account/sign-in-providers";
import { createMetadataCache } from "@hjem/domain/metadata-cache";
import { facebookPort } from "./facebook.ts";
import { openIdPort, type ProviderMetadata } from "./open-id-connect.ts";
import type { ProviderFetch, ProviderPort } from "./provider.ts";

/** A provider of the demo, and how this product is registered with it (D27). */
interface StandInServer {
  issuer: string;
  clientId: string;
  secret: string;
  signedWith: string;
  fetch: ProviderFetch;
}

/** Clients of the stand-ins, as of the providers themselves: only OAuth where the provider has no more. */
export function createStandInPorts({ now }: { now: () => number }) {
  const metadata = createMetadataCache<ProviderMetadata>();
  return (
    provider: SignInProvider,
    { issuer, clientId, secret, signedWith, fetch }: StandInServer,
  ): ProviderPort => {
    const client = { issuer, clientId, secret: { kind: "secret", secret } } as const;
    if (provider !== "facebook") {
      return openIdPort(provider, client, { now, metadata, standIn: { fetch, signedWith } });
    }
    const addresses = {
      authorization: `${issuer}/auth`,
      token: `${issuer}/token`,
      me: `${issuer}/me`,
      scope: "openid name email",
    };
    return facebookPort(client, addresses, { fetch, isDemo: true });
  };
}
