import { randomBytes } from "node:crypto";

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** A new public id: ten random characters of Crockford base32, in lower case (D36). */
export const randomPropertyId = (): string =>
  Array.from(randomBytes(10), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
