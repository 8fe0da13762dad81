import type { Page } from "@playwright/test";

/** Waits until the page's own script has taken it over, so that a press does what it will do. */
export const alive = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
  );
};

/** Goes to an address of the site and waits until the page is alive. */
export const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await alive(page);
};
