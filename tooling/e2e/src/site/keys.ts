import { expect, type Locator, type Page } from "@playwright/test";

const PRESSES_MAX = 60;

/** Presses Tab until a matching element has the focus; throws if none gets it. */
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

/** The focused element if its focus is not visible; else null. */
export const unseenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    const isMarked = (style: CSSStyleDeclaration) =>
      style.outlineStyle !== "none" || style.boxShadow !== "none";
    // The box of a field is around the element that the input has for itself.
    const isInput = element instanceof HTMLInputElement;
    const box = isInput ? (element.parentElement?.parentElement ?? null) : null;
    const marked = [element, element.parentElement, box, element.nextElementSibling]
      .filter((each) => each !== null)
      .flatMap((each) => ["", "::before", "::after"].map((part) => getComputedStyle(each, part)))
      .map(isMarked);
    return marked.some(Boolean) ? null : element.outerHTML.slice(0, 200);
  });

/** Waits until an element has the focus: a step that removes the focused element must move it. */
export const focusStays = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.localName), "who has the focus")
    .not.toBe("body");
