import { providerNames } from "@hjem/domain/account/sign-in-providers";
import type { Locator, Page } from "@playwright/test";
import { enterAtProvider, signedIn } from "../site/demo-sign-in.ts";
import { open, slowScripts } from "../site/hydrated.ts";
import { mailedLink, newEmail } from "../site/mail.ts";
import { results } from "../site/pages.ts";
import type { Site } from "../site/site.ts";
import { expect, test } from "../site/test.ts";

const PASSWORD = "four walls and a roof";

/** The hearts of a page, in order: the only buttons of a list that are pressed or not. */
const hearts = (page: Page): Locator => page.getByRole("main").locator("button[aria-pressed]");
const isFilled = (heart: Locator, is = true) =>
  expect(heart).toHaveAttribute("aria-pressed", String(is));
const signInDialog = (page: Page, site: Site) =>
  page.getByRole("dialog", { name: site.word("Sign in to save") });
const field = (page: Page, site: Site, english: string) =>
  page.getByRole("textbox", { name: site.word(english), exact: true });
const button = (page: Page, site: Site, english: string) =>
  page.getByRole("button", { name: site.word(english), exact: true });
const onDevice = (page: Page) => page.evaluate(() => localStorage.getItem("savedHomes"));

test(
  "FAV-044, FAV-045, FAV-047, FAV-052: a visitor's heart is saved by the round trip to a provider, and filled in every tab",
  { tag: "@no" },
  async ({ page, context, site }) => {
    const provider = site.region.signInProviders.find(
      (each) => each !== "facebook" && !site.region.signInOnlyIfConfigured?.includes(each),
    );
    if (provider === undefined) throw new Error("The site has no provider.");
    await open(page, "/list");
    await hearts(page).first().click();
    const dialog = signInDialog(page, site);
    await dialog.getByRole("button", { name: `${providerNames[provider]} demo` }).click();
    await enterAtProvider(page, newEmail("heart"));
    await expect(page).toHaveURL(/\/list$/);
    await isFilled(hearts(page).first());
    await expect.poll(() => onDevice(page)).toBeNull();
    await signedIn(page);
    const listed = page.waitForRequest(/\/api\/v2\/property-collections\/all-favorites$/);
    await page.reload();
    await listed;
    await isFilled(hearts(page).first());

    const other = await context.newPage();
    await other.goto("/list");
    await isFilled(hearts(other).first());
    await hearts(other).nth(1).click();
    await expect(other.getByText(site.word("Home saved"))).toBeVisible();
    // Its heart is filled in the first tab too, which nobody has returned to.
    await isFilled(hearts(page).nth(1));

    // A search is saved by one press, also before the page is hydrated.
    await slowScripts(other);
    await other.goto("/list?bedroomMin=2");
    await button(other, site, "Save search").click();
    const naming = other.getByRole("dialog", { name: site.word("Save search") });
    await expect(naming.getByRole("textbox")).toHaveValue(/2/);
    await other.close();
  },
);

test(
  "FAV-050, FAV-051, SAVE-030, D52: hearts pressed by keyboard stay on the device, and move into the account that is created, once each",
  { tag: "@au" },
  async ({ page, server, site }) => {
    const email = newEmail("hearts");
    await page.goto("/user/favourite");
    await expect(page).toHaveURL(/\/login\?redirect=%2Fuser%2Ffavourite$/);

    await open(page, "/list");
    const [first, second] = [hearts(page).first(), hearts(page).nth(1)];
    await first.focus();
    await page.keyboard.press("Enter");
    await expect(signInDialog(page, site)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByText(site.word("Saved on this device"))).toBeVisible();
    await expect(first).toBeFocused();
    await isFilled(first);
    await page.reload();
    await isFilled(first);

    // The home is viewed, too: the home page shows it twice, with a filled heart.
    const viewed = await results(page).first().getAttribute("href");
    await open(page, viewed ?? "/missing");
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("recentSeen")))
      .toContain(viewed?.split("/").at(-1));
    await open(page, "/");
    for (const heading of [
      site.word("Continue where you left off"),
      /^(?:Dine favoritter|Your saved properties)$/,
    ]) {
      const rail = page.getByRole("main").locator("section", {
        has: page.getByRole("heading", { name: heading }),
      });
      await expect(rail.locator(`a[href="${viewed}"]`).first()).toBeVisible();
      await isFilled(rail.getByRole("button", { pressed: true }).first());
    }

    await open(page, "/list");
    await second.press("Space");
    const dialog = signInDialog(page, site);
    await dialog.getByRole("textbox").fill(email);
    await page.keyboard.press("Enter");
    await field(page, site, "Your name").fill("Kari Testesen");
    await field(page, site, "Password").fill(PASSWORD);
    await page.getByRole("checkbox").check();
    await button(page, site, "Create account").click();
    await expect(page.getByRole("status").filter({ hasText: email })).toBeVisible();
    await page.goto(await mailedLink(server, email, "/user/activate"));
    const merged = page.waitForResponse(
      (response) =>
        response.request().method() === "POST" && response.url().endsWith("/default/properties"),
    );
    await button(page, site, "Activate account").click();
    expect((await merged).status()).toBe(204);
    await page
      .getByRole("main")
      .getByRole("link", { name: site.word("Continue") })
      .click();
    await expect(page).toHaveURL(/\/list$/);
    await isFilled(first);
    await isFilled(second);
    await expect.poll(() => onDevice(page)).toBeNull();
    await page.reload();
    await isFilled(first);
    await isFilled(second);
    await open(page, "/user/favourite");
    await expect(page.getByRole("main").getByText(/^2 /).first()).toBeVisible();
  },
);
