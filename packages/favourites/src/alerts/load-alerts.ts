import { notificationsApi } from "@hjem/api-client/endpoints/notifications";
import { savedSearchesApi } from "@hjem/api-client/endpoints/saved-searches";
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
  /** Of a person without alerts: how many saved searches may bring some. */
  searches: number;
  page: number;
  lastPage: number;
}

const PAGE_SIZE = 50;

/** How many searches the person has saved; none where that cannot be read now. */
async function countSearches({ page }: PageLoaderArgs): Promise<number> {
  const { data } = await page.store.dispatch(
    savedSearchesApi.endpoints.listSavedSearches.initiate(
      { page: 1 },
      { subscribe: false, forceRefetch: true },
    ),
  );
  return data?.pagination.total ?? 0;
}

/** Loads alerts, newest first; those of the message that the URL names are exactly the ones that it was about (D72). */
export async function loadAlerts(args: PageLoaderArgs): Promise<AlertsModel> {
  const { page, url, params } = args;
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
    searches: pagination.total === 0 && messageId === null ? await countSearches(args) : 0,
    page: pagination.currentPage,
    lastPage: pagination.lastPage,
  };
}
