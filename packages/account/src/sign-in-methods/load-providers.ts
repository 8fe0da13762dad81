import { accountApi } from "@hjem/api-client/endpoints/account";
import { authApi } from "@hjem/api-client/endpoints/auth";
import type { OfferedProvider } from "@hjem/domain/account/auth-response";
import { providerNames, type SignInProvider } from "@hjem/domain/account/sign-in-providers";
import { formatInstant } from "@hjem/domain/format/format-instant";
import { responseOf } from "@hjem/storefront/loader-response";
import type { PageLoaderArgs } from "@hjem/storefront/routes";

const fresh = { subscribe: false, forceRefetch: true } as const;

/** A provider that the user signs in with. */
export interface ConnectedProvider {
  provider: SignInProvider;
  name: string;
  email: string;
  since: string;
}

/** The sign-in methods of a user, and those that can be added. */
export interface ProvidersModel {
  connected: readonly ConnectedProvider[];
  others: readonly OfferedProvider[];
}

/** Loads the sign-in methods. */
export async function loadProviders({ page, url }: PageLoaderArgs): Promise<ProvidersModel> {
  const { store, region } = page;
  const [connected, offered] = await Promise.all([
    store.dispatch(accountApi.endpoints.listConnectedProviders.initiate(undefined, fresh)),
    store.dispatch(authApi.endpoints.listProviders.initiate(undefined, { subscribe: false })),
  ]);
  const own = responseOf(connected, url);
  return {
    connected: own.map(({ provider, email, createdAt }) => ({
      provider,
      name: providerNames[provider],
      email: email ?? "",
      since: formatInstant(page, Date.parse(createdAt), region.timeZones.default),
    })),
    others: (offered.data ?? []).filter(
      ({ provider }) => !own.some((link) => link.provider === provider),
    ),
  };
}

/** A signed-in device. */
export interface Device {
  id: string;
  device: string;
  since: string;
  seen: string;
  isCurrent: boolean;
}

/** Loads the signed-in devices, the current one first. */
export async function loadDevices({ page, url }: PageLoaderArgs): Promise<readonly Device[]> {
  const { timeZones } = page.region;
  const view = (instant: string) => formatInstant(page, Date.parse(instant), timeZones.default);
  const sessions = responseOf(
    await page.store.dispatch(accountApi.endpoints.listSessions.initiate(undefined, fresh)),
    url,
  );
  return sessions.map(({ id, device, createdAt, seenAt, isCurrent }) => ({
    id,
    device,
    isCurrent,
    since: view(createdAt),
    seen: view(seenAt),
  }));
}
