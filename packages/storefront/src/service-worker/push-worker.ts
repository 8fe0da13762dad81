import { isLanguage, type Language } from "@hjem/domain/language";
import { isRecord } from "@hjem/domain/narrow";
import { paths } from "@hjem/domain/paths";
import { type I18n, setupI18n } from "@lingui/core";
import { plural, t } from "@lingui/core/macro";
import { messages as en } from "./locales/en.po";
import { messages as no } from "./locales/no.po";

/** An event whose work the browser waits for. */
interface WaitingEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

/** A push message; `json` throws where it has another form. */
export interface PushMessageEvent extends WaitingEvent {
  data: { json: () => unknown } | null;
}

/** A press on a notification. */
export interface NotificationPressEvent extends WaitingEvent {
  notification: { data?: unknown; close: () => void };
}

/** A tab of the site. */
interface Tab {
  url: string;
  focus: () => Promise<unknown>;
}

/** The global scope of a service worker, as far as push needs it: the types of pages and of workers exclude each other. */
export interface WorkerScope {
  location: { href: string };
  registration: {
    showNotification: (title: string, options: NotificationOptions) => Promise<void>;
  };
  clients: {
    openWindow: (url: string) => Promise<unknown>;
    /** Tabs of the site; their fragments are part of `url`. */
    matchAll: (options: { type: "window"; includeUncontrolled: true }) => Promise<readonly Tab[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: "install", listener: (event: WaitingEvent) => void): void;
    (type: "push", listener: (event: PushMessageEvent) => void): void;
    (type: "notificationclick", listener: (event: NotificationPressEvent) => void): void;
  };
}

/** The site of a worker. */
export interface WorkerSite {
  siteName: string;
  defaultLanguage: Language;
}

/** The language in which the worker was registered, else the site's. */
function translatorOf(scope: WorkerScope, site: WorkerSite): I18n {
  const requested = new URL(scope.location.href).searchParams.get("language") ?? "";
  const locale = isLanguage(requested) ? requested : site.defaultLanguage;
  return setupI18n({ locale, messages: { en, no } });
}

/** Message and number of alerts of a push message; all alerts where it has another form. */
function readPayload({ data }: PushMessageEvent): { url: string; count: number; tag: string } {
  try {
    const payload = data?.json();
    if (isRecord(payload)) {
      const { messageId, count } = payload;
      if (typeof messageId === "string" && typeof count === "number")
        return { url: paths.userAlertMessage.to(messageId), count, tag: messageId };
    }
  } catch {
    // Caught: a message must be shown whatever it holds, or browsers show one of their own.
  }
  return { url: paths.userAlerts.to(), count: 0, tag: "alerts" };
}

/** Shows a page of the site: in the tab that shows it already, else in a new one, as others may hold unsent text. */
async function showPage({ clients, location }: WorkerScope, url: string): Promise<void> {
  const { href } = new URL(url, location.href);
  const tabs = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = tabs.find((tab) => tab.url === href);
  await (shown ? shown.focus() : clients.openWindow(url));
}

/**
 * The push half of the site's worker (D75): a message becomes a notification with the number of homes, and a press shows
 * its alerts. It holds no page and no file.
 */
export function startPushWorker(scope: WorkerScope, site: WorkerSite): void {
  const i18n = translatorOf(scope, site);
  const { siteName } = site;
  scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener("push", (event) => {
    const { url, count, tag } = readPayload(event);
    const title =
      count > 0
        ? t(i18n)`${plural(count, { one: "Alert about # home", other: "Alerts about # homes" })}`
        : t(i18n)`New alerts`;
    const shown = scope.registration.showNotification(title, {
      body: t(i18n)`See what is new on ${siteName}`,
      icon: "/icon-192.png",
      lang: i18n.locale,
      tag,
      data: { url },
    });
    event.waitUntil(shown);
  });
  scope.addEventListener("notificationclick", (event) => {
    const { notification } = event;
    notification.close();
    const url =
      isRecord(notification.data) && typeof notification.data["url"] === "string"
        ? notification.data["url"]
        : paths.userAlerts.to();
    event.waitUntil(showPage(scope, url));
  });
}
