import { expect, test } from "vitest";
import { passwordError } from "./password-rule.ts";

const owner = { email: "kari.prove@example.com", name: "Kari Prøve" };
const fieldError = (password: string) =>
  passwordError(password, owner, (one) => one === "qwertyuiop");

test("issue 5: any ten characters make a valid password", () => {
  expect(fieldError("en to tre fire")).toBeNull();
  expect(fieldError("🏠🏡🏘🏚🛖🏛🏗🧱🪵🛋")).toBeNull();
  expect(fieldError("nicharact")).toBe("password_short");
});

test("rejects common passwords in any case, and a repeated sequence", () => {
  expect(fieldError("QwertyUIOP")).toBe("password_common");
  expect(fieldError("aaaaaaaaaaaa")).toBe("password_common");
  expect(fieldError("abcabcabcabc")).toBe("password_common");
});

test("rejects a password that is the user's email or name with little added", () => {
  expect(fieldError("kari.prove@example.com")).toBe("password_own");
  expect(fieldError("Kari Prøve12")).toBe("password_own");
  expect(fieldError("Kari Prøve bor i en båt")).toBeNull();
});

test("rejects a password of more than 1,024 bytes, not characters", () => {
  expect(fieldError("ab cd".repeat(204))).toBeNull();
  expect(fieldError("ø".repeat(600))).toBe("password_long");
});
