import { expect, test } from "vitest";
import { agencyIdOr, NO_AGENCY_ID, padAgencyId } from "./agency-id.ts";
import { AgencyId } from "./agency.ts";

test("FND-054: pads an agency id to six characters", () => {
  expect(padAgencyId("123")).toBe("000123");
  expect(padAgencyId(287955)).toBe("287955");
  expect(padAgencyId("1234567")).toBe("1234567");
});

test("FND-055: pads with leading zeros", () => {
  expect(padAgencyId("1")).toBe("000001");
});

test("FND-056, FND-057: a private listing has agency id -1, without padding", () => {
  expect(NO_AGENCY_ID).toBe("-1");
  expect(padAgencyId(NO_AGENCY_ID)).toBe("-1");
  expect(padAgencyId(-1)).toBe("-1");
});

test("FND-058, FND-059: a missing agency id falls back to the region's", () => {
  const region = { agencyIdFallback: "287955" };
  expect(agencyIdOr(undefined, region)).toBe("287955");
  expect(agencyIdOr(null, region)).toBe("287955");
  expect(agencyIdOr("  ", region)).toBe("287955");
  expect(agencyIdOr("", region)).not.toBe("000000");
  expect(agencyIdOr("7", region)).toBe("000007");
  expect(agencyIdOr(0, region)).toBe("000000");
});

test("a padded id passes the schema", () => {
  for (const id of ["-1", "1", "287955"]) {
    expect(AgencyId.safeParse(padAgencyId(id)).success).toBe(true);
  }
});
