import { regionNo } from "@hjem/region-no";
import { expect, test } from "vitest";
import { siteOrigin } from "./site-origin.ts";

test("D12: on this machine the other site is the same port under its own name", () => {
  const from = (host: string) => siteOrigin(regionNo, { host, protocol: "http" });
  expect(from("au.localhost:4000")).toBe("http://no.localhost:4000");
  expect(from("localhost:3000")).toBe("http://no.localhost:3000");
});

test("elsewhere it is the region's own origin", () => {
  const origin = siteOrigin(regionNo, { host: "www.hjem.example", protocol: "https" });
  expect(origin).toBe(regionNo.defaultOrigin);
});
