import { expect, test } from "vitest";
import { checkDemoHost } from "./network.ts";

test("A8: a demo listens on loopback only, unless DEMO_ON_NETWORK=1", () => {
  for (const host of ["localhost", "127.0.0.1", "127.0.0.9", "::1"]) checkDemoHost(host, undefined);
  for (const host of ["0.0.0.0", "::", "192.168.1.4", "demo.example", "127.0.0.1.example"]) {
    expect(() => checkDemoHost(host, undefined)).toThrow(/^HOST .* DEMO_ON_NETWORK=1/);
    expect(() => checkDemoHost(host, "0")).toThrow("DEMO_ON_NETWORK=1");
    checkDemoHost(host, "1");
  }
});
