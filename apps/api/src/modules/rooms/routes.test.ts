import { demoListingSeries } from "@hjem/demo/demo-listings";
import { demoScenes } from "@hjem/demo/pictures/demo-scenes";
import { sceneHash } from "@hjem/demo/pictures/scene";
import type { Listing } from "@hjem/domain/listing/listing";
import { FloorPlanResponse, RoomDecorationResponse } from "@hjem/domain/listing/room-pictures";
import { toCamelKeys } from "@hjem/domain/wire/case";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleId, sampleListing } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { testDemo } from "../../testing/test-demo.ts";

/** The pictures and rooms of the first demo flat that has a plan. */
function demoHome(): Pick<Listing, "images" | "rooms"> {
  const order = { region: "no", count: 40, seed: "rooms", anchorDay: "2026-11-21" };
  for (const group of demoListingSeries(order)) {
    for (const { listing } of group) {
      const has = (type: string) => listing.images.some((image) => image.type === type);
      if (has("floorplan") && has("kitchen")) return listing;
    }
  }
  throw new Error("None of the first demo homes has a plan");
}

let api: TestApp;
const { images, rooms } = demoHome();
beforeAll(async () => {
  api = await openTestApp({ demo: testDemo });
  await saveSamples(api.db, {
    no: [
      sampleListing(1, { images, rooms, details: { internalArea: { min: 69, max: 69 } } }),
      sampleListing(2),
      sampleListing(3, { images, isDemo: false }),
    ],
  });
});
afterAll(() => api.close());

const get = async (path: string) => {
  const response = await api.app.inject({ url: path, headers: { host: "no.localhost" } });
  return { status: response.statusCode, body: toCamelKeys(response.json()) };
};
const decorations = async (path: string) =>
  RoomDecorationResponse.parse((await get(`/api/room-decorations/${path}`)).body).data;

test("LEAD-012: the floor plans of a home come with the rooms that they show", async () => {
  const { body } = await get(`/api/floorplan/${sampleId(1)}`);
  const plan = FloorPlanResponse.parse(body);
  expect(plan.data).toEqual(images.filter(({ type }) => type === "floorplan"));
  expect(plan).toMatchObject({ propertyId: sampleId(1), rooms, totalArea: 69 });
});

test("LEAD-012, LEAD-016: a home without floor plans returns none, an unknown one responds 404", async () => {
  expect((await get(`/api/floorplan/${sampleId(2)}`)).body).toMatchObject({ data: [], rooms: [] });
  expect((await get(`/api/floorplan/${sampleId(99)}`)).status).toBe(404);
  expect((await get("/api/room-decorations/nonsense")).status).toBe(404);
});

test("LEAD-009: ideas for each room that the home shows, as illustrations that are not its own photos", async () => {
  const view = await decorations(sampleId(1));
  const kinds = new Set(images.map(({ type }) => type));
  expect(view.map(({ roomType }) => roomType)).toContain("kitchen");
  expect(view.every(({ roomType }) => kinds.has(roomType))).toBe(true);
  const known = new Set(demoScenes().map((scene) => `/media/${sceneHash(scene)}`));
  const own = new Set(images.map(({ url }) => url));
  for (const { url, isIllustration } of view.flatMap((room) => room.images)) {
    expect([known.has(url), own.has(url), isIllustration]).toEqual([true, false, true]);
  }
  expect(await decorations(sampleId(1))).toEqual(view);
});

test("LEAD-010, LEAD-011: the room types are those of the pictures, without floor plans", async () => {
  const [kitchen, ...others] = await decorations(`${sampleId(1)}/kitchen`);
  expect([kitchen?.roomType, others]).toEqual(["kitchen", []]);
  expect(await decorations(`${sampleId(1)}/garage`)).toEqual([]);
  for (const roomType of ["floorplan", "any", "attic"]) {
    expect((await get(`/api/room-decorations/${sampleId(1)}/${roomType}`)).status).toBe(400);
  }
});

test("LEAD-016: a home outside the demo and one without pictures have no ideas", async () => {
  expect(await decorations(sampleId(3))).toEqual([]);
  expect(await decorations(sampleId(2))).toEqual([]);
});
