import { accountApi } from "@hjem/api-client/endpoints/account";
import { authApi } from "@hjem/api-client/endpoints/auth";
import type { OfferedProvider } from "@hjem/domain/account/auth-answer";
import { providerNames, type SignInProvider } from "@hjem/domain/account/sign-in-providers";
import { formatInstant } from "@hjem/domain/format/format-date";
import { answerOf } from "@hjem/storefront/answer-of";
import type { PageLoaderArgs } from "@hjem/storefront/routes";

const fresh = { subscribe: false, forceRefetch: true } as const;

/** A provider by which the person signs in. */
export interface ConnectedWay {
  provider: SignInProvider;
  name: string;
  email: string;
  since: string;
}

/** The ways in that a person has, and those that they could have. */
export interface WaysModel {
  connected: readonly ConnectedWay[];
  others: readonly OfferedProvider[];
}

/** Tells the ways in. */
export async function loadWays({ page, url }: PageLoaderArgs): Promise<WaysModel> {
  const { store, region } = page;
  const [connected, offered] = await Promise.all([
    store.dispatch(accountApi.endpoints.listConnectedProviders.initiate(undefined, fresh)),
    store.dispatch(authApi.endpoints.listProviders.initiate(undefined, { subscribe: false })),
  ]);
  const own = answerOf(connected, url);
  return {
    connected: own.map(({ provider, email, createdAt }) => ({
      provider,
      name: providerNames[provider],
      email: email ?? "",
      since: formatInstant(page, Date.parse(createdAt), region.timeZones.default),
    })),
    others: (offered.data ?? []).filter(
      ({ provider }) => !own.some((way) => way.provider === provider),
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

/** Tells the signed-in devices, the one in use first. */
export async function loadDevices({ page, url }: PageLoaderArgs): Promise<readonly Device[]> {
  const { timeZones } = page.region;
  const told = (instant: string) => formatInstant(page, Date.parse(instant), timeZones.default);
  const sessions = answerOf(
    await page.store.dispatch(accountApi.endpoints.listSessions.initiate(undefined, fresh)),
    url,
  );
  return sessions.map(({ id, device, createdAt, seenAt, isCurrent }) => ({
    id,
    device,
    isCurrent,
    since: told(createdAt),
    seen: told(seenAt),
  }));
}
