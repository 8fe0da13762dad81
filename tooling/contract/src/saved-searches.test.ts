import { savedSearchesApi } from "@hjem/api-client/endpoints/saved-searches";
import { checkResponses } from "@hjem/api-client/response-checks";
import { openTestApp, type TestApp } from "@hjem/api/testing/test-app";
import { SearchRequest } from "@hjem/domain/search/search-filter";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSignedIn } from "./account-browser.ts";

const KARI = { email: "kari@example.com", password: "fire blå båter" };

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
  checkResponses();
});
afterAll(() => server.close());

test("SAVE-007..016: the client saves, finds, changes, selects, deletes and restores a search, and records searches", async () => {
  const { dispatch, problems } = await openSignedIn(server, KARI);
  const call = savedSearchesApi.endpoints;
  const fresh = { forceRefetch: true } as const;
  const query = SearchRequest.parse({ bedroomMin: 3, floors: { min: 2 } });
  const mapView = { lat: 63.43, lng: 10.39, zoom: 11 };
  const saved = await dispatch(
    call.saveSearch.initiate({ name: "Tre", query, notifications: "daily", mapView }),
  ).unwrap();
  expect(saved).toMatchObject({ name: "Tre", query: { floors: { min: 2 } }, mapView });
  const { id, savedSearchId } = saved;
  expect(await dispatch(call.findSavedSearch.initiate({ query })).unwrap()).toEqual({
    exists: true,
    data: { id, savedSearchId, name: "Tre" },
  });
  const changed = await dispatch(
    call.changeSavedSearch.initiate({ id, body: { name: "Tre soverom", reasons: ["price"] } }),
  ).unwrap();
  expect(changed).toMatchObject({ name: "Tre soverom", reasons: ["price"] });
  const weekly = { savedSearchId, body: { notifications: "weekly" } } as const;
  await dispatch(call.changeFrequency.initiate(weekly)).unwrap();
  expect(await dispatch(call.selectSavedSearch.initiate(id)).unwrap()).toMatchObject({
    isSelected: true,
    notifications: "weekly",
  });
  expect(await dispatch(call.unselectSavedSearch.initiate()).unwrap()).toBeNull();
  expect(await dispatch(call.deleteSavedSearch.initiate(savedSearchId)).unwrap()).toBeNull();
  expect((await dispatch(call.listSavedSearches.initiate({}, fresh)).unwrap()).data).toEqual([]);
  await dispatch(call.restoreSavedSearch.initiate(savedSearchId)).unwrap();
  const listed = await dispatch(call.listSavedSearches.initiate({ page: 1 }, fresh)).unwrap();
  expect(listed.pagination).toMatchObject({ perPage: 10, total: 1 });
  expect(
    await dispatch(call.getSavedSearches.initiate([savedSearchId, id], fresh)).unwrap(),
  ).toEqual(listed.data);

  const record = async (bedroomMin: number) => {
    const search = { query: SearchRequest.parse({ bedroomMin }) };
    expect(await dispatch(call.recordSearch.initiate(search)).unwrap()).toBeNull();
  };
  await record(1);
  await record(2);
  const last = await dispatch(call.listLastSearches.initiate(undefined, fresh)).unwrap();
  expect(last).toHaveLength(2);
  const [first] = last;
  await dispatch(call.clearLastSearches.initiate(first?.searchId ?? "")).unwrap();
  const rest = await dispatch(call.listLastSearches.initiate(undefined, fresh)).unwrap();
  expect(rest).toEqual(last.slice(1));
  expect(await dispatch(call.clearLastSearches.initiate(null)).unwrap()).toBeNull();
  expect(await dispatch(call.listLastSearches.initiate(undefined, fresh)).unwrap()).toEqual([]);
  expect(problems).toEqual([]);
});
