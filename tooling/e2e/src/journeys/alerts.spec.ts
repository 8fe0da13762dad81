import { paths } from "@hjem/domain/paths";
import type { Browser, Page, Worker } from "@playwright/test";
import { enterAtProvider, signedIn } from "../site/demo-sign-in.ts";
import { open } from "../site/hydrated.ts";
import { layoutShiftsOf, watchLayoutShifts } from "../site/layout-shifts.ts";
import { mailedLink, newEmail } from "../site/mail.ts";
import type { Site } from "../site/site.ts";
import { expect, test } from "../site/test.ts";

// Push messages are the worker's.
test.use({ hasWorkers: true });

/** Signs in by the first simulated provider, in a browser of its own. */
async function openDevice(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto("/login?redirect=/list");
  await page
    .getByRole("button", { name: / demo$/ })
    .first()
    .click();
  await enterAtProvider(page, email);
  await expect(page).toHaveURL(/\/list$/);
  await signedIn(page);
  return page;
}

/** The global scope of the site's worker, as far as a press needs it. */
interface WorkerScope {
  clients: { openWindow: (url: string) => Promise<unknown> };
  WindowClient: { prototype: { url: string; focus: () => Promise<unknown> } };
  NotificationEvent: new (type: string, init: { notification: unknown }) => Event;
  registration: { getNotifications: () => Promise<unknown[]> };
}

const bell = (page: Page, site: Site) =>
  page
    .getByRole("banner")
    .locator("summary")
    .filter({ hasText: site.word("Alerts") });

test(
  "D70, D73, D77: a lower price of a saved home is on the bell of every device at once, and read on all of them; its email stops without sign-in",
  { tag: "@no" },
  async ({ browser, server, site }) => {
    // Three devices, each with a sign-in: most of a minute on a machine without other work.
    test.setTimeout(180_000);
    const email = newEmail("bell");
    const [phone, desktop] = [await openDevice(browser, email), await openDevice(browser, email)];
    const heart = desktop.getByRole("main").locator("button[aria-pressed]").first();
    // The heart is filled at once; only what has been stored is alerted.
    const stored = desktop.waitForResponse(
      (response) =>
        response.request().method() === "POST" && response.url().endsWith("/properties"),
    );
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    expect((await stored).ok()).toBe(true);
    const saved = desktop
      .getByRole("banner")
      .getByRole("link", { name: site.term("account.saved") });
    await expect(saved).toHaveAccessibleName(`${site.term("account.saved")} 1`);
    const link = await desktop
      .getByRole("main")
      .locator('a[href^="/property/"]')
      .first()
      .getAttribute("href");
    const id = /\/property\/[^/]+\/([^/?#]+)/.exec(link ?? "")?.[1];
    expect(id).toBeDefined();

    const changed = await server.post("/dev/changes", { data: { kind: "price", id } });
    expect(changed.status()).toBe(200);
    for (const page of [phone, desktop]) await expect(bell(page, site)).toHaveText(/1$/);
    await bell(desktop, site).click();
    const panel = desktop.getByRole("region", { name: site.word("Alerts") });
    const reason = site.word("Price reduced by {amount}").split("{")[0] ?? "";
    await expect(panel.getByRole("listitem").first()).toContainText(reason);
    await desktop.keyboard.press("Escape");
    await expect(bell(desktop, site)).toBeFocused();

    await phone.setViewportSize({ width: 390, height: 844 });
    const nav = phone.getByRole("navigation", { name: site.word("Shortcuts") });
    await nav.getByRole("link", { name: `${site.word("Alerts")} 1` }).click();
    await expect(phone.getByRole("main").getByRole("listitem")).toHaveCount(1);
    await phone.reload();
    await expect(
      nav.getByRole("link", { name: `${site.term("account.saved")} 1`, exact: true }),
    ).toBeVisible();
    await expect(bell(desktop, site)).not.toHaveText(/1$/);

    // Pages that the browser alone renders: the footer does not move as they arrive.
    await watchLayoutShifts(phone);
    for (const address of [paths.userFavourites.to(), paths.userAlerts.to(), paths.userData.to()]) {
      await phone.goto(address, { waitUntil: "networkidle" });
      await expect(phone.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      const moves = await layoutShiftsOf(phone);
      const score = moves.reduce((sum, move) => sum + move.score, 0);
      expect(score, `${address}: ${JSON.stringify(moves)}`).toBeLessThan(0.01);
    }

    // The email about it comes within a minute; its link needs no sign-in, and opening it changes nothing.
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(await mailedLink(server, email, "/unsubscribe(?=/)"));
    const status = stranger.getByRole("main").getByRole("status");
    await expect(status).toHaveText(
      site.word("You get alerts about saved searches and saved homes by email."),
    );
    await stranger.getByRole("button", { name: site.word("Turn off all email alerts") }).click();
    const off =
      "Email alerts are off. We still send emails about your account, such as a new password.";
    await expect(status).toHaveText(site.word(off));
    await stranger.reload();
    await expect(status).toHaveText(site.word(off));
    for (const page of [stranger, phone, desktop]) await page.context().close();
  },
);

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
