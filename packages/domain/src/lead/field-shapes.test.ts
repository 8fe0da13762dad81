import { expect, test } from "vitest";
import { emailAddress } from "../email-address.ts";
import { canBeEmail, canBePhone } from "./field-shapes.ts";

test("detects an invalid email address as it is typed, and accepts every valid one", () => {
  const wrong = ["ola", "ola@", "ola@example", "ola nordmann@example.com", "@example.com", "a@b.c"];
  expect(wrong.filter(canBeEmail)).toEqual([]);
  expect(wrong.filter((text) => emailAddress(254).safeParse(text).success)).toEqual([]);
  const good = [
    "ola@example.com",
    " ola@example.com ",
    "o.l-a+hjem@post.example.co.uk",
    "kari@blåbær.no",
    "ola@example.xn--p1ai",
    "r&d@example.com",
  ];
  expect(good.filter((text) => !emailAddress(254).safeParse(text).success)).toEqual([]);
  expect(good.filter(canBeEmail)).toEqual(good);
});

test("LEAD-015: accepts phone numbers in any format, and rejects other text", () => {
  const wrong = ["ola", "1234", "ring meg 99900001", "99900001@example.com", "1".repeat(21)];
  expect(wrong.filter(canBePhone)).toEqual([]);
  const good = [
    "99900001",
    "+47 999 00 001",
    "(08) 7010-0264",
    "0061 8 7010 0264",
    "22000000 ext 12",
  ];
  expect(good.filter(canBePhone)).toEqual(good);
});
