import { expect, test } from "vitest";
import { passwordFault } from "./password-rule.ts";

const owner = { email: "kari.prove@example.com", name: "Kari Prøve" };
const fault = (password: string) => passwordFault(password, owner, (one) => one === "qwertyuiop");

test("issue 5: ten characters are enough, whatever they are", () => {
  expect(fault("en to tre fire")).toBeNull();
  expect(fault("🏠🏡🏘🏚🛖🏛🏗🧱🪵🛋")).toBeNull();
  expect(fault("nicharact")).toBe("password_short");
});

test("a password that is tried first, in any case, or a piece repeated, is refused", () => {
  expect(fault("QwertyUIOP")).toBe("password_common");
  expect(fault("aaaaaaaaaaaa")).toBe("password_common");
  expect(fault("abcabcabcabc")).toBe("password_common");
});

test("the own address or name with little beside it is refused", () => {
  expect(fault("kari.prove@example.com")).toBe("password_own");
  expect(fault("Kari Prøve12")).toBe("password_own");
  expect(fault("Kari Prøve bor i en båt")).toBeNull();
});

test("a password is cut off at 1,024 bytes, not characters", () => {
  expect(fault("ab cd".repeat(204))).toBeNull();
  expect(fault("ø".repeat(600))).toBe("password_long");
});
