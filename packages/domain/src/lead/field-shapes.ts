/** Minimum digits of any telephone number; with the international prefix it has at most the maximum. */
const PHONE_DIGITS = { min: 5, max: 20 } as const;
/** `ext` may precede an extension; any longer word means that it is no phone number. */
const WORD_LETTERS = 4;

/** False for what cannot be an email address. The API decides whether it is one. */
export const canBeEmail = (text: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim());

/** False for what cannot be a telephone number. The API decides whether it is one. */
export const canBePhone = (text: string): boolean => {
  const digits = text.match(/\d/g)?.length ?? 0;
  const hasWord = new RegExp(`\\p{L}{${WORD_LETTERS}}|@`, "u").test(text);
  return digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max && !hasWord;
};
