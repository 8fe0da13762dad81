import { regionNo } from "@hjem/region-no";
import type { FastifyInstance } from "fastify";
import { beforeEach, expect, test } from "vitest";
import { forgetSharedReads } from "../../db/shared-read.ts";
import { onEmbeddedFirst } from "../../testing/both-engines.ts";
import { type Sample, sampleId, sampleListing } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { buildTestApp } from "../../testing/test-app.ts";
import { hideListings } from "./hidden-listings.ts";
import { saveListings } from "./repository.ts";

type Step = NonNullable<Sample["priceHistory"]>[number];
const step = (action: Step["action"], date: string, price: number): Step => ({
  action,
  date,
  price,
  currency: "NOK",
  description: "",
});
/** A house that was sold in 2021, and the same house for sale in 2026 by another owner. */
const house: Sample = {
  propertyTypes: ["single_dwelling"],
  address: { street: "Fjellveien 4", fullAddress: "Fjellveien 4, 0184 Oslo" },
};
const before: Sample = {
  ...house,
  status: "sold",
  closedAt: "2021-05-20",
  publishedAt: "2021-05-01T08:00:00.000Z",
  priceHistory: [step("listed", "2021-05-01", 4_000_000), step("sold", "2021-05-20", 4_200_000)],
};
const now: Sample = { ...house, priceHistory: [step("listed", "2026-11-02", 5_000_000)] };

onEmbeddedFirst((database) => {
  let app: FastifyInstance;
  beforeEach(async () => {
    await database().empty();
    await saveSamples(database().db);
    app = await buildTestApp(database().db);
    return () => app.close();
  });

  const save = (...samples: Sample[]) =>
    saveListings(
      database().db,
      regionNo,
      samples.map((sample, index) => sampleListing(index + 1, sample)),
    );
  const get = async (url: string) =>
    (await app.inject({ url, headers: { host: "no.localhost" } })).json();
  const home = (number: number) => get(`/api/v2/property?id=${sampleId(number)}&availability=all`);
  const history = (number: number) => get(`/api/v2/property/${sampleId(number)}/history`);

  test("D87, D100: the history of a home goes on under its next owner; the earlier listing's ends where it ended", async () => {
    await save(before, now);
    expect((await home(2)).earlier_prices).toEqual(before.priceHistory);
    expect((await history(2)).price_history).toEqual([
      ...(before.priceHistory ?? []),
      ...(now.priceHistory ?? []),
    ]);
    expect(await home(1)).not.toHaveProperty("earlier_prices");
    expect((await history(1)).price_history).toEqual(before.priceHistory);
    const renamed = { ...now, address: { ...house.address, street: "Fjellveien 6" } };
    await save(before, renamed);
    expect(await home(2)).not.toHaveProperty("earlier_prices");
  });

  test("D87: a flat in a block without a unit has no history but its own; with its unit it has", async () => {
    const flat = (street: string): Sample => ({
      propertyTypes: ["apartment"],
      address: { street },
    });
    await save({ ...before, ...flat("Storgata 1") }, { ...now, ...flat("Storgata 1") });
    expect(await home(2)).not.toHaveProperty("earlier_prices");
    await save(
      { ...before, ...flat("Storgata 1, H0302") },
      { ...now, ...flat("Storgata 1 H0302") },
    );
    expect((await home(2)).earlier_prices).toHaveLength(2);
  });

  test("D87, D100: a home keeps its history where its address is written in another way", async () => {
    const at = (street: string, types: Sample["propertyTypes"]): Sample => ({
      propertyTypes: types,
      address: { street },
    });
    await save(
      { ...before, ...at("Storgata 12B", ["single_dwelling"]) },
      { ...now, ...at("Storgt. 12B", ["single_dwelling"]) },
    );
    expect((await home(2)).earlier_prices).toHaveLength(2);
    await save(
      { ...before, ...at("502/57 Canning Street", ["apartment"]) },
      { ...now, ...at("Unit 502, 57 Canning St", ["apartment"]) },
    );
    expect((await home(2)).earlier_prices).toHaveLength(2);
  });

  test("a home's rents are not in the history of its sale, and a hidden listing is in none", async () => {
    await save({ ...before, listingType: "residential_rent" }, now);
    expect(await home(2)).not.toHaveProperty("earlier_prices");
    await save(before, now);
    expect((await home(2)).earlier_prices).toHaveLength(2);
    await hideListings(database().db, regionNo, [sampleId(1)], Date.parse("2026-11-20"));
    forgetSharedReads(database().db);
    expect(await home(2)).not.toHaveProperty("earlier_prices");
    expect((await history(1)).changes).toEqual([]);
  });
});
