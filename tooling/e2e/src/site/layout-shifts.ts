import type { Page } from "@playwright/test";

/** A move of something that the visitor already sees, as the browser scores it. */
interface LayoutShift {
  score: number;
  what: string;
}

/** Records shifts from the next page on. */
export const watchLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number;
          sources: readonly { node?: Element | null }[];
        };
        const what = sources.map(({ node }) => node?.parentElement?.innerHTML.slice(0, 120));
        shifts.push({ score: value, what: what.join(" | ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** What has moved on the page so far. */
export const layoutShiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: LayoutShift[] }).shifts);
