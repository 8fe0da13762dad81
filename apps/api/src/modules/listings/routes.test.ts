import { Listing } from "@hjem/domain/listing/listing";
import { toCamelKeys } from "@hjem/domain/wire/case";
import { regionNo } from "@hjem/region-no";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { fitzroy, sampleId, sampleListing } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { UnknownPlaceError } from "../places/listing-places.ts";
import { saveListings } from "./repository.ts";

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await saveSamples(api.db, {
    no: [
      sampleListing(1),
      sampleListing(2, { status: "sold", closedAt: "2026-11-10" }),
      sampleListing(3),
    ],
    au: [sampleListing(4, { address: fitzroy })],
  });
});
afterAll(() => api.close());

const get = (url: string, host = "no.localhost:3000") => api.app.inject({ url, headers: { host } });

test("PROP-058: a listing is returned complete, in the shape that the domain declares", async () => {
  const response = await get(`/api/v2/property?id=${sampleId(1)}&availability[]=all`);
  expect(response.statusCode).toBe(200);
  expect(Listing.parse(toCamelKeys(response.json()))).toEqual(sampleListing(1));
  expect(response.body).toContain('"full_address"');
});

test("decision 009: no response contains the agent's mail address, which the stored listing has", async () => {
  const agent = {
    id: "a1",
    name: "Marte Haugland",
    title: "Eiendomsmegler",
    phone: "+4799900001",
    email: "marte@fjord.example",
    pictureUrl: null,
    languages: ["no"],
    licence: null,
  };
  await saveListings(api.db, regionNo, [sampleListing(7, { agent })]);
  const response = await get(`/api/v2/property?id=${sampleId(7)}`);
  expect(response.json()).toMatchObject({
    agent: { name: "Marte Haugland", phone: "+4799900001" },
  });
  expect(response.body).not.toContain("marte@fjord.example");
  expect(response.body).not.toMatch(/"agent":{[^}]*"email"/);
});

test("PROP-042, PROP-045: energy rating, insurance and a project's homes use the specification's names", async () => {
  const { contractDetails, additionalInfo } = sampleListing(1);
  const insured = sampleListing(8, {
    contractDetails: { ...contractDetails, hasSellerInsurance: true },
    additionalInfo: {
      ...additionalInfo,
      energyProfile: { ...additionalInfo.energyProfile, label: "c" },
    },
    childPropertyIds: [sampleId(1)],
  });
  await saveListings(api.db, regionNo, [insured]);
  expect((await get(`/api/v2/property?id=${sampleId(8)}`)).json()).toMatchObject({
    energy_rating: "c",
    insurance: true,
    additional_info: { properties: [sampleId(1)] },
  });
});

test("PROP-036, PROP-039..041, PROP-043, PROP-044: address, prices, rooms, areas and terms of the contract use the specification's names", async () => {
  const response = await get(`/api/v2/property?id=${sampleId(1)}`);
  const listing = response.json<Record<string, Record<string, unknown>>>();
  const namesOf = (part: string) => Object.keys(listing[part] ?? {});
  expect([listing["id"], listing["object_type"]]).toEqual([sampleId(1), "property"]);
  expect(listing["address"]).toMatchObject({
    display_name: "Grünerløkka",
    full_address: "Storgata 1, 0184 Oslo",
    coordinates: { lat: 59.914, lng: 10.754 },
    post_code: "0184",
  });
  const prices = ["price", "adding_cost", "shared_cost", "asking_price", "joint_debt"];
  expect(namesOf("prices")).toEqual(expect.arrayContaining(prices));
  expect(listing["prices"]?.["price"]).toEqual({
    amount: 5_000_000,
    min: null,
    max: null,
    currency: "NOK",
  });
  const rooms =
    "bedrooms bathrooms beds garage floor floor_size land_size office_spaces total_rooms";
  const areas =
    "primary_room usage_area ground_surface plot_area gross_area property_area internal_area external_area balcony_area terrace_area";
  expect(namesOf("details")).toEqual(expect.arrayContaining(`${rooms} ${areas}`.split(" ")));
  const contract =
    "furnished available_from available_to rental_from rental_to included_in_lease is_pet_allowed year_of_fixed_agreement is_land_owned_by_seller has_security_order fixed_fee is_partial_rental_allowed";
  expect(namesOf("contract_details")).toEqual(expect.arrayContaining(contract.split(" ")));
});

test("a description of 100 kB with broken characters and scripts is stored, cleaned and returned", async () => {
  const words = "<p>Stue med <b>utsikt</b> & peis \ud83d</p>\u0000<script>alert(1)</script>";
  const description = words.repeat(Math.floor(100_000 / words.length));
  await saveListings(api.db, regionNo, [sampleListing(7, { description })]);
  const stored = (await get(`/api/v2/property?id=${sampleId(7)}`)).json<{ description: string }>();
  expect(stored.description.startsWith("<p>Stue med utsikt &amp; peis \ufffd</p><p>")).toBe(true);
  expect(stored.description).not.toContain("script");
});

test("returns a changed listing as it is now, and an unchanged one in the same text", async () => {
  const read = () => get(`/api/v2/property?id=${sampleId(3)}`);
  const before = await read();
  expect((await read()).body).toBe(before.body);
  await saveListings(api.db, regionNo, [sampleListing(3, { title: "Nymalt rekkehus" })]);
  expect((await read()).json()).toMatchObject({ title: "Nymalt rekkehus" });
  await saveListings(api.db, regionNo, [sampleListing(3)]);
  expect((await read()).json()).toEqual(before.json());
});

test("D36: the id is found in upper and lower case", async () => {
  const response = await get(
    `/api/v2/property?id=${sampleId(31).toUpperCase()}&availability[]=all`,
  );
  expect(response.statusCode).toBe(404);
  expect((await get(`/api/v2/property?id=${sampleId(3).toUpperCase()}`)).statusCode).toBe(200);
});

test("D17: a sold listing keeps its page; only an id that never existed responds 404", async () => {
  expect((await get(`/api/v2/property?id=${sampleId(2)}&availability[]=all`)).statusCode).toBe(200);
  expect((await get(`/api/v2/property?id=${sampleId(2)}`)).statusCode).toBe(404);
  for (const id of [sampleId(999), "nonsense", "%00", ""]) {
    const response = await get(`/api/v2/property?id=${id}&availability[]=all`);
    expect(response.json()).toMatchObject({ error: { code: "not_found" } });
  }
});

test("D12: a listing of the other market names its site", async () => {
  const response = await get(`/api/v2/property?id=${sampleId(4)}&availability[]=all`);
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({
    error: { code: "other_region", origin: "http://au.localhost:3000" },
  });
});

test("SRCH-203, SRCH-204: listings by id are returned in the requested order, are never cached, and state their number", async () => {
  const ids = [sampleId(3), sampleId(4), sampleId(2), sampleId(1), "nonsense"].join(",");
  const response = await get(`/api/v2/properties?ids=${ids}&availability[]=all`);
  expect(response.headers["cache-control"]).toBe("no-store");
  const { data, pagination } = response.json<{
    data: { property_id: string }[];
    pagination: { total: number };
  }>();
  expect(data.map((card) => card.property_id)).toEqual([sampleId(3), sampleId(2), sampleId(1)]);
  expect(pagination.total).toBe(3);

  const repeated = `ids=${sampleId(2)}&ids=${sampleId(1)}`;
  expect((await get(`/api/v2/properties?${repeated}`)).json()).toMatchObject({
    data: [{ property_id: sampleId(1) }],
  });
});

test("ids are required, and at most a hundred at once", async () => {
  expect((await get("/api/v2/properties")).json()).toMatchObject({
    error: { fields: { ids: "Fyll ut dette feltet." } },
  });
  const many = Array.from({ length: 101 }, (_, number) => sampleId(number)).join(",");
  expect((await get(`/api/v2/properties?ids=${many}`)).statusCode).toBe(400);
});

test("a listing in an unknown place is rejected as a whole", async () => {
  const lost = sampleListing(9, { address: { geoIds: ["county:99"] } });
  await expect(saveListings(api.db, regionNo, [lost])).rejects.toThrow(UnknownPlaceError);
  expect((await get(`/api/v2/property?id=${sampleId(9)}`)).statusCode).toBe(404);
});

test("one query reads a home for all that its page requests at once", async () => {
  const id = sampleId(1);
  const query = vi.spyOn(api.db.getExecutor(), "executeQuery");
  onTestFinished(() => query.mockRestore());
  const paths = [
    `property?id=${id}`,
    `property/${id}/similar`,
    `property/recommend?id=${id}`,
    `property/${id}/history`,
  ];
  const responses = await Promise.all(paths.map((path) => get(`/api/v2/${path}`)));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const readings = query.mock.calls.filter(([{ sql }]) => /public_id = \$1/.test(sql));
  expect(readings).toHaveLength(1);
});
