import { providerNames, type SignInProvider } from "@hjem/domain/account/sign-in-providers";
import { paths } from "@hjem/domain/paths";
import type { Page, WebSocket } from "@playwright/test";
import { createAccount, PASSWORD, signIn } from "../site/account.ts";
import { enterAtProvider, signedIn } from "../site/demo-sign-in.ts";
import { hydrated, open } from "../site/hydrated.ts";
import { mailedLink, newEmail } from "../site/mail.ts";
import type { Site } from "../site/site.ts";
import { expect, test } from "../site/test.ts";

const button = (page: Page, site: Site, english: string) =>
  page.getByRole("button", { name: site.word(english), exact: true });
const field = (page: Page, site: Site, english: string) =>
  page.getByRole("textbox", { name: site.word(english), exact: true });

/** A virtual authenticator that creates passkeys and verifies the user. */
async function addPasskeyDevice(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("WebAuthn.enable");
  await devTools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test(
  "ACC-001, ACC-014, ACC-015, ACC-071, ACC-117: an account is created, activated, opened, changed and signed out",
  { tag: "@no" },
  async ({ page, server, site }) => {
    const email = newEmail("kari");
    await page.goto("/user/basicInfo");
    await expect(page).toHaveURL(/\/login\?redirect=%2Fuser%2FbasicInfo$/);
    await hydrated(page);
    await field(page, site, "Email address").fill(email);
    await button(page, site, "Continue").click();
    await field(page, site, "Your name").fill("Kari Testesen");
    await field(page, site, "Password").fill(PASSWORD);
    await page.getByRole("checkbox").check();
    // The terms to be accepted can be read (A10).
    const terms = await page.locator('label a[target="_blank"]').getAttribute("href");
    expect((await server.get(terms ?? "/missing")).status()).toBe(200);
    await button(page, site, "Create account").click();
    await expect(page.getByRole("status").filter({ hasText: email })).toBeVisible();

    await page.goto(await mailedLink(server, email, "/user/activate"));
    // Opening the link has done nothing yet (D122).
    await button(page, site, "Activate account").click();
    await expect(page.getByRole("status").filter({ hasText: email })).toBeVisible();
    // The key is removed from the URL.
    await expect(page).toHaveURL(/\/user\/activate$/);
    // The browser that registered is signed in, and goes back to where it came from.
    await page
      .getByRole("main")
      .getByRole("link", { name: site.word("Continue") })
      .click();
    await expect(page).toHaveURL(/\/user\/basicInfo$/);
    await field(page, site, "Your name").fill("Kari Nytt Navn");
    await button(page, site, "Save").click();
    await expect(
      page.getByRole("status").getByText(site.word("Saved"), { exact: true }),
    ).toBeVisible();
    await page.reload();
    await expect(field(page, site, "Your name")).toHaveValue("Kari Nytt Navn");

    const signOut = async () => {
      await page.goto("/user/devices");
      await expect(page.getByText(site.word("This device"))).toBeVisible();
      await page.getByRole("banner").locator("summary").last().click();
      await page
        .getByRole("banner")
        .getByRole("button", { name: site.word("Sign out") })
        .click();
      await expect(page).toHaveURL(/\/$/);
    };
    // A passkey signs in alone; a password needs a recovery code as well (ASVS 6.3.3).
    // Not the sign-in page, whose URL ends with the return path.
    const onSecurity = /^[^?]+\/user\/security$/;
    await addPasskeyDevice(page);
    await open(page, "/user/security");
    await field(page, site, "Name of the passkey").fill("Telefon");
    await button(page, site, "Add a passkey").click();
    const code = await page.getByRole("main").locator("code").first().textContent();
    await signOut();
    await open(page, "/login?redirect=/user/security");
    await button(page, site, "Sign in with a passkey").click();
    await expect(page).toHaveURL(onSecurity);
    await signOut();
    await open(page, "/login?redirect=/user/security");
    await field(page, site, "Email address").fill(email);
    await button(page, site, "Continue").click();
    await field(page, site, "Password").fill(PASSWORD);
    await page.keyboard.press("Enter");
    await field(page, site, "Recovery code").fill(code ?? "");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(onSecurity);
    await signOut();
    await expect(
      page.getByRole("banner").getByRole("link", { name: site.word("Sign in") }),
    ).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  },
);

/**
 * Holds the response to a call that ends the session back until the live connection is closed: on a slow network the API
 * has closed it before. @returns whether the page is connected
 */
async function endsLate(page: Page, address: string): Promise<() => boolean> {
  let live: WebSocket | undefined;
  let isConnected = false;
  page.on("websocket", (socket) => {
    live = socket;
    socket.on("framereceived", ({ payload }) => (isConnected ||= payload.includes("subscribed")));
    socket.on("close", () => (isConnected = false));
  });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Fetch.enable", {
    patterns: [{ urlPattern: address, requestStage: "Response" }],
  });
  const answer = async (requestId: string, method: string) => {
    if (method !== "GET") {
      if (!live?.isClosed()) await live?.waitForEvent("close");
      // A page that renews its token because of that has done so.
      await page.evaluate(() => navigator.locks.request("hjem-refresh", () => {}));
    }
    await devTools.send("Fetch.continueRequest", { requestId });
  };
  devTools.on(
    "Fetch.requestPaused",
    ({ requestId, request }) => void answer(requestId, request.method),
  );
  return () => isConnected;
}

for (const { title, address, from, end } of [
  {
    title: "signs out",
    address: "*/api/logout*",
    from: paths.userDevices.to(),
    end: (page: Page, site: Site) => button(page, site, "Sign out everywhere").click(),
  },
  {
    title: "deletes the account",
    address: "*/api/user",
    from: paths.userData.to(),
    end: async (page: Page, site: Site) => {
      await button(page, site, "Delete account").click();
      await field(page, site, "Your password").fill(PASSWORD);
      await button(page, site, "Delete my account").click();
    },
  },
]) {
  test(
    `D77: whoever ${title} is not asked to sign in again, however late the response is`,
    { tag: "@au" },
    async ({ page, server, site }) => {
      const email = newEmail("leaves");
      await createAccount(server, email, "Kari Testesen");
      const isConnected = await endsLate(page, address);
      await open(page, paths.login.to());
      await signIn(page, site, email);
      await signedIn(page);
      await open(page, from);
      await expect.poll(isConnected).toBe(true);
      await end(page, site);
      await expect(page).toHaveURL(/\/$/);
      await expect(
        page.getByRole("banner").getByRole("link", { name: site.word("Sign in") }),
      ).toBeVisible();
      await expect(page.getByRole("dialog")).toBeHidden();
    },
  );
}

/** The providers of the demo: those that need no configuration. */
const offeredBy = ({ region }: Site): SignInProvider[] =>
  region.signInProviders.filter((each) => !region.signInOnlyIfConfigured?.includes(each));

/** Opens a simulated provider from the sign-in, enters an identity there, and returns. */
async function signInBy(page: Page, provider: SignInProvider, email: string, isHydrated: boolean) {
  await page.goto("/login?redirect=/user/providers");
  if (isHydrated) await hydrated(page);
  await page.getByRole("button", { name: `${providerNames[provider]} demo` }).click();
  await enterAtProvider(page, email);
}

test(
  "ACC-002..005, ACC-055, ACC-056, D41: each provider's stand-in signs in, and redirects to the page that the visitor wanted",
  { tag: ["@no", "@au"] },
  async ({ browser, server, site }) => {
    // A sign-in for each provider, one after the other.
    test.setTimeout(180_000);
    for (const [number, provider] of offeredBy(site).entries()) {
      const page = await browser.newPage();
      const email = newEmail(provider);
      // One waits for hydration; the others are pressed as soon as they are rendered, when they are forms.
      await signInBy(page, provider, email, number === 1);
      if (provider === "facebook") {
        // The provider does not verify email addresses: the link in the email does, once.
        const alert = page.getByRole("dialog").getByRole("alert");
        await expect(alert.filter({ hasText: /\S/ })).toBeVisible();
        await page.goto(await mailedLink(server, email, "/user/activate"));
        await button(page, site, "Activate account").click();
        await expect(page.getByRole("status").filter({ hasText: email })).toBeVisible();
        // The browser that registered is signed in.
        await page.goto("/user/providers");
      }
      await expect(page).toHaveURL(/\/user\/providers$/);
      const link = page.getByRole("main").getByRole("listitem");
      await expect(link.filter({ hasText: email })).toBeVisible();
      await page.close();
    }
  },
);
