import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { StartError } from "../../db/start-error.ts";
import { startAddressServer, type TestAddressServer } from "../../testing/address-server.ts";
import { testSites } from "../../testing/test-app.ts";
import { readAddressServices } from "./address-settings.ts";
import { gnafAddresses } from "./gnaf-addresses.ts";
import { kartverketAddresses } from "./kartverket-addresses.ts";

let server: TestAddressServer;
beforeAll(async () => {
  server = await startAddressServer();
});
beforeEach(() => {
  server.respond = (response) => void response.end("{}");
});
afterAll(() => server.close());

const [norway, australia] = testSites;
if (!norway || !australia) throw new Error("two markets");
const respondWith = (body: unknown) => {
  server.respond = (response) => void response.end(JSON.stringify(body));
};

test("Kartverket: an address with its house, post town and number in the land register", async () => {
  respondWith({
    metadata: { treffPerSide: 8, totaltAntallTreff: 1 },
    adresser: [
      {
        adressenavn: "Storgata",
        adressetekst: "Storgata 12B",
        postnummer: "3674",
        poststed: "NORE OG UVDAL",
        kommunenummer: "3338",
        gardsnummer: 208,
        bruksnummer: 17,
        festenummer: 0,
        objtype: "Vegadresse",
        representasjonspunkt: { epsg: "EPSG:4326", lat: 59.91, lon: 10.75 },
      },
    ],
  });
  expect(await kartverketAddresses(server.url).find("storgata 12", norway)).toEqual([
    {
      street: "Storgata 12B",
      suburb: "Nore og Uvdal",
      region: "",
      postCode: "3674",
      coordinates: { lat: 59.91, lng: 10.75 },
      landRegistry: {
        municipalityNumber: "3338",
        farmNumber: "208",
        shareNumber: "17",
        leaseNumber: null,
      },
    },
  ]);
  expect(server.requests.at(-1)).toBe("/sok?sok=storgata+12*&treffPerSide=8&utkoordsys=4326");
});

test("G-NAF: an address with its unit, as it is written in Australia", async () => {
  respondWith({
    type: "FeatureCollection",
    features: [
      {
        type: "Feature",
        properties: {
          flat_number: 12,
          number_first: 45,
          number_last: null,
          street_name: "SMITH",
          street_type: "STREET",
          locality_name: "FITZROY",
          state: "VIC",
          postcode: 3065,
        },
        geometry: { type: "Point", coordinates: [144.98, -37.8] },
      },
    ],
  });
  expect(await gnafAddresses(`${server.url}/addresses`).find("12/45 smi", australia)).toEqual([
    {
      street: "12/45 Smith Street",
      suburb: "Fitzroy",
      region: "VIC",
      postCode: "3065",
      coordinates: { lat: -37.8, lng: 144.98 },
      landRegistry: null,
    },
  ]);
  expect(server.requests.at(-1)).toBe("/addresses?q=12%2F45+smi&limit=8");
});

/** A passing test never waits for it. */
const PATIENT_MS = 120_000;

test.each([
  ["an error", "status 500", (response: ServerResponse) => void response.writeHead(500).end("no")],
  [
    "a web page",
    "the response is no JSON",
    (response: ServerResponse) => void response.end("<html>"),
  ],
  [
    "another form",
    "the response has another form",
    (response: ServerResponse) => void response.end('{"adresser": [{}]}'),
  ],
  [
    "too much",
    "the response is too long",
    (response: ServerResponse) => void response.end(" ".repeat(600_000)),
  ],
  ["nothing in time", "timeout", () => {}],
])(
  "a service that answers with %s is a plain reason without the address",
  async (_name, reason, respond) => {
    server.respond = respond;
    const found = kartverketAddresses(server.url, reason === "timeout" ? 200 : PATIENT_MS).find(
      "storgata",
      norway,
    );
    await expect(found).rejects.toThrow(reason);
    await expect(found).rejects.not.toThrow("storgata");
  },
);

test("the services of the markets are configured by protocol and address", () => {
  const read = (text: string) => Object.keys(readAddressServices(text, ["no", "au"]));
  expect(read("")).toEqual([]);
  expect(
    read("no=kartverket+https://ws.geonorge.no/adresser/v1, au=gnaf+http://localhost:9/a"),
  ).toEqual(["no", "au"]);
  for (const wrong of [
    "no=https://ws.geonorge.no",
    "no=other+https://example.no",
    "no=kartverket+http://example.no",
    "se=kartverket+https://example.no",
  ]) {
    expect(() => read(wrong)).toThrow(StartError);
  }
});
