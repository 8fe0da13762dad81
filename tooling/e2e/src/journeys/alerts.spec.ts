import { paths } from "@hjem/domain/paths";
import type { Browser, Page } from "@playwright/test";
import { enterAtProvider, signedIn } from "../site/demo-sign-in.ts";
import { layoutShiftsOf, watchLayoutShifts } from "../site/layout-shifts.ts";
import { mailedLink, newEmail } from "../site/mail.ts";
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
  await enterAtProvider(page, email);
  await expect(page).toHaveURL(/\/list$/);
  await signedIn(page);
  return page;
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
    await stranger
      .getByRole("button", {
        name: site.word("Turn off emails about saved searches and saved homes"),
      })
      .click();
    const off =
      "Emails about saved searches and saved homes are off. Other emails, such as replies to your messages, still come, as do those about your account.";
    await expect(status).toHaveText(site.word(off));
    await stranger.reload();
    await expect(status).toHaveText(site.word(off));
    for (const page of [stranger, phone, desktop]) await page.context().close();
  },
);
