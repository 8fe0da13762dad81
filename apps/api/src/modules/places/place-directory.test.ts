import { regionNo } from "@hjem/region-no";
import { expect, test, vi } from "vitest";
import { onEmbeddedFirst } from "../../testing/both-engines.ts";
import { sampleId, sampleListing, TEST_NOW } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { saveListings } from "../listings/repository.ts";
import { PlaceChanges } from "./place-changes.ts";
import { PlaceDirectory } from "./place-directory.ts";
import { savePlaces } from "./repository.ts";

/** The notification of a database, on a busy machine too. */
const SOON = { timeout: 10_000 };

const nobodysStreet = {
  geoId: "street:0301-ny-vei",
  kind: "street",
  name: "Ny vei",
  parent: "Oslo",
  location: { lat: 59.9, lng: 10.7 },
  weight: 0,
} as const;

const ålesund = { geoIds: ["county:15", "municipality:1508"] };

onEmbeddedFirst((database) => {
  test("D110: suggestions are ranked by cards, so that a project with many units counts once", async () => {
    const { db } = database();
    await saveSamples(db);
    await saveListings(db, regionNo, [
      sampleListing(1, { objectType: "project" }),
      ...[2, 3, 4].map((number) => sampleListing(number, { projectId: sampleId(1) })),
      ...[5, 6].map((number) => sampleListing(number, { address: ålesund })),
    ]);
    const rows = await db
      .selectFrom("place")
      .select(["id", "geo_id"])
      .where("geo_id", "in", ["municipality:0301", "municipality:1508"])
      .execute();
    const directory = new PlaceDirectory(
      db,
      new PlaceChanges(),
      () => TEST_NOW,
      () => undefined,
    );
    for (const requested of [{}, { listingType: "buy" as const }]) {
      const homes = await directory.homes("no", requested, TEST_NOW);
      expect(new Map(rows.map(({ id, geo_id: geoId }) => [geoId, homes.get(id)]))).toEqual(
        new Map([
          ["municipality:0301", 1],
          ["municipality:1508", 2],
        ]),
      );
    }
  });

  test("D117: a new street is found as soon as it is committed, without reading every place again", async () => {
    const { db, listen } = database();
    const changes = new PlaceChanges();
    await changes.follow(listen);
    const failed: unknown[] = [];
    const directory = new PlaceDirectory(
      db,
      changes,
      () => TEST_NOW,
      (error) => failed.push(error),
    );
    const before = await directory.names("no", TEST_NOW);
    expect(before.named("Ny vei")).toEqual([]);
    await savePlaces(db, "no", [nobodysStreet]);
    await vi.waitFor(async () => {
      const names = await directory.names("no", TEST_NOW);
      expect(names).toBe(before);
      expect(names.named("Ny vei")).toMatchObject([{ geoId: nobodysStreet.geoId }]);
    }, SOON);
    expect(failed).toEqual([]);
  });
});
