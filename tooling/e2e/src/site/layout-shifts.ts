import type { Page } from "@playwright/test";

/** A layout shift with its score in the browser. */
interface LayoutShift {
  score: number;
  /** The elements, each with where it was and is: left, top, width and height in px. */
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
          sources: readonly {
            node?: Node | null;
            previousRect: DOMRectReadOnly;
            currentRect: DOMRectReadOnly;
          }[];
        };
        const place = ({ x, y, width, height }: DOMRectReadOnly) =>
          [x, y, width, height].map((side) => Math.round(side * 10) / 10).join(" ");
        const what = sources.map(({ node, previousRect, currentRect }) => {
          const text = node instanceof Element ? node.outerHTML : node?.textContent;
          return `${text?.slice(0, 120)} [${place(previousRect)} → ${place(currentRect)}]`;
        });
        shifts.push({ score: value, what: what.join(" | ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Layout shifts of the page so far. */
export const layoutShiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: LayoutShift[] }).shifts);
