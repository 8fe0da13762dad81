import { accountApi } from "@hjem/api-client/endpoints/account";
import type { Subscriptions } from "@hjem/domain/account/subscriptions";
import { responseOf } from "@hjem/storefront/loader-response";
import type { PageLoaderArgs } from "@hjem/storefront/routes";

/** The user's notification settings. */
export interface NotificationsModel {
  /** Whether notifications are on at all. */
  isEnabled: boolean;
  subscriptions: Subscriptions;
}

/** Loads the current settings. */
export async function loadNotifications({
  page,
  url,
}: PageLoaderArgs): Promise<NotificationsModel> {
  const { getNotifications, getSubscriptions } = accountApi.endpoints;
  const fresh = { subscribe: false, forceRefetch: true } as const;
  const [isEnabled, subscriptions] = await Promise.all([
    page.store.dispatch(getNotifications.initiate(undefined, fresh)),
    page.store.dispatch(getSubscriptions.initiate(undefined, fresh)),
  ]);
  return { isEnabled: responseOf(isEnabled, url), subscriptions: responseOf(subscriptions, url) };
}
