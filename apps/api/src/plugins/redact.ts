/** Digits that may be a card number: 13 to 19, alone or in groups. */
const CARD_NUMBER = /(?<![\w.-])\d(?:[ -]?\d){12,18}(?![\w-])/g;
/** Fields whose values are never logged, in either case of the wire. */
const SECRET_FIELD = /"(card_?number|gateway_?token)":"(?:[^"\\]|\\.)*"/gi;
const HIDDEN = "[hidden]";

/** Whether digits have the check digit of a card number (ISO/IEC 7812, Luhn). */
function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** A line of a log without card numbers, wherever they stand in it (LIST-119, D8). */
export const redactCardNumbers = (line: string): string =>
  line
    .replaceAll(SECRET_FIELD, `"$1":"${HIDDEN}"`)
    .replaceAll(CARD_NUMBER, (found) =>
      hasCheckDigit(found.replaceAll(/[ -]/g, "")) ? HIDDEN : found,
    );
