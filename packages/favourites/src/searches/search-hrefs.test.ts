import { SearchRequest } from "@hjem/domain/search/search-filter";
import { expect, test } from "vitest";
import { newHomesHref, repairHref, savedSearchHref } from "./search-hrefs.ts";

const search = (fields: object) => SearchRequest.parse(fields);
const fieldsOf = (href: string) => Object.fromEntries(new URL(href, "http://no.test").searchParams);
const places = { geoId: ["municipality:5001"], bedroomMin: 2 };
const frame = {
  locationTopLeftLat: 63.45,
  locationTopLeftLng: 10.3,
  locationBottomRightLat: 63.4,
  locationBottomRightLng: 10.5,
  zoomLevel: 12,
};

test("SAVE-018: a search saved beside a list opens with its filters, from its first page", () => {
  expect(savedSearchHref({ query: search({ ...places, page: 3 }), mapView: null })).toBe(
    "/list?geoId=municipality:5001&bedroomMin=2",
  );
});

test.each([
  { lat: 63.42, lng: 10.4, zoom: 12 },
  { lat: -37.77, lng: 144.99, zoom: 15 },
])("SAVE-023, SAVE-024: a search saved on the map restores its centre and zoom: %o", (mapView) => {
  const fields = fieldsOf(savedSearchHref({ query: search(places), mapView }));
  expect(fields).toMatchObject({ view: "map", geoId: "municipality:5001", bedroomMin: "2" });
  expect(Number(fields.zoomLevel)).toBe(mapView.zoom);
  const [north, south, west, east] = [
    fields.locationTopLeftLat,
    fields.locationBottomRightLat,
    fields.locationTopLeftLng,
    fields.locationBottomRightLng,
  ].map(Number);
  expect((Number(west) + Number(east)) / 2).toBeCloseTo(mapView.lng, 4);
  expect((Number(north) + Number(south)) / 2).toBeCloseTo(mapView.lat, 2);
  // 800 pixels of the world's 256 × 2^zoom.
  expect(Number(east) - Number(west)).toBeCloseTo((800 / (256 * 2 ** mapView.zoom)) * 360, 3);
});

test("D68: the number of a search and its list agree, so a frame beside a place is left out", () => {
  const query = search({ ...places, ...frame, view: "map" });
  expect(newHomesHref({ query, newIds: [] })).toBe("/list?geoId=municipality:5001&bedroomMin=2");
  expect(
    fieldsOf(newHomesHref({ query: search({ ...frame, view: "map" }), newIds: [] })),
  ).toMatchObject({
    locationTopLeftLat: "63.45",
  });
});

test("new homes come first, with keywords too", () => {
  expect(
    fieldsOf(
      newHomesHref({ query: search({ keywords: "balkong", sorting: "price" }), newIds: [] }),
    ),
  ).toEqual({
    keywords: "balkong",
    sorting: "created_at",
  });
});

test("SAVE-004: the link of new homes finds exactly those that are counted", () => {
  const newIds = ["3f7q9z2k1m", "7c1w4p8d2x"];
  expect(newHomesHref({ query: search(places), newIds })).toBe(
    "/list?geoId=municipality:5001&bedroomMin=2&propertyId=3f7q9z2k1m&propertyId=7c1w4p8d2x",
  );
});

test("D70: a paused search is repaired where its days or places are chosen", () => {
  const query = search({ ...places, viewingDate: ["2026-11-20"] });
  expect(repairHref({ query, pausedFor: "days_over" })).toBe(
    "/list/filters?geoId=municipality:5001&bedroomMin=2",
  );
  expect(fieldsOf(repairHref({ query, pausedFor: "places_gone" }))).not.toHaveProperty("geoId");
});
