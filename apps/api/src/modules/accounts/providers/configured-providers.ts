import type { OfferedProvider } from "@hjem/domain/account/auth-response";
import type { SignInProvider } from "@hjem/domain/account/sign-in-providers";
import { createMetadataCache } from "@hjem/domain/metadata-cache";
import type { Region } from "@hjem/domain/region";
import { facebookAddresses, facebookPort } from "./facebook.ts";
import { openIdPort, type ProviderMetadata } from "./open-id-connect.ts";
import type { ProviderClients } from "./provider-clients.ts";
import type { ProviderPort } from "./provider.ts";

/** The demo's stand-ins of providers (D27). */
export interface StandIns {
  port(provider: SignInProvider, origin: string): ProviderPort;
}

/** The sign-in providers of a site and their clients. */
export interface ConfiguredProviders {
  list(region: Region): OfferedProvider[];
  /** Null for a provider that the site does not offer. */
  port(provider: SignInProvider, region: Region, origin: string): ProviderPort | null;
}

/** The region's providers that are configured; in the demo a stand-in for each other one that the region shows (D27). */
export const configuredProviders = (deps: {
  clients: ProviderClients;
  /** Null in live. */
  standIns: StandIns | null;
  now: () => number;
}): ConfiguredProviders => {
  const { clients, standIns, now } = deps;
  const metadata = createMetadataCache<ProviderMetadata>();
  const real = new Map<SignInProvider, ProviderPort>();
  for (const provider of ["vipps", "google", "apple"] as const) {
    const client = clients[provider];
    if (client) real.set(provider, openIdPort(provider, client, { now, metadata }));
  }
  if (clients.facebook) {
    const options = { fetch, isDemo: false };
    real.set("facebook", facebookPort(clients.facebook, facebookAddresses, options));
  }
  const isOffered = (provider: SignInProvider, region: Region) =>
    region.signInProviders.includes(provider) &&
    (real.has(provider) ||
      (standIns !== null && !region.signInOnlyIfConfigured?.includes(provider)));
  return {
    list: (region) =>
      region.signInProviders
        .filter((provider) => isOffered(provider, region))
        .map((provider) => ({ provider, isDemo: !real.has(provider) })),
    port: (provider, region, origin) =>
      isOffered(provider, region)
        ? (real.get(provider) ?? standIns?.port(provider, origin) ?? null)
        : null,
  };
};
