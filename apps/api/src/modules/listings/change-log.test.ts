import { viewingDate } from "@hjem/domain/listing/viewing-date";
import { regionNo } from "@hjem/region-no";
import type { FastifyInstance } from "fastify";
import { beforeEach, expect, test } from "vitest";
import { onEmbeddedFirst } from "../../testing/both-engines.ts";
import { type Sample, sampleId, sampleListing } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { buildTestApp } from "../../testing/test-app.ts";
import { UnknownPlaceError } from "../places/listing-places.ts";
import { saveListings } from "./repository.ts";

const kroner = (amount: number): NonNullable<Sample["prices"]> => ({
  price: { amount, currency: "NOK" },
});
const viewing = viewingDate(
  { day: "2026-12-03", timeFrom: "17:00", timeTo: "18:00" },
  "Europe/Oslo",
);

onEmbeddedFirst((database) => {
  let app: FastifyInstance;
  beforeEach(async () => {
    await database().empty();
    await saveSamples(database().db);
    app = await buildTestApp(database().db);
    return () => app.close();
  });

  const save = (sample: Sample, isLogged?: boolean) =>
    saveListings(database().db, regionNo, [sampleListing(1, sample)], { isLogged });
  const history = (host = "no.localhost", id = sampleId(1)) =>
    app.inject({ url: `/api/v2/property/${id}/history`, headers: { host } });
  const changes = async () => (await history()).json<{ changes: unknown[] }>().changes;

  test("PROP-051: saving a listing with differences records each of them, newest first", async () => {
    await save({});
    expect(await changes()).toEqual([]);
    await save({ prices: kroner(4_800_000), changedAt: "2026-11-10T08:00:00.000Z" });
    await save({
      prices: kroner(4_800_000),
      title: "Sample flat with a view",
      viewingDates: [viewing],
      changedAt: "2026-11-12T08:00:00.000Z",
    });
    const response = await history();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      published_at: "2026-11-02T08:00:00.000Z",
      closed_at: null,
      time_zone: "Europe/Oslo",
      price_history: [],
      changes: [
        {
          at: "2026-11-12T08:00:00.000Z",
          change: {
            what: "viewing",
            before: null,
            after: { day: "2026-12-03", time_from: "17:00", time_to: "18:00" },
          },
        },
        {
          at: "2026-11-12T08:00:00.000Z",
          change: { what: "title", before: "Sample flat 1", after: "Sample flat with a view" },
        },
        {
          at: "2026-11-10T08:00:00.000Z",
          change: {
            what: "price",
            before: { min: 5_000_000, max: 5_000_000 },
            after: { min: 4_800_000, max: 4_800_000 },
          },
        },
      ],
    });
  });

  test("saving the same listing again records nothing, and neither does a save that is not public", async () => {
    await save({});
    await save({});
    await save({ prices: kroner(4_000_000) }, false);
    expect(await changes()).toEqual([]);
  });

  test("a save that fails records nothing", async () => {
    await save({});
    const moved = save({ prices: kroner(1), address: { geoIds: ["county:99"] } });
    await expect(moved).rejects.toThrow(UnknownPlaceError);
    expect(await changes()).toEqual([]);
  });

  test("D12, D17: the history of a home in the other market names its site; an unknown one responds 404", async () => {
    await save({ status: "sold", closedAt: "2026-11-10" });
    expect((await history()).json()).toMatchObject({ closed_at: "2026-11-10" });
    expect((await history("au.localhost")).json()).toMatchObject({
      error: { code: "other_region" },
    });
    expect((await history("no.localhost", sampleId(9))).statusCode).toBe(404);
    expect((await history("no.localhost", "nonsense")).statusCode).toBe(404);
  });
});
