import { draftsApi } from "@hjem/api-client/endpoints/drafts";
import { checkResponses } from "@hjem/api-client/response-checks";
import { sampleListing } from "@hjem/api/testing/sample-listings";
import { saveSamples } from "@hjem/api/testing/sample-markets";
import { openTestApp, type TestApp } from "@hjem/api/testing/test-app";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSignedIn } from "./account-browser.ts";

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
  checkResponses();
  await saveSamples(server.db, { no: [sampleListing(1)] });
});
afterAll(() => server.close());

test("market 12: the client reads the demand for one's own draft, by price", async () => {
  const { dispatch, problems } = await openSignedIn(server, {
    email: "kari@example.com",
    password: "fire blå båter",
  });
  const { createDraft, changeDraft, getDemand } = draftsApi.endpoints;
  const created = await dispatch(
    createDraft.initiate({ listingType: "residential_sale" }),
  ).unwrap();
  const demandOf = ({ id, version }: { id: string; version: number }) =>
    dispatch(getDemand.initiate({ id, version })).unwrap();
  expect((await demandOf(created)).steps).toEqual([]);
  const body = {
    location: {
      street: "Storgata 1",
      suburb: "Oslo",
      postCode: "0184",
      coordinates: { lat: 59.923, lng: 10.758 },
    },
    propertyDetail: { propertyTypes: ["apartment" as const], title: "Lys toroms med balkong" },
    priceAndDate: { askingPrice: 4_500_000 },
  };
  const changed = await dispatch(
    changeDraft.initiate({ id: created.id, version: created.version, body }),
  ).unwrap();
  const { steps } = await demandOf(changed);
  expect(steps.filter(({ isOwn }) => isOwn)).toEqual([
    { price: 4_500_000, persons: null, isOwn: true },
  ]);
  expect(problems).toEqual([]);
});
