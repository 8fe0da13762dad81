/** The visitor's clock, in milliseconds since 1970. */
export const browserNow = (): number => Date.now();
