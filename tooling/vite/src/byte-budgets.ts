/** JavaScript that a page may load before it is hydrated: brotli 11, 1 KB = 1,000 bytes (D42). */
export const FIRST_LOAD_BUDGET_BYTES = 122_500;

/**
 * JavaScript that a page may request until it is idle, without a press: brotli 11, without headers. The page of all
 * filters is the largest; what is left above it is room for the next filter.
 */
export const IDLE_BUDGET = { requests: 20, bytes: 157_000 };

/** The same of a results page as the browser requests it: as a list or a grid, and with its map, whose code comes by itself. */
export const RESULTS_BUDGET = { requests: 19, bytes: 146_500 };
export const MAP_BUDGET = { requests: 30, bytes: 228_000 };

/** HTML of twelve results with its styles inlined: brotli 11. */
export const HTML_BUDGET_BYTES = 19_150;
