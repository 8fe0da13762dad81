import { PASSWORD_MAX_BYTES, PASSWORD_MIN_LENGTH } from "./account-rules.ts";

/** What is wrong with a password that somebody chooses. */
export type PasswordError = "password_short" | "password_long" | "password_common" | "password_own";

/** What the password must not be made of. */
export interface PasswordOwner {
  email: string;
  name?: string | null | undefined;
}

const OWN_MIN_LENGTH = 4;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
const plain = (text: string): string => text.normalize("NFKC").toLowerCase();

/** The owner's own words alone, or with little beside them, are what is tried first. */
const isOwn = (password: string, { email, name }: PasswordOwner): boolean => {
  const [mailbox = ""] = email.split("@");
  return [email, mailbox, name ?? ""].map(plain).some((word) => {
    const rest = plain(password).replaceAll(word, "");
    return word.length >= OWN_MIN_LENGTH && rest.length < OWN_MIN_LENGTH;
  });
};

/** One letter, or one short piece, over and over again. */
const isRepeated = (password: string): boolean => /^(.{1,3})\1+$/su.test(password);

/**
 * What is wrong with a chosen password, null where nothing is: at least 10 characters, not the owner's own words, not a
 * piece repeated, and, where the caller knows the list, not one tried first. No kinds of characters are required.
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
