/** Listings of each region in the demo that `npm start` shows. */
export const DEMO_LISTINGS_PER_REGION = 6_000;
