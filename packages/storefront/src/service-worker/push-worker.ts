import { isLanguage, type Language } from "@hjem/domain/language";
import { isRecord } from "@hjem/domain/narrow";
import { paths } from "@hjem/domain/paths";
import { type I18n, setupI18n } from "@lingui/core";
import { plural, t } from "@lingui/core/macro";
import { messages as en } from "./locales/en.po";
import { messages as no } from "./locales/no.po";
import type { PushMessageEvent, WorkerScope } from "./worker-scope.ts";

/** The site of a worker. */
export interface WorkerSite {
  siteName: string;
  defaultLanguage: Language;
}

/** The language in which the worker was registered, else the site's. */
export function workerLanguage(
  { location }: Pick<WorkerScope, "location">,
  site: Pick<WorkerSite, "defaultLanguage">,
): Language {
  const requested = new URL(location.href).searchParams.get("language") ?? "";
  return isLanguage(requested) ? requested : site.defaultLanguage;
}

/** The messages of the worker in its language. */
export const workerMessages = (locale: Language): I18n =>
  setupI18n({ locale, messages: { en, no } });

/** The parts of the global scope that push messages need. */
export interface PushScope extends Pick<
  WorkerScope,
  "location" | "registration" | "addEventListener"
> {
  clients: Pick<WorkerScope["clients"], "openWindow" | "matchAll">;
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
async function showPage({ clients, location }: PushScope, url: string): Promise<void> {
  const { href } = new URL(url, location.href);
  const tabs = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = tabs.find((tab) => tab.url === href);
  await (shown ? shown.focus() : clients.openWindow(url));
}

/**
 * The push half of the site's worker (D75): a message becomes a notification with the number of homes, and a press shows
 * its alerts.
 */
export function startPushWorker(scope: PushScope, site: WorkerSite): void {
  const i18n = workerMessages(workerLanguage(scope, site));
  const { siteName } = site;
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
