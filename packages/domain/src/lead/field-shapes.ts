/** Fewer digits than these are no telephone number anywhere; with the signs for "abroad" it has at most so many. */
const PHONE_DIGITS = { min: 5, max: 20 } as const;
/** `ext` may stand before an extension; a longer word makes it something else than a number. */
const WORD_LETTERS = 4;

/** False for what cannot be an e-mail address. Whether it is one is the API's to say. */
export const canBeEmail = (text: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim());

/** False for what cannot be a telephone number. Whether it is one is the API's to say. */
export const canBePhone = (text: string): boolean => {
  const digits = text.match(/\d/g)?.length ?? 0;
  const hasWord = new RegExp(`\\p{L}{${WORD_LETTERS}}|@`, "u").test(text);
  return digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max && !hasWord;
};
