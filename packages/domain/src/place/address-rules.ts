/** Characters of what is typed for an address; without zod, so that pages can import them. */
export const ADDRESS_QUERY_MIN_LENGTH = 2;
export const ADDRESS_QUERY_MAX_LENGTH = 120;

/** Parts of an address that can contradict each other, as a draft's location names them. */
export const addressRowFields = ["post_code", "suburb", "region"] as const;
export type AddressRowField = (typeof addressRowFields)[number];
