import type { Page } from "@playwright/test";

/**
 * Waits until the page is hydrated, so that its event handlers run. Forms, and links to
 * pictures that a press shows full-screen, may be hydrated later than the page around them (D42).
 */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const isHydrated = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith("__react"));
    const main = document.querySelector("main");
    return (
      main !== null &&
      [main, ...main.querySelectorAll('form, a[href^="/media/"]')].every(isHydrated)
    );
  });
};

const SCRIPT_DELAY_MS = 300;

/** Every script of a page comes late, as on a slow connection: there is time to press before it is hydrated. */
export const slowScripts = async (page: Page): Promise<void> => {
  await page.route("**/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SCRIPT_DELAY_MS));
    await route.continue();
  });
};

/** Goes to an address of the site and waits until the page is hydrated. */
export const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await hydrated(page);
};
