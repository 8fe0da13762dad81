import { ChildResponse, unitFields } from "@hjem/domain/listing/project-unit";
import { toCamelKeys } from "@hjem/domain/wire/case";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fitzroy, sampleId, sampleListing } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { findListingFields } from "./repository.ts";

const plan = {
  type: "floorplan",
  url: "/media/aaaaaaaa01",
  ratio: 1.4,
  color: "#ffffff",
} as const;

const nok = (amount: number) => ({ amount, currency: "NOK" as const });

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  const unit = { projectId: sampleId(1), images: [plan, { ...plan, type: "kitchen" as const }] };
  await saveSamples(api.db, {
    no: [
      sampleListing(1, {
        objectType: "project",
        childPropertyIds: [sampleId(3), sampleId(2), sampleId(77)],
      }),
      sampleListing(2, {
        ...unit,
        additionalInfo: { energyProfile: {}, unitName: "H0201" },
        details: {
          bedrooms: { min: 2, max: 2 },
          totalRooms: { min: 3, max: 3 },
          floor: 2,
          internalArea: { min: 64, max: 64 },
          usageArea: { min: 70, max: 70 },
        },
        prices: { askingPrice: nok(5_000_000), jointDebt: nok(250_000) },
      }),
      sampleListing(3, { ...unit, status: "sold", closedAt: "2026-11-10" }),
    ],
    au: [sampleListing(4, { address: fitzroy })],
  });
});
afterAll(() => api.close());

const get = (query: string) =>
  api.app.inject({ url: `/api/v2/property/child?${query}`, headers: { host: "no.localhost" } });
const units = async (query: string) =>
  ChildResponse.parse(toCamelKeys((await get(query)).json())).data;

test("PROP-059: the units of a project are listed in its own order, with sold ones, without withdrawn ones", async () => {
  const [sold, open, ...others] = await units(`parent_id=${sampleId(1)}`);
  expect(others).toEqual([]);
  expect(sold).toMatchObject({ propertyId: sampleId(3), availability: "sold" });
  expect(open).toEqual({
    propertyId: sampleId(2),
    agencyId: "-1",
    unitName: "H0201",
    title: "Sample flat 2",
    availability: "available",
    propertyType: ["apartment"],
    bedrooms: 2,
    totalRooms: 3,
    area: { metric: "m2", value: 64 },
    floor: 2,
    price: 5_000_000,
    totalPrice: 5_250_000,
    currency: "NOK",
  });
});

test("PROP-060: extras add the floor plans and the viewings of each unit", async () => {
  const [, open] = await units(`parentId=${sampleId(1)}&extras[]=floorplan&extras[]=viewings`);
  expect(open?.floorPlans?.map(({ type }) => type)).toEqual(["floorplan"]);
  expect(open?.viewingDates).toEqual([]);
});

test("issue 14: of the units of a project neither texts nor pictures are read unless they are requested", async () => {
  const read = async (extras: Parameters<typeof unitFields>[0]) => {
    const [unit] = await findListingFields(api.db, "no", [sampleId(2)], unitFields(extras));
    return Object.keys(unit ?? {});
  };
  const plain = await read([]);
  expect(plain).toContain("prices");
  expect(plain.filter((field) => field === "description" || field === "images")).toEqual([]);
  expect(await read(["floorplan"])).toContain("images");
});

test("PROP-059: a home that is no project has no units; unknown ids, ids of the other market and malformed ids are errors", async () => {
  expect(await units(`parent_id=${sampleId(2)}`)).toEqual([]);
  expect((await get(`parent_id=${sampleId(99)}`)).statusCode).toBe(404);
  expect((await get(`parent_id=${sampleId(4)}`)).json()).toMatchObject({
    error: { code: "other_region" },
  });
  expect((await get("")).json()).toMatchObject({
    error: { code: "validation_failed", fields: { parent_id: expect.any(String) } },
  });
  const misspelt = await get(`parent_id=${sampleId(1)}&extras[]=everything`);
  expect(misspelt.statusCode).toBe(400);
});
