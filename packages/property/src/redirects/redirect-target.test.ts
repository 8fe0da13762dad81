import { expect, test } from "vitest";
import { redirectTarget } from "./redirect-target.ts";

const region = { agencyIdFallback: "287955" };

test("RTE-021, RTE-022: tenant is the padded agency id, and the source is left out of the URL", () => {
  const parts = { sourceName: "partner", tenantId: "1204", actualId: "3f7q9z2k1m" };
  expect(redirectTarget(parts, region)).toBe("/property/001204/3f7q9z2k1m");
  expect(redirectTarget({ ...parts, tenantId: "-1" }, region)).toBe("/property/-1/3f7q9z2k1m");
});

test("escapes parameters so that they stay one segment of the URL", () => {
  expect(redirectTarget({ tenantId: "1", actualId: "../admin?x=1" }, region)).toBe(
    "/property/000001/..%2Fadmin%3Fx%3D1",
  );
});
