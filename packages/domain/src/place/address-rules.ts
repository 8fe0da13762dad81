/** Characters of what is typed for an address; without zod, so that pages can import them. */
export const ADDRESS_QUERY_MIN_LENGTH = 2;
export const ADDRESS_QUERY_MAX_LENGTH = 120;
