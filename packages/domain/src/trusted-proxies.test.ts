import { expect, test } from "vitest";
import { trustedProxies } from "./network.ts";

test("D12: without a setting only this machine is believed, and none of its other addresses", () => {
  expect(trustedProxies(undefined)).toEqual(["127.0.0.1", "::1"]);
});

test("D12: networks, names and addresses are kept as they stand, blanks around them are not", () => {
  expect(trustedProxies(" loopback, 10.0.0.0/8 ,uniquelocal,")).toEqual([
    "127.0.0.1",
    "::1",
    "10.0.0.0/8",
    "uniquelocal",
  ]);
});
