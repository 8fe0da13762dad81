import { PASSWORD_MAX_BYTES, PASSWORD_MIN_LENGTH } from "./account-rules.ts";

/** Why a password is rejected. */
export type PasswordError = "password_short" | "password_long" | "password_common" | "password_own";

/** What the password must not consist of. */
export interface PasswordOwner {
  email: string;
  name?: string | null | undefined;
}

const OWN_MIN_LENGTH = 4;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
const plain = (text: string): string => text.normalize("NFKC").toLowerCase();

/** Attackers first try the owner's own name and email address, alone or with little added. */
const isOwn = (password: string, { email, name }: PasswordOwner): boolean => {
  const [mailbox = ""] = email.split("@");
  return [email, mailbox, name ?? ""].map(plain).some((word) => {
    const rest = plain(password).replaceAll(word, "");
    return word.length >= OWN_MIN_LENGTH && rest.length < OWN_MIN_LENGTH;
  });
};

/** One character, or one short sequence, repeated. */
const isRepeated = (password: string): boolean => /^(.{1,3})\1+$/su.test(password);

/**
 * Checks a new password; null where it is valid: at least 10 characters, not the owner's own name or email
 * address, not a repeated sequence, and, where the caller has the list, not a common one. No character
 * classes are required.
 */
export const passwordError = (
  password: string,
  owner: PasswordOwner,
  isCommon: (password: string) => boolean = () => false,
): PasswordError | null => {
  if (Array.from(password).length < PASSWORD_MIN_LENGTH) return "password_short";
  if (bytesOf(password) > PASSWORD_MAX_BYTES) return "password_long";
  if (isOwn(password, owner)) return "password_own";
  return isRepeated(password) || isCommon(plain(password)) ? "password_common" : null;
};
