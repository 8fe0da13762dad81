import { AddressesResponse, NearResponse } from "@hjem/domain/place/address";
import { toCamelKeys } from "@hjem/domain/wire/case";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  type AccountTest,
  openAccountTest,
  type TestBrowser,
} from "../../testing/account-tests.ts";
import { startAddressServer, type TestAddressServer } from "../../testing/address-server.ts";
import { fitzroy, norwegianPlaces, sampleListing } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { savePlaces } from "../places/repository.ts";
import { kartverketAddresses } from "./kartverket-addresses.ts";
import { readTypedAddress } from "./known-addresses.ts";

let server: TestAddressServer;
let api: AccountTest;
let norwegian: TestBrowser;
let australian: TestBrowser;
beforeAll(async () => {
  server = await startAddressServer();
  api = await openAccountTest({
    addressServices: { no: kartverketAddresses(server.url, 60_000) },
  });
  await saveSamples(api.db, {
    no: [sampleListing(1), sampleListing(2, { address: { postCode: "0155" } })],
    au: [
      sampleListing(6, { address: fitzroy }),
      sampleListing(7, { address: { ...fitzroy, street: "G01/12 Crown Street" } }),
    ],
  });
  const wider: Record<string, string[]> = {
    municipality: ["county:03"],
    district: ["county:03", "municipality:0301"],
  };
  const oslo = norwegianPlaces.filter(({ geoId }) => geoId.includes(":03"));
  await savePlaces(
    api.db,
    "no",
    oslo.map((place) => ({ ...place, ancestors: wider[place.kind] ?? [] })),
  );
  await api.person("kari@example.no");
  norwegian = api.browser();
  await norwegian.signIn("kari@example.no");
  await api.person("kylie@example.com.au", { host: "au.localhost:3000" });
  australian = api.browser({ host: "au.localhost:3000" });
  await australian.signIn("kylie@example.com.au");
});
beforeEach(() => {
  server.respond = (response) => void response.writeHead(500).end();
});
afterAll(async () => {
  await api.close();
  await server.close();
});

const find = async (browser: TestBrowser, q: string) => {
  const response = await browser.call(`/api/user/addresses?q=${encodeURIComponent(q)}`, {
    method: "GET",
  });
  expect(response.statusCode).toBe(200);
  expect(response.headers["cache-control"]).toBe("no-store");
  return AddressesResponse.parse(toCamelKeys(response.json()));
};
const near = async (browser: TestBrowser, query: string) => {
  const response = await browser.call(`/api/user/addresses/near?${query}`, { method: "GET" });
  expect(response.statusCode).toBe(200);
  return NearResponse.parse(toCamelKeys(response.json())).data;
};

test("what is typed for an address falls into number, street and town", () => {
  expect(readTypedAddress("Storgata 12 B")).toMatchObject({ name: "Storgata", number: "12 B" });
  expect(readTypedAddress("12/45 Smith Street, Fitzroy")).toEqual({
    number: "12/45",
    isNumberFirst: true,
    street: "12/45 Smith Street",
    name: "Smith Street",
    town: "Fitzroy",
  });
  expect(readTypedAddress("0552")).toMatchObject({ name: "0552", number: "", street: null });
  expect(readTypedAddress("G01/12 Crown St")).toMatchObject({
    name: "Crown Street",
    number: "G01/12",
  });
  expect(readTypedAddress("17. mai-plassen 3")).toMatchObject({ number: "3" });
});

test("LIST-041: a street is offered with the number that was typed, its postcode, county and places", async () => {
  const { data } = await find(australian, "45 smith str");
  expect(data).toEqual([
    {
      label: "45 Smith Street, Fitzroy VIC 3065",
      street: "45 Smith Street",
      suburb: "Fitzroy",
      region: "VIC",
      postCode: "3065",
      coordinates: expect.objectContaining({ lat: -37.8 }),
      isExact: false,
      geoIds: ["state:vic", "suburb:3065-fitzroy"],
      landRegistry: null,
    },
  ]);
  const [exact] = (await find(australian, "12 Smith Street")).data;
  expect(exact).toMatchObject({ isExact: true, coordinates: fitzroy.coordinates });
});

test.each([
  ["12 Crown Street", "12 Crown Street, Fitzroy VIC 3065"],
  ["G01/12 Crown Street", "G01/12 Crown Street, Fitzroy VIC 3065"],
  ["B106/12 crown str", "B106/12 Crown Street, Fitzroy VIC 3065"],
])("a unit with a letter is part of the number: %s has it once", async (typed, label) => {
  const { data } = await find(australian, typed);
  expect(data.map((address) => address.label)).toEqual([label]);
});

test("D84: who is not signed in finds addresses to travel to, and nothing is stored on the way", async () => {
  const { data } = await find(api.browser({ host: "au.localhost:3000" }), "45 smith str");
  expect(data.map(({ label }) => label)).toEqual(["45 Smith Street, Fitzroy VIC 3065"]);
});

test("an address in a street that is not known is taken as typed, with the place that follows", async () => {
  const { data } = await find(australian, "9 Nowhere Lane, Fitzroy");
  expect(data[0]).toMatchObject({
    label: "9 Nowhere Lane, Fitzroy VIC 3065",
    street: "9 Nowhere Lane",
    suburb: "Fitzroy",
    isExact: false,
  });
  expect((await find(australian, "fitzr")).data).toMatchObject([
    { label: "Fitzroy VIC 3065", street: null },
  ]);
});

test("an address service that is configured finds the house; when it fails the known streets are offered", async () => {
  server.respond = (response) =>
    void response.end(
      JSON.stringify({
        adresser: [
          {
            adressetekst: "Storgata 12B",
            postnummer: "0184",
            poststed: "OSLO",
            kommunenummer: "0301",
            gardsnummer: 208,
            bruksnummer: 17,
            representasjonspunkt: { lat: 59.9229, lon: 10.7582 },
          },
        ],
      }),
    );
  const found = await find(norwegian, "storgata 12b");
  expect(found.attribution).toBe("© Kartverket");
  expect(found.data).toMatchObject([
    {
      label: "Storgata 12B, 0184 Oslo",
      region: "Oslo",
      isExact: true,
      geoIds: ["county:03", "municipality:0301", "district:0301-grunerlokka"],
      landRegistry: { farmNumber: "208", shareNumber: "17" },
    },
  ]);
  server.respond = (response) => void response.writeHead(500).end();
  const fallback = await find(norwegian, "storgata 7");
  expect(fallback.attribution).toBeNull();
  // One of each postcode of the street.
  expect(fallback.data.map(({ street, postCode }) => `${street} ${postCode}`)).toEqual([
    "Storgata 7 0155",
    "Storgata 7 0184",
  ]);
});

test("a pin that is clearly nearer to another place is told, one in its own place is not", async () => {
  const own = "suburb=Fitzroy&post_code=3065";
  expect(await near(australian, `lat=-37.801&lng=144.979&${own}`)).toMatchObject({
    name: "Fitzroy",
    isElsewhere: false,
  });
  expect(await near(australian, `lat=-37.804&lng=144.988&${own}`)).toMatchObject({
    name: "Collingwood",
    parent: "VIC",
    isElsewhere: true,
  });
  // In a district of the town that the address names.
  expect(await near(norwegian, "lat=59.923&lng=10.758&suburb=Oslo&post_code=0184")).toMatchObject({
    name: "Grünerløkka",
    isElsewhere: false,
  });
  expect(await near(norwegian, "lat=0&lng=0")).toBeNull();
});

test("the place of a pin and the row of an address are looked up by persons who are signed in alone", async () => {
  for (const path of ["/near?lat=59.9&lng=10.7", "/row?post_code=0184&suburb=Oslo"]) {
    const response = await api.browser().call(`/api/user/addresses${path}`, { method: "GET" });
    expect(response.statusCode).toBe(401);
  }
  const tooShort = await norwegian.call("/api/user/addresses?q=s", { method: "GET" });
  expect(tooShort.statusCode).toBe(400);
});
