import { readFileSync } from "node:fs";

// The first 3,000 of SecLists' ten million passwords (MIT) that have ten characters, and a few of these markets.
const common = new Set(
  readFileSync(new URL("./common-passwords.txt", import.meta.url), "utf8")
    .trim()
    .split("\n"),
);

/** True for a password, in lower case, that is tried first. */
export const isCommonPassword = (password: string): boolean => common.has(password);
