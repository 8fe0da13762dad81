import { afterAll, beforeAll, expect, test } from "vitest";
import { fitzroy, sampleId, sampleListing } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await saveSamples(api.db, {
    no: [
      sampleListing(1),
      sampleListing(2, { isDemo: false, ownerType: "api", projectId: sampleId(9) }),
      sampleListing(3, { isDemo: false, status: "sold", closedAt: "2026-11-10" }),
    ],
    au: [sampleListing(4, { address: fitzroy })],
  });
});
afterAll(() => api.close());

const get = (path: string) =>
  api.app.inject({ url: `/api/ingestion/property/${path}`, headers: { host: "no.localhost" } });

test("LEAD-007, LEAD-008: a listing states its source, sold ones too", async () => {
  expect((await get(sampleId(1))).json()).toEqual({
    property_id: sampleId(1),
    project_id: null,
    source: "demo",
    external_agency_id: null,
    status: "available",
    created_at: "2026-11-01T08:00:00.000Z",
    changed_at: "2026-11-02T08:00:00.000Z",
  });
  expect((await get(sampleId(3))).json()).toMatchObject({ source: "private", status: "sold" });
});

test("LEAD-007: with a project only its units are found", async () => {
  const inside = await get(`${sampleId(2)}?project_id=${sampleId(9)}`);
  expect(inside.json()).toMatchObject({ source: "agency", project_id: sampleId(9) });
  expect((await get(`${sampleId(1)}?project_id=${sampleId(9)}`)).statusCode).toBe(404);
});

test("unknown ids respond 404, ids of the other market name their site, a malformed project is rejected", async () => {
  expect((await get("nonsense")).statusCode).toBe(404);
  expect((await get(sampleId(4))).json()).toMatchObject({ error: { code: "other_region" } });
  expect((await get(`${sampleId(1)}?project_id=x`)).json()).toMatchObject({
    error: { fields: { project_id: expect.any(String) } },
  });
});
