import { notificationsApi } from "@hjem/api-client/endpoints/notifications";
import { pageNumberOf } from "@hjem/domain/page-number";
import type { Alert } from "@hjem/domain/saved/alert";
import { responseOf } from "@hjem/storefront/loader-response";
import type { PageLoaderArgs } from "@hjem/storefront/routes";

/** A page of alerts: all, or those of one message. */
export interface AlertsModel {
  alerts: readonly Alert[];
  /** Id of the message; null for all alerts. */
  messageId: string | null;
  total: number;
  page: number;
  lastPage: number;
}

const PAGE_SIZE = 50;

/** Loads alerts, newest first; those of the message that the URL names are exactly the ones that it was about (D72). */
export async function loadAlerts({ page, url, params }: PageLoaderArgs): Promise<AlertsModel> {
  const { messageId = null } = params;
  const { data, pagination } = responseOf(
    await page.store.dispatch(
      notificationsApi.endpoints.listAlerts.initiate(
        {
          page: pageNumberOf(url.searchParams),
          size: PAGE_SIZE,
          ...(messageId !== null && { message: messageId }),
        },
        { subscribe: false, forceRefetch: true },
      ),
    ),
    url,
  );
  return {
    alerts: data,
    messageId,
    total: pagination.total,
    page: pagination.currentPage,
    lastPage: pagination.lastPage,
  };
}
