import { randomUUID } from "node:crypto";

/** Hexadecimal digits of the milliseconds. */
const TIME_DIGITS = 12;

/**
 * A UUID of version 7: ordered by the millisecond since 1970 it was made in, else random (D36). The random half is that of
 * a UUID of version 4, which Node takes out of a stock of randomness: thousands of alerts are named at once.
 */
export const uuidV7 = (now: number): string => {
  const time = Math.trunc(now).toString(16).padStart(TIME_DIGITS, "0");
  const random = randomUUID();
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`;
};
