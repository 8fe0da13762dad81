import type { Page } from "@playwright/test";

const PRESSES_MAX = 60;

/** Presses Tab until something of this kind has the focus; says how it went when it never does. */
export async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < PRESSES_MAX; presses += 1) {
    await page.keyboard.press("Tab");
    if (await isThere()) return;
  }
  throw new Error(`${PRESSES_MAX} presses of Tab did not lead there.`);
}
