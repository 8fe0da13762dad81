import { notificationsApi } from "@hjem/api-client/endpoints/notifications";
import type { PageContext } from "@hjem/storefront/page-context";
import { isPushAllowed, readPushState, startPush } from "@hjem/storefront/push-browser";

const { getPush, subscribePush } = notificationsApi.endpoints;

/**
 * Subscribes this browser again where it has lost what the API still has: the reload that follows a lost file removes the
 * site's worker, and the subscription with it (UI-048, D75). Nobody is asked for anything.
 */
export async function restorePush({
  store,
  language,
}: Pick<PageContext, "store" | "language">): Promise<void> {
  if (!isPushAllowed() || (await readPushState()) === "on") return;
  const { data } = await store.dispatch(
    getPush.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  if (!data?.isSubscribed || data.publicKey === null) return;
  const subscription = await startPush(data.publicKey, language.code);
  if (subscription) await store.dispatch(subscribePush.initiate(subscription, { track: false }));
}
