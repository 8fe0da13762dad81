import { expect, test } from "vitest";
import { emailAddress } from "./email-address.ts";

const Email = emailAddress(40);

test.each([
  "kari@blåbær.no",
  "Kari.Nordmann@BLÅBÆR.no",
  "ola@почта.рф",
  "ola@example.xn--p1ai",
  "r&d@example.com",
  "o'brien+hjem@post.example.co.uk",
  "a@b.museum",
])("%s is an address, and stays as it is written", (address) => {
  expect(Email.parse(address)).toBe(address);
});

test("what is not seen is left out of an address", () => {
  for (const typed of [
    "ola@example.com\u200b",
    "\ufeffola@example.com",
    "\u200eola@exa\u00admple.com ",
    "ola@example.com\u2060\n",
  ]) {
    expect(Email.parse(typed)).toBe("ola@example.com");
  }
});

test.each([
  "ola",
  "ola@",
  "@example.com",
  "ola@example",
  "ola@localhost:25",
  "ola@example..com",
  "ola@-example.com",
  "ola@127.0.0.1",
  "ola@exa mple.com",
  "ola@example.com/path",
  "ola@exa%41mple.com",
  "ola@[::1].com",
  ".ola@example.com",
  "o..la@example.com",
  "ola nordmann@example.com",
  "ola@example.com, kari@example.com",
  "kåre@example.com",
  `${"o".repeat(65)}@example.com`,
  "",
])("%s is no address", (text) => {
  expect(emailAddress(254).safeParse(text).success).toBe(false);
});

test("an address that is too long is none, and says so", () => {
  const { error } = Email.safeParse(`${"o".repeat(40)}@example.com`);
  expect(error?.issues.map(({ code }) => code)).toContain("too_big");
});
