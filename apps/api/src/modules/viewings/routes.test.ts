import { viewingDate } from "@hjem/domain/listing/viewing-date";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fitzroy, sampleId, sampleListing } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";

const over = viewingDate({ day: "2026-11-20", timeFrom: "17:00", timeTo: "18:00" }, "Europe/Oslo");
const first = viewingDate({ day: "2026-12-03", timeFrom: "17:00", timeTo: "17:45" }, "Europe/Oslo");
const second = viewingDate(
  { day: "2026-12-06", timeFrom: "13:00", timeTo: "14:00" },
  "Europe/Oslo",
);
const saturday = viewingDate(
  { day: "2026-12-05", timeFrom: "11:00", timeTo: "11:30" },
  "Australia/Melbourne",
);

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  const viewingDates = [second, over, first];
  await saveSamples(api.db, {
    no: [
      sampleListing(1, { viewingDates }),
      sampleListing(2, { viewingDates, status: "sold", closedAt: "2026-11-20" }),
      sampleListing(3),
    ],
    au: [sampleListing(4, { address: fitzroy, viewingDates: [saturday] })],
  });
});
afterAll(() => api.close());

const get = (number: number, query = "", host = "no.localhost:3000") =>
  api.app.inject({
    url: `/api/v2/property/${sampleId(number)}/viewings.ics${query}`,
    headers: { host },
  });
const linesOf = (body: string, name: string) =>
  body
    .replaceAll("\r\n ", "")
    .split("\r\n")
    .filter((line) => line.startsWith(`${name}:`));

test("PROP-055: the file contains every coming viewing, soonest first, and none that is over", async () => {
  const response = await get(1);
  expect(response.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(linesOf(response.body, "DTSTART")).toEqual([
    "DTSTART:20261203T160000Z",
    "DTSTART:20261206T120000Z",
  ]);
  expect(linesOf(response.body, "SUMMARY")[0]).toMatch(/^SUMMARY:Visning: /);
});

test("one viewing has the same UID alone and among the others", async () => {
  const alone = await get(1, `?viewing=${second.unixFrom}&language=en`);
  expect(linesOf(alone.body, "SUMMARY")).toEqual([expect.stringMatching(/^SUMMARY:Viewing: /)]);
  expect(linesOf(alone.body, "UID")).toEqual([linesOf((await get(1)).body, "UID")[1]]);
});

test("an inspection in Melbourne has its right instant", async () => {
  const response = await get(4, "", "au.localhost:3000");
  expect(linesOf(response.body, "DTSTART")).toEqual(["DTSTART:20261205T000000Z"]);
  expect(linesOf(response.body, "SUMMARY")[0]).toMatch(/^SUMMARY:Inspection: /);
});

test("without a coming viewing, for one that is over or unknown, and for a home that is gone there is no file", async () => {
  const queries = [
    get(3),
    get(2),
    get(1, `?viewing=${over.unixFrom}`),
    get(1, "?viewing=1"),
    get(999),
    get(4),
  ];
  const statuses = (await Promise.all(queries)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 404]);
  expect((await get(1, "?viewing=soon")).statusCode).toBe(400);
});
