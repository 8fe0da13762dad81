import { LandingPageResponse } from "@hjem/domain/content/landing-page";
import { toCamelKeys } from "@hjem/domain/wire/case";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { saveLandingPages } from "./repository.ts";

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await saveLandingPages(api.db, "no", [
    {
      id: "by-the-sea",
      words: { no: { title: "Ved sjøen", lead: "Med utsikt." } },
      search: "locationTypes=coast",
      isDemo: true,
    },
  ]);
});
afterAll(() => api.close());

const get = (id: string, host = "no.localhost", language = "nb") =>
  api.app.inject({
    url: `/api/v2/landing_pages/${id}`,
    headers: { host, "accept-language": language },
  });

test("RTE-010, RTE-011: a landing page is found by its name, in the market's default language where it has no other", async () => {
  for (const language of ["nb", "en"]) {
    const { json } = await get("by-the-sea", "no.localhost", language);
    expect(LandingPageResponse.parse(toCamelKeys(json())).data).toEqual({
      id: "by-the-sea",
      title: "Ved sjøen",
      lead: "Med utsikt.",
      search: "locationTypes=coast",
      isDemo: true,
    });
  }
});

test("RTE-013: an unknown landing page, one of the other market, and a malformed name respond 404", async () => {
  expect((await get("by-the-sea", "au.localhost")).statusCode).toBe(404);
  for (const id of ["nothing", "A%20B", "%00", "x".repeat(150), "..%2F..%2Fetc"]) {
    expect((await get(id)).statusCode).toBe(404);
  }
});
