import { LEAD_CONSENT_VERSION } from "@hjem/domain/lead/lead-kinds";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Sample, sampleId, sampleListing } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";

const flat = (number: number, amount: number, area: number | null, more: Sample = {}) =>
  sampleListing(number, {
    prices: { price: { amount, currency: "NOK" } },
    details: area === null ? {} : { internalArea: { min: area, max: area } },
    ...more,
  });

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await saveSamples(api.db, {
    no: [
      flat(1, 5_000_000, 80, {
        prices: {
          price: { amount: 5_000_000, currency: "NOK" },
          jointDebt: { amount: 400_000, currency: "NOK" },
        },
      }),
      ...[50_000, 55_000, 60_000, 65_000, 70_000].map((price, at) =>
        flat(10 + at, price * 70 - 100_000, 70, {
          // Closed listings are compared too, by their last asking price.
          ...(at === 4 ? { status: "sold", closedAt: "2026-11-01" } : {}),
          prices: {
            price: { amount: price * 70 - 100_000, currency: "NOK" },
            jointDebt: { amount: 100_000, currency: "NOK" },
          },
        }),
      ),
      flat(20, 9_000_000, 75, { propertyTypes: ["farm"] }),
      flat(21, 9_000_000, 75, { status: "unavailable", closedAt: "2026-11-01" }),
      flat(22, 9_000_000, null),
      flat(30, 5_000_000, 80, {
        listingType: "residential_rent",
        prices: { monthly: { amount: 20_000, currency: "NOK" } },
      }),
    ],
  });
});
afterAll(() => api.close());

const request = (id: string, payload: object = {}) =>
  api.app.inject({
    method: "POST",
    url: `/api/v2/property/${id}/valuation`,
    headers: { host: "no.localhost", "accept-language": "en" },
    payload,
  });

test("LEAD-006: a valuation lists the homes it is based on, joint debt added and subtracted", async () => {
  const response = await request(sampleId(1));
  expect(response.statusCode).toBe(200);
  const { estimate, receipt } = response.json<{
    estimate: { comparables: { property_id: string }[] };
    receipt: unknown;
  }>();
  expect(receipt).toBe(null);
  expect(estimate).toMatchObject({
    kind: "estimate",
    currency: "NOK",
    period: null,
    area: 80,
    joint_debt: 400_000,
    per_square_metre: { low: 55_000, median: 60_000, high: 65_000 },
    price: { low: 4_000_000, median: 4_400_000, high: 4_800_000 },
  });
  const ids = estimate.comparables.map(({ property_id: id }) => id);
  expect(ids.toSorted()).toEqual([10, 11, 12, 13, 14].map(sampleId));
  expect(estimate.comparables[0]).toMatchObject({
    address: "Storgata 1, 0184 Oslo",
    agency_id: "-1",
    area: 70,
    availability: "sold",
    price: expect.any(Number),
    price_per_square_metre: expect.any(Number),
  });
});

test("LEAD-006: where the home's own places do not suffice, homes within 25 km are used, and then those of the county", async () => {
  const { address } = sampleListing(1);
  const { lat, lng } = address.coordinates;
  const at = (geoIds: string[], north: number) => ({
    address: { ...address, postCode: "2000", geoIds, coordinates: { lat: lat + north, lng } },
  });
  const [county = ""] = address.geoIds;
  const far = Array.from({ length: 5 }, (_, index) =>
    flat(60 + index, 4_000_000 + index, 80, at([county], 0.1)),
  );
  const further = Array.from({ length: 3 }, (_, index) =>
    flat(70 + index, 3_000_000 + index, 80, at([county], 0.9)),
  );
  const kinds = { propertyTypes: ["townhouse" as const] };
  const cabins = { propertyTypes: ["cabin" as const] };
  await saveSamples(api.db, {
    no: [
      flat(50, 1, 80, kinds),
      flat(51, 1, 80, cabins),
      ...far.map((one) => ({ ...one, ...kinds })),
      ...further.map((one) => ({ ...one, ...cabins })),
    ],
  });
  expect((await request(sampleId(50))).json()).toMatchObject({
    estimate: { kind: "estimate", reach: "near", price: { median: 4_000_000 } },
  });
  expect((await request(sampleId(51))).json()).toMatchObject({
    estimate: { kind: "estimate", reach: "region", price: { median: 3_000_000 } },
  });
});

test("LEAD-006: a price guide counts with its middle; a hidden price is not used", async () => {
  const type = { propertyTypes: ["twin_dwelling" as const] };
  const guide = { amount: null, min: 4_000_000, max: 4_400_000, currency: "NOK" as const };
  const priced = (number: number, prices: Sample["prices"]) =>
    flat(number, 1, 100, { ...type, prices });
  await saveSamples(api.db, {
    no: [
      priced(80, { price: guide, askingPrice: guide, method: "guide" }),
      ...[81, 82, 83, 84, 85].map((number) =>
        priced(number, { price: guide, askingPrice: guide, method: "guide" }),
      ),
      priced(86, { price: guide, method: "contact_agent" }),
    ],
  });
  const { estimate } = (await request(sampleId(80))).json<{
    estimate: { price: object; comparables: { property_id: string; price: number }[] };
  }>();
  expect(estimate).toMatchObject({ kind: "estimate", price: { median: 4_200_000 } });
  expect(new Set(estimate.comparables.map(({ price }) => price))).toEqual(new Set([4_200_000]));
  const ids = estimate.comparables.map(({ property_id: id }) => id);
  expect(ids).not.toContain(sampleId(86));
});

test("LEAD-006: a valuation that is not possible says so, and why", async () => {
  expect((await request(sampleId(22))).json()).toMatchObject({
    estimate: { kind: "cannot_tell", reason: "no_area" },
  });
  expect((await request(sampleId(30))).json()).toMatchObject({
    estimate: { kind: "cannot_tell", reason: "too_few", comparables: [] },
  });
});

test("LEAD-008: with a name it is a lead too, which requires the rest of the form; a home that is gone is only valued", async () => {
  expect((await request(sampleId(1), { name: "Ola" })).json()).toMatchObject({
    error: {
      fields: { email: "Fill in this field.", consent: "Tick this box to continue." },
    },
  });
  const form = {
    name: "Ola",
    email: "ola@example.com",
    consent: true,
    consent_version: LEAD_CONSENT_VERSION,
  };
  expect((await request(sampleId(1), form)).json()).toMatchObject({
    estimate: { kind: "estimate" },
    receipt: { kind: "valuation" },
  });
  expect((await request(sampleId(21), form)).statusCode).toBe(409);
  expect((await request(sampleId(21))).statusCode).toBe(200);
  const leads = await api.db.selectFrom("lead").select("kind").execute();
  expect(leads).toEqual([{ kind: "valuation" }]);
});
