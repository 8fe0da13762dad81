import { expect, test } from "vitest";
import { z } from "zod";
import { canBeEmail, canBePhone } from "./field-shapes.ts";

test("what is no e-mail address is told apart while the form is filled in, and no good one is refused", () => {
  for (const wrong of [
    "ola",
    "ola@",
    "ola@example",
    "ola nordmann@example.com",
    "@example.com",
    "a@b.c",
  ]) {
    expect(canBeEmail(wrong), wrong).toBe(false);
    expect(z.email().safeParse(wrong).success, wrong).toBe(false);
  }
  for (const good of ["ola@example.com", " ola@example.com ", "o.l-a+hjem@post.example.co.uk"]) {
    expect(canBeEmail(good), good).toBe(true);
  }
});

test("LEAD-015: numbers pass however they are written, words do not", () => {
  for (const wrong of [
    "ola",
    "1234",
    "ring meg 99900001",
    "99900001@example.com",
    "1".repeat(21),
  ]) {
    expect(canBePhone(wrong), wrong).toBe(false);
  }
  for (const good of [
    "99900001",
    "+47 999 00 001",
    "(08) 7010-0264",
    "0061 8 7010 0264",
    "22 00 00 00 ext 12",
  ]) {
    expect(canBePhone(good), good).toBe(true);
  }
});
