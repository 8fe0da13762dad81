import { commuteApi } from "@hjem/api-client/endpoints/commute";
import { isApiError } from "@hjem/api-client/errors/api-error";
import { checkResponses } from "@hjem/api-client/response-checks";
import { openTestApp, type TestApp } from "@hjem/api/testing/test-app";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSignedIn } from "./account-browser.ts";

const KARI = { email: "kari@example.com", password: "fire blå båter" };

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
  checkResponses();
});
afterAll(() => server.close());

test("SAVE-053, SAVE-057, D84: the client adds, lists, hides and removes addresses of the account", async () => {
  const { dispatch, problems } = await openSignedIn(server, KARI);
  const call = commuteApi.endpoints;
  const place = (displayName: string, lat: number) => ({
    displayName,
    coordinates: { lat, lng: 10.7 },
    isHidden: false,
  });
  const added = await dispatch(
    call.addCommuteAddresses.initiate({ addresses: [place("Jobb", 59.91), place("Skole", 59.95)] }),
  ).unwrap();
  expect(added).toMatchObject([place("Jobb", 59.91), place("Skole", 59.95)]);
  const id = added[0]?.id ?? "";
  const hidden = call.changeCommuteAddress.initiate({ id, body: { isHidden: true } });
  expect(await dispatch(hidden).unwrap()).toMatchObject([{ isHidden: true }, { isHidden: false }]);
  const fresh = { forceRefetch: true } as const;
  expect(await dispatch(call.listCommuteAddresses.initiate(undefined, fresh)).unwrap()).toEqual([
    { id, ...place("Jobb", 59.91), isHidden: true },
    added[1],
  ]);
  const others = [1, 2, 3, 4].map((lat) => place(`Sted ${lat}`, lat));
  await dispatch(call.addCommuteAddresses.initiate({ addresses: others })).unwrap();
  const above = await dispatch(
    call.addCommuteAddresses.initiate({ addresses: [place("Hytte", 61)] }),
  );
  expect(isApiError(above.error) && above.error.code).toBe("limit_reached");
  const left = await dispatch(call.removeCommuteAddress.initiate(id)).unwrap();
  expect(left.map(({ displayName }) => displayName)).toEqual([
    "Skole",
    "Sted 1",
    "Sted 2",
    "Sted 3",
  ]);
  expect(problems).toEqual([]);
});
