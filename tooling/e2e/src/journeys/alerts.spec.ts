import type { Browser, Page } from "@playwright/test";
import { open } from "../site/hydrated.ts";
import type { Site } from "../site/site.ts";
import { expect, test } from "../site/test.ts";

/** Signs in by the first simulated provider, in a browser of its own. */
async function openDevice(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto("/login?redirect=/list");
  await page
    .getByRole("button", { name: / demo$/ })
    .first()
    .click();
  await page.locator("input[type=email]").fill(email);
  await page.locator("button").first().click();
  await expect(page).toHaveURL(/\/list$/);
  return page;
}

const bell = (page: Page, site: Site) =>
  page
    .getByRole("banner")
    .locator("summary")
    .filter({ hasText: site.word("Alerts") });

test("D70, D73, D77: a lower price of a saved home is on the bell of every device at once, and read on all of them", async ({
  browser,
  server,
  site,
}) => {
  const email = `bell@${site.region.id}.example`;
  const [phone, desktop] = [await openDevice(browser, email), await openDevice(browser, email)];
  const heart = desktop.getByRole("main").locator("button[aria-pressed]").first();
  // The heart is filled at once; only what has been stored is alerted.
  const stored = desktop.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().endsWith("/properties"),
  );
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  expect((await stored).ok()).toBe(true);
  const saved = desktop.getByRole("banner").getByRole("link", { name: site.term("account.saved") });
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
  await phone.context().close();
  await desktop.context().close();
});

test("D75: a push message becomes a notification with the number of homes, which leads to its alerts", async ({
  page,
  baseURL,
  site,
}) => {
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
  await devTools.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(baseURL ?? "").origin,
    registrationId: await registered,
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
  await expect
    .poll(shown)
    .toEqual([{ title, data: { url: `/user/saved-search/alerts/${messageId}` } }]);
});
