import { viewingDate } from "@hjem/domain/listing/viewing-date";
import { regionAu } from "@hjem/region-au";
import { expect, test } from "vitest";
import { fitzroy, sampleListing } from "../../testing/sample-listings.ts";
import { fitToMarket } from "./fit-to-market.ts";

const viewing = { day: "2026-12-05", timeFrom: "11:00", timeTo: "11:30" };
const homeIn = (postCode: string, suburb: string, region: string, timeZone: string) =>
  sampleListing(1, {
    address: { ...fitzroy, postCode, suburb, region, timeZone },
    prices: { price: { amount: 650_000, currency: "AUD" } },
    viewingDates: [viewingDate(viewing, timeZone)],
  });

test("D129: a listing of a feed has the zone of its place, and its viewings keep their hours", () => {
  const { address, viewingDates } = fitToMarket(
    homeIn("2880", "Broken Hill", "NSW", "Australia/Sydney"),
    regionAu,
  );
  expect(address.timeZone).toBe("Australia/Broken_Hill");
  expect(viewingDates).toEqual([viewingDate(viewing, "Australia/Broken_Hill")]);
});

test("D129: a listing in any other place keeps the zone that its source states", () => {
  const norseman = homeIn("6443", "Norseman", "WA", "Australia/Perth");
  expect(fitToMarket(norseman, regionAu)).toEqual(norseman);
});
