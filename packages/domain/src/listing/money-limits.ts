/** Largest amount of a listing, in whole kroner or dollars; without zod, so that pages can import it. */
export const WHOLE_MONEY_MAX = 2_000_000_000;
