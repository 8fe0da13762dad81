import { expect, type Locator, type Page } from "@playwright/test";

const PRESSES_MAX = 60;

/** Presses Tab until something of this kind has the focus; says how it went when it never does. */
export async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < PRESSES_MAX; presses += 1) {
    await page.keyboard.press("Tab");
    if (await isThere()) return;
  }
  throw new Error(`${PRESSES_MAX} presses of Tab did not lead there.`);
}

/** Presses Tab until this one has the focus. */
export const tabOnto = (page: Page, target: Locator): Promise<void> =>
  tabTo(page, () => target.evaluate((element) => element === document.activeElement));

/** What has the focus and does not show it; null where it can be seen. */
export const unseenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    const isMarked = (style: CSSStyleDeclaration) =>
      style.outlineStyle !== "none" || style.boxShadow !== "none";
    const marked = [element, element.parentElement, element.nextElementSibling]
      .filter((each) => each !== null)
      .flatMap((each) => ["", "::before", "::after"].map((part) => getComputedStyle(each, part)))
      .map(isMarked);
    return marked.some(Boolean) ? null : element.outerHTML.slice(0, 200);
  });

/** Waits until the page has the focus somewhere: a step that takes away what had it must put it elsewhere. */
export const focusStays = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.localName), "who has the focus")
    .not.toBe("body");
