import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const TOKEN_BYTES = 32;
const LASTING_TOKEN_BYTES = 16;

/** Text that nobody can guess, for a link or a cookie. */
export const randomToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");

/** Token of a link that stays, such as those of a shared collection and of an unsubscribe link: 128 random bits, stored as they are (D64). */
export const lastingToken = (): string => randomBytes(LASTING_TOKEN_BYTES).toString("base64url");

/** The stored form of a random token. */
export const hashOfToken = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");

/** A key that signs tokens. */
export interface TokenKey {
  kid: string;
  secret: Uint8Array;
}

/** Live keys: the first signs, all of them verify (D6). */
export type TokenKeys = readonly [TokenKey, ...TokenKey[]];

/** A hash that only this installation can make, separate for each `purpose`. */
export const keyedHash = ({ secret }: TokenKey, purpose: string, text: string): string =>
  createHmac("sha256", secret).update(`${purpose}\n${text}`).digest("base64url");

/** Compares in constant time. */
export const isSameText = (one: string, other: string): boolean =>
  timingSafeEqual(
    createHash("sha256").update(one).digest(),
    createHash("sha256").update(other).digest(),
  );
