import type { Language } from "@hjem/domain/language";
import type { PushSubscriptionRequest } from "@hjem/domain/saved/alert";
import { isBot } from "./is-bot.ts";
import { workerUrl } from "./site-registration.ts";

/** What this browser can do with push messages, and whether it receives them. */
export type PushState =
  /** It has no push messages; on an iPhone a site has them only once it is on the Home Screen. */
  | "unsupported"
  /** The person has refused notifications of this site. */
  | "blocked"
  | "off"
  | "on";

const isSupported = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const currentSubscription = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
};

/** What this browser says by itself: `on` where it has a subscription, of whichever account. Asks for nothing. */
export async function readPushState(): Promise<PushState> {
  if (!isSupported() || (await isBot(navigator.userAgent))) return "unsupported";
  if (Notification.permission === "denied") return "blocked";
  return (await currentSubscription()) ? "on" : "off";
}

/** True where the person has allowed notifications of this site: nobody is asked. */
export const isPushAllowed = (): boolean => isSupported() && Notification.permission === "granted";

/** The subscription in the form of the API. */
function toRequest(subscription: PushSubscription): PushSubscriptionRequest {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" } };
}

/** Subscribes with the site's key; one with another key, of an earlier installation, is replaced. */
async function subscribeWith(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const other = await manager.getSubscription();
    if (!other) throw error;
    await other.unsubscribe();
    return manager.subscribe(options);
  }
}

/**
 * Asks for the permission to show notifications, unless it has been given, and subscribes this browser (D75).
 * @returns the subscription for the API; null where the person has not allowed it
 * @throws {Error} where the browser's push service cannot be reached
 */
export async function startPush(
  publicKey: string,
  language: Language,
): Promise<PushSubscriptionRequest | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(workerUrl(language));
  const { pushManager } = await navigator.serviceWorker.ready;
  return toRequest(await subscribeWith(pushManager, publicKey));
}

/** Ends the subscription of this browser. */
export async function stopPush(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}
