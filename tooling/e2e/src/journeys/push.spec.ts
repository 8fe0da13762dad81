import { paths } from "@hjem/domain/paths";
import type { Worker } from "@playwright/test";
import { wholeBrowser } from "../site/browser.ts";
import { open } from "../site/hydrated.ts";
import { expect, test } from "../site/test.ts";

// Push messages are the worker's, and the headless shell shows no notifications.
test.use({ hasWorkers: true, launchOptions: wholeBrowser });

/** The global scope of the site's worker, as far as a press needs it. */
interface WorkerScope {
  clients: { openWindow: (url: string) => Promise<unknown> };
  WindowClient: { prototype: { url: string; focus: () => Promise<unknown> } };
  NotificationEvent: new (type: string, init: { notification: unknown }) => Event;
  registration: { getNotifications: () => Promise<unknown[]> };
}

/** What a press on the only notification does; a browser grants no script the right to open or show a tab. */
async function pressNotification(worker: Worker): Promise<{ opened: string[]; focused: string[] }> {
  return worker.evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope;
    const done = { opened: [] as string[], focused: [] as string[] };
    scope.clients.openWindow = async (url) => void done.opened.push(url);
    scope.WindowClient.prototype.focus = async function focus() {
      done.focused.push(this.url);
    };
    const [notification] = await scope.registration.getNotifications();
    const press = new scope.NotificationEvent("notificationclick", { notification });
    const work: Promise<unknown>[] = [];
    // An event that a script has made cannot be waited for by the browser.
    Object.defineProperty(press, "waitUntil", { value: (one: Promise<unknown>) => work.push(one) });
    globalThis.dispatchEvent(press);
    await Promise.all(work);
    return done;
  });
}

test(
  "D75: a push message becomes a notification with the number of homes; a press shows its alerts, after the sign-in",
  { tag: "@au" },
  async ({ page, baseURL, site }) => {
    await page.context().grantPermissions(["notifications"]);
    await open(page, "/about-us");
    const devTools = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      devTools.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
        const active = versions.find(({ status }) => status === "activated");
        if (active) resolve(active.registrationId);
      });
    });
    await devTools.send("ServiceWorker.enable");
    await page.evaluate(
      (language) =>
        navigator.serviceWorker.register(`/sw.js?language=${language}`).then(() => undefined),
      site.language.code,
    );
    const messageId = "0199c8a0-0000-7000-8000-0000000000aa";
    const alerts = paths.userAlertMessage.to(messageId);
    const registrationId = await registered;
    const deliver = () =>
      devTools.send("ServiceWorker.deliverPushMessage", {
        origin: new URL(baseURL ?? "").origin,
        registrationId,
        data: JSON.stringify({ messageId, count: 3 }),
      });
    const shown = () =>
      page.evaluate(async () => {
        const { ready } = navigator.serviceWorker;
        const notifications = await (await ready).getNotifications();
        return notifications.map(({ title, data }) => ({ title, data: data as unknown }));
      });
    const title = site
      .word("{count, plural, one {Alert about # home} other {Alerts about # homes}}")
      .match(/other \{([^}]*)\}/)?.[1]
      ?.replace("#", "3");
    // DevTools loses a message to a worker that it is still starting, without an error: every 15 s another.
    let looks = 0;
    const deliveredAndShown = async () => {
      const seen = await shown();
      if (seen.length === 0 && looks++ % 15 === 0) await deliver();
      return seen;
    };
    await expect
      .poll(deliveredAndShown, { intervals: [1_000] })
      .toEqual([{ title, data: { url: alerts } }]);

    const [worker] = page.context().serviceWorkers();
    if (worker === undefined) throw new Error("The site has no worker.");
    expect(await pressNotification(worker)).toEqual({ opened: [alerts], focused: [] });
    await expect.poll(shown).toEqual([]);
    // Of somebody who has been signed out meanwhile it is the page after the sign-in.
    await page.goto(alerts);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(alerts)}`);
  },
);
