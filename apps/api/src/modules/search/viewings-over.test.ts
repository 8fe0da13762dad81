import { viewingDate } from "@hjem/domain/listing/viewing-date";
import { expect, test } from "vitest";
import { fitzroy, sampleId, sampleListing } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { openTestApp } from "../../testing/test-app.ts";

const inOslo = (timeFrom: string, timeTo: string) =>
  viewingDate({ day: "2026-11-21", timeFrom, timeTo }, "Europe/Oslo");

test("S10: a viewing counts for its day until it is over, to the minute, in results and in facets", async () => {
  let now = Date.parse("2026-11-21T11:59:59Z");
  const api = await openTestApp({ now: () => now });
  await saveSamples(api.db, {
    no: [
      sampleListing(1, { viewingDates: [inOslo("09:00", "09:30")] }),
      sampleListing(2, { viewingDates: [inOslo("12:00", "13:00")] }),
      sampleListing(3, { viewingDates: [inOslo("09:00", "09:30"), inOslo("14:00", "14:02")] }),
    ],
    au: [
      sampleListing(1_001, {
        address: fitzroy,
        viewingDates: [
          viewingDate(
            { day: "2026-11-21", timeFrom: "22:30", timeTo: "23:30" },
            "Australia/Melbourne",
          ),
        ],
      }),
    ],
  });
  const search = async (host: string, day: string) => {
    const post = async <Result>(url: string, payload: object) => {
      const response = await api.app.inject({ method: "POST", url, headers: { host }, payload });
      return response.json<Result>();
    };
    const { data } = await post<{ data: { property_id: string }[] }>("/api/v2/property/search", {
      viewing_date: [day],
    });
    const facets = await post<{
      data: { facets: { viewing_date: { value: string; count: number }[] } };
    }>("/api/v2/property/facets", {});
    const today = facets.data.facets.viewing_date.find(({ value }) => value === "2026-11-21");
    return [data.map(({ property_id: id }) => id).toSorted(), today?.count];
  };
  const [second, third] = [sampleId(2), sampleId(3)];
  expect(await search("no.localhost", "TODAY")).toEqual([[second, third], 2]);
  expect(await search("no.localhost", "2026-11-21")).toEqual([[second, third], 2]);
  expect(await search("au.localhost", "TODAY")).toEqual([[sampleId(1_001)], 1]);
  now += 1_000;
  expect(await search("no.localhost", "TODAY")).toEqual([[third], 1]);
  now = Date.parse("2026-11-21T12:30:00Z");
  expect(await search("au.localhost", "TODAY")).toEqual([[], 0]);
  now = Date.parse("2026-11-21T13:02:00Z");
  expect(await search("no.localhost", "TODAY")).toEqual([[], 0]);
  await api.close();
});
