import { PASSWORD_MIN_LENGTH } from "@hjem/domain/account/account-rules";
import { dictionary } from "@zxcvbn-ts/language-common";

/** What people of these markets choose once ten characters are asked for. */
const ofTheseMarkets = [
  "passord123",
  "passord1234",
  "hemmelig123",
  "velkommen1",
  "velkommen123",
  "sommer2026",
  "vinter2026",
  "norge12345",
  "australia123",
  "eiendom123",
  "property123",
  "hjemhjem123",
  "password1!",
  "letmein1234",
  "melbourne1",
  "sydney2026",
  "changeme123",
];

/** Shorter ones are refused for their length. */
const common = new Set([
  ...dictionary["passwords-common"].filter(({ length }) => length >= PASSWORD_MIN_LENGTH),
  ...ofTheseMarkets,
]);

/** True for a password, in lower case, that is tried first. */
export const isCommonPassword = (password: string): boolean => common.has(password);
