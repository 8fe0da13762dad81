import type { Page } from "@playwright/test";

/** A layout shift with its score in the browser. */
interface LayoutShift {
  score: number;
  what: string;
}

/** Records layout shifts from the next page on. */
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

/** Layout shifts of the page so far. */
export const layoutShiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: LayoutShift[] }).shifts);
