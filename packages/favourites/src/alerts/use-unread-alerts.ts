import { notificationsApi } from "@hjem/api-client/endpoints/notifications";
import { NOTIFICATIONS_POLL_MS } from "@hjem/domain/saved/saved-rules";
import { useLiveTopic } from "@hjem/storefront/live";
import { usePage } from "@hjem/storefront/page";
import { savedCounted } from "@hjem/storefront/session-slice";
import type { StorefrontStore } from "@hjem/storefront/store";
import { useEffect } from "react";

const { countUnread, markRead } = notificationsApi.endpoints;

/** Requests the number of unread alerts. A number that cannot be had is no error to show: the last one stays. */
async function requestUnread(store: StorefrontStore): Promise<void> {
  const { data } = await store.dispatch(
    countUnread.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  if (data !== undefined) store.dispatch(savedCounted({ alerts: data }));
}

/** Follows the number of unread alerts: live, or else by polling (D77). */
export function useUnreadAlerts(): void {
  const { store } = usePage();
  useLiveTopic(
    { kind: "notifications" },
    {
      pollMs: NOTIFICATIONS_POLL_MS,
      onSignal: (signal) => {
        if (typeof signal === "string") void requestUnread(store);
        else store.dispatch(savedCounted({ alerts: signal.unread }));
      },
    },
  );
  useEffect(() => {
    void requestUnread(store);
    return () => {
      // The bell is there again on the next page, unless the person has signed out.
      const { current } = store.getState().session;
      if (current.kind !== "person") store.dispatch(savedCounted({ alerts: 0 }));
    };
  }, [store]);
}

/** Marks alerts as read on every device: some by id, or all up to now. */
export async function markAsRead(
  store: StorefrontStore,
  ids: readonly string[] | "all",
): Promise<void> {
  const { data } = await store.dispatch(
    markRead.initiate({ ids: ids === "all" ? ids : [...ids] }, { track: false }),
  );
  if (data !== undefined) store.dispatch(savedCounted({ alerts: data }));
}
