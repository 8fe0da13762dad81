import { regionNo } from "@hjem/region-no";
import { afterAll, beforeAll, expect, test } from "vitest";
import { norwegianPlaces, sampleAgency, sampleListing } from "../../testing/sample-listings.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { saveListings } from "../listings/repository.ts";
import { savePlaces } from "../places/repository.ts";
import { saveAgencies } from "./repository.ts";

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await saveAgencies(api.db, "no", [
    sampleAgency("001204", "Åsly Bolig"),
    sampleAgency("001205", "Nordlys Bolig"),
    sampleAgency("001206", "Ærlig Megling"),
  ]);
  await saveAgencies(api.db, "au", [sampleAgency("000777", "Harbour Homes")]);
});
afterAll(() => api.close());

const list = (query = "", host = "no.localhost") =>
  api.app.inject({ url: `/api/v2/agencies${query}`, headers: { host } });

test("SRCH-053, D12: the agencies of the market are listed, in the order of its language", async () => {
  const response = await list();
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    data: [
      { agency_id: "001205", name: "Nordlys Bolig" },
      { agency_id: "001206", name: "Ærlig Megling" },
      { agency_id: "001204", name: "Åsly Bolig" },
    ],
  });
  expect((await list("", "au.localhost")).json()).toEqual({
    data: [{ agency_id: "000777", name: "Harbour Homes" }],
  });
});

test("of requested ids only those are listed that the market knows", async () => {
  expect((await list("?ids=001205,000777,-1,x")).json()).toEqual({
    data: [{ agency_id: "001205", name: "Nordlys Bolig" }],
  });
  expect((await list("?ids[]=000777")).json()).toEqual({ data: [] });
  const many = Array.from({ length: 102 }, (_, number) => number).join(",");
  expect((await list(`?ids=${many}`)).statusCode).toBe(400);
});

test("SRCH-053: an agency that is known from a listing alone is listed too, and does not change one that is stored", async () => {
  await savePlaces(api.db, "no", norwegianPlaces);
  await saveListings(api.db, regionNo, [
    sampleListing(1, { agencyId: "001299", agency: sampleAgency("001299", "Bare En Annonse") }),
    sampleListing(2, { agencyId: "001204", agency: sampleAgency("001204", "Åsly, skrevet feil") }),
  ]);
  const named = (await list("?ids=001299,001204")).json();
  expect(named).toEqual({
    data: [
      { agency_id: "001299", name: "Bare En Annonse" },
      { agency_id: "001204", name: "Åsly Bolig" },
    ],
  });
});
