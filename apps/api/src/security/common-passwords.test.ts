import { expect, test } from "vitest";
import { COMMON_PASSWORDS, isCommonPassword } from "./common-passwords.ts";

test("ASVS 6.2.4: more than three thousand passwords are known", () => {
  expect(COMMON_PASSWORDS).toBeGreaterThan(3_000);
});

test.each([
  "Password123!",
  "P@ssw0rd2025",
  "Passw0rd!!!!",
  "Sommer2025!",
  "$ommer2026!!",
  "passord12345",
  "Passord1234!",
  "!!Velkommen1",
  "Hemmelig2026",
  "V1nter2025!!",
  "Trondheim99!",
  "Lillestrøm1!",
  "Melbourne2026",
  "Kangaroo123!",
  "Summer2025!!",
  "Br1sbane2026",
  "Welcome2025!",
  "Dragon12345!",
  "hjemhjem1234",
  "qwertyuiop12",
  "1234567890",
  "iloveyou2025",
])(
  "a common word with digits, a year, punctuation or swapped letters is common: %s",
  (password) => {
    expect(isCommonPassword(password.toLowerCase())).toBe(true);
  },
);

test.each([
  "fire blå båter",
  "tre gule hester",
  "four walls and a roof",
  "a sentence of mine",
  "korrekt-hest-batteri",
  "xK7#mQ2$vL9p",
  "sommerfugl over fjorden",
  "melbourne tram 96 to st kilda",
])("a sentence and what a password manager generates are not: %s", (password) => {
  expect(isCommonPassword(password.toLowerCase())).toBe(false);
});
