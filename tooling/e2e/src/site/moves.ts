import type { Page } from "@playwright/test";

/** A move of something that the visitor already sees, as the browser scores it. */
interface Move {
  score: number;
  what: string;
}

/** Records moves from the next page on. */
export const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    const moves: Move[] = [];
    Object.assign(window, { moves });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number;
          sources: readonly { node?: Element | null }[];
        };
        const what = sources.map(({ node }) => node?.parentElement?.innerHTML.slice(0, 120));
        moves.push({ score: value, what: what.join(" | ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** What has moved on the page so far. */
export const movesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { moves: Move[] }).moves);
