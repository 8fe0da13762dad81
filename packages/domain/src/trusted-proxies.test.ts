import { expect, test } from "vitest";
import { trustedProxies } from "./network.ts";

test("D12: trusts only loopback by default", () => {
  expect(trustedProxies(undefined)).toEqual(["127.0.0.1", "::1"]);
});

test("D12: keeps networks, names and addresses, and trims spaces", () => {
  expect(trustedProxies(" loopback, 10.0.0.0/8 ,uniquelocal,")).toEqual([
    "127.0.0.1",
    "::1",
    "10.0.0.0/8",
    "uniquelocal",
  ]);
});
