/** Maximum JavaScript of a page before it is hydrated: bytes, brotli 11 (D42). */
export const FIRST_LOAD_BUDGET_BYTES = 122_500;

/**
 * Maximum JavaScript of a page until it is idle, without interaction: bytes, brotli 11, without headers. The page of all
 * filters is the largest; the rest of the budget is for the next filter.
 */
export const IDLE_BUDGET = { requests: 20, bytes: 154_000 };

/** The same for a results page as the browser requests it: as a list or a grid, and with its map, which has chunks of its own. */
export const RESULTS_BUDGET = { requests: 19, bytes: 146_500 };
export const MAP_BUDGET = { requests: 30, bytes: 228_000 };

/** HTML of twelve results with its styles inlined: brotli 11. */
export const HTML_BUDGET_BYTES = 18_800;
