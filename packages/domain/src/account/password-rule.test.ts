import { expect, test } from "vitest";
import { passwordError } from "./password-rule.ts";

const owner = { email: "kari.prove@example.com", name: "Kari Prøve" };
const fieldError = (password: string) =>
  passwordError(password, owner, (one) => one === "qwertyuiop");

test("issue 5: ten characters are enough, whatever they are", () => {
  expect(fieldError("en to tre fire")).toBeNull();
  expect(fieldError("🏠🏡🏘🏚🛖🏛🏗🧱🪵🛋")).toBeNull();
  expect(fieldError("nicharact")).toBe("password_short");
});

test("a password that is tried first, in any case, or a piece repeated, is refused", () => {
  expect(fieldError("QwertyUIOP")).toBe("password_common");
  expect(fieldError("aaaaaaaaaaaa")).toBe("password_common");
  expect(fieldError("abcabcabcabc")).toBe("password_common");
});

test("the own address or name with little beside it is refused", () => {
  expect(fieldError("kari.prove@example.com")).toBe("password_own");
  expect(fieldError("Kari Prøve12")).toBe("password_own");
  expect(fieldError("Kari Prøve bor i en båt")).toBeNull();
});

test("a password is cut off at 1,024 bytes, not characters", () => {
  expect(fieldError("ab cd".repeat(204))).toBeNull();
  expect(fieldError("ø".repeat(600))).toBe("password_long");
});
