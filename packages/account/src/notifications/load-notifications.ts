import { accountApi } from "@hjem/api-client/endpoints/account";
import { notificationsApi } from "@hjem/api-client/endpoints/notifications";
import type { Subscriptions } from "@hjem/domain/account/subscriptions";
import type { AlertSchedule } from "@hjem/domain/saved/alert";
import { responseOf } from "@hjem/storefront/loader-response";
import type { PageLoaderArgs } from "@hjem/storefront/routes";

/** The user's notification settings. */
export interface NotificationsModel {
  /** Whether notifications are on at all. */
  isEnabled: boolean;
  subscriptions: Subscriptions;
  /** When alerts are sent (D71). */
  schedule: AlertSchedule;
}

/** Loads the current settings. */
export async function loadNotifications({
  page,
  url,
}: PageLoaderArgs): Promise<NotificationsModel> {
  const { getNotifications, getSubscriptions } = accountApi.endpoints;
  const fresh = { subscribe: false, forceRefetch: true } as const;
  const [isEnabled, subscriptions, schedule] = await Promise.all([
    page.store.dispatch(getNotifications.initiate(undefined, fresh)),
    page.store.dispatch(getSubscriptions.initiate(undefined, fresh)),
    page.store.dispatch(notificationsApi.endpoints.getSchedule.initiate(undefined, fresh)),
  ]);
  return {
    isEnabled: responseOf(isEnabled, url),
    subscriptions: responseOf(subscriptions, url),
    schedule: responseOf(schedule, url),
  };
}
