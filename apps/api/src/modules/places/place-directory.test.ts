import { regionNo } from "@hjem/region-no";
import { expect, test } from "vitest";
import { onBothEngines } from "../../testing/both-engines.ts";
import { sampleId, sampleListing, TEST_NOW } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { saveListings } from "../listings/repository.ts";
import { PlaceChanges } from "./place-changes.ts";
import { PlaceDirectory } from "./place-directory.ts";

const ålesund = { geoIds: ["county:15", "municipality:1508"] };

onBothEngines((database) => {
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
});
