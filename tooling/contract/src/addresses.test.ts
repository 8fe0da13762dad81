import { addressesApi } from "@hjem/api-client/endpoints/addresses";
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

test("LIST-041: the client finds addresses, and the place nearest to a pin", async () => {
  const { dispatch, problems } = await openSignedIn(server, {
    email: "kari@example.com",
    password: "fire blå båter",
  });
  const { findAddresses, findAddressFault, findNearPlace } = addressesApi.endpoints;
  const { data } = await dispatch(findAddresses.initiate("storgata 7")).unwrap();
  expect(data).toMatchObject([{ street: "Storgata 7", postCode: "0184" }]);
  const pin = { lat: 59.923, lng: 10.758, suburb: "Oslo", postCode: "0184" };
  expect(await dispatch(findNearPlace.initiate(pin)).unwrap()).toMatchObject({
    name: "Grünerløkka",
    isElsewhere: false,
  });
  // The table of places of this database has no postcodes: nothing can be said.
  const row = { postCode: "0184", suburb: "Bergen" };
  expect(await dispatch(findAddressFault.initiate(row)).unwrap()).toBeNull();
  expect(problems).toEqual([]);
});
