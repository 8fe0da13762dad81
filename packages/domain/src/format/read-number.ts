/** Digits, alone or in groups of three parted by one sign; then at most two decimals after another sign. */
const figure =
  /^(?:\d{1,15}(?:[.,]\d{1,2})?|[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?)$/;

/** The figure alone: without spaces and its unit. */
export const bareNumber = (text: string): string =>
  text.replaceAll(/\s/g, "").replaceAll(/^(?:kr\.?|\$)|(?:kr\.?|,-|m²)$/gi, "");

/**
 * Reads a number as people of both markets write it: `4 500 000 kr`, `$1,250,000`, `1.012,5`, `84,5`. It has at most two
 * decimals, so three digits after the only sign are a group. No signs, exponents or overflowing numbers.
 */
export function readNumber(text: string): number | undefined {
  const written = bareNumber(text);
  return figure.test(written)
    ? Number(written.replaceAll(/[.,](?=\d{3}(?!\d))/g, "").replace(",", "."))
    : undefined;
}
