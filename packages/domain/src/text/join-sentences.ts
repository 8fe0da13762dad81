/** Parts as sentences after one another: a full stop after each that does not end in one already; empty parts are left out. */
export const joinSentences = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .map((part, at, all) => (at < all.length - 1 && !/[.!?…]$/.test(part) ? `${part}.` : part))
    .join(" ");
