import { expect, test } from "vitest";
import { findSandboxCard, splitTax } from "./payment-rules.ts";

test("net amount and tax of a price add up to it to the cent: 599.00 with 10 % is 544.55 and 54.45", () => {
  expect(splitTax(59_900, 10)).toEqual({ net: 54_455, tax: 5_445 });
  expect(splitTax(349_000, 25)).toEqual({ net: 279_200, tax: 69_800 });
  for (let total = 0; total < 2_000; total++) {
    const { net, tax } = splitTax(total, 25);
    expect(net + tax).toBe(total);
  }
});

test("the sandbox knows its test numbers however they are grouped, and no other card (LIST-119)", () => {
  expect(findSandboxCard("4242 4242 4242 4242")?.outcome).toBe("approved");
  expect(findSandboxCard("4000-0025-0000-3155")?.outcome).toBe("authentication");
  expect(findSandboxCard("4111111111111111")).toBeUndefined();
  expect(findSandboxCard("")).toBeUndefined();
});
