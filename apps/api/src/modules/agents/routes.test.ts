import { regionNo } from "@hjem/region-no";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onEmbeddedFirst } from "../../testing/both-engines.ts";
import { fitzroy, type Sample, sampleId, sampleListing } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { buildTestApp } from "../../testing/test-app.ts";
import type { TestDatabase } from "../../testing/test-database.ts";
import { saveListings } from "../listings/repository.ts";

const office = (id: string, name: string): NonNullable<Sample["agency"]> => ({
  id,
  externalId: name,
  name,
  profile: { boxBackground: "#123456", boxText: "#ffffff" },
});
const nordlys = office("001111", "Nordlys Bolig");
const nordlysWest = office("002222", "Nordlys Bolig Vest");

/** A listing of one of an office's people. */
const of = (
  agency: NonNullable<Sample["agency"]>,
  agent: { id: string; name: string; phone?: string },
  sample: Sample = {},
): Sample => ({
  ownerType: "api",
  agencyId: agency.id,
  agency,
  agent: { title: "Eiendomsmegler", email: "someone@nordlys.example", ...agent },
  ...sample,
});
const asne = { id: "001111-1", name: "Åsne Tåkelia", phone: "+4700001111" };
const birk = { id: "001111-2", name: "Birk Åsnes" };
const vilde = { id: "002222-1", name: "Vilde Nattbris" };
const ålesund = { geoIds: ["county:15", "municipality:1508"] };

const sold = (price: number, publishedAt: string, closedAt: string): Sample => ({
  status: "sold",
  publishedAt,
  closedAt,
  priceHistory: [
    { action: "listed", currency: "NOK", date: "2026-01-01", description: "", price: 1 },
    { action: "sold", currency: "NOK", date: closedAt, description: "", price },
  ],
});

interface OptionalSection {
  id: string;
  counts: object;
  area_names?: string[];
}

/** What everybody sees of agents, on whatever engine. */
function listsAgents(database: () => TestDatabase): void {
  let app: FastifyInstance;
  beforeAll(async () => {
    const { db } = database();
    app = await buildTestApp(db);
    await saveSamples(db, {
      no: [
        sampleListing(1, of(nordlys, asne)),
        sampleListing(2, of(nordlys, asne, { publishedAt: "2026-11-09T08:00:00.000Z" })),
        sampleListing(3, of(nordlys, asne, { listingType: "residential_rent", address: ålesund })),
        sampleListing(4, of(nordlys, birk, { address: ålesund })),
        sampleListing(5, of(nordlysWest, vilde, { status: "rented", closedAt: "2026-10-01" })),
        sampleListing(6, of(nordlysWest, vilde, { status: "unavailable" })),
        ...[100, 400, 300, 900, 200].map((price, number) => {
          const closed = `2026-0${number + 2}-11`;
          return sampleListing(10 + number, {
            ...of(nordlys, birk),
            ...sold(price, "2026-01-01T08:00:00.000Z", closed),
          });
        }),
        sampleListing(20, {
          ...of(nordlys, birk),
          ...sold(5_000_000, "2024-01-01T08:00:00.000Z", "2024-02-01"),
        }),
      ],
      au: [
        sampleListing(
          30,
          of(office("003333", "Lane"), { id: "003333-1", name: "Zane Lane" }, { address: fitzroy }),
        ),
      ],
    });
  });
  afterAll(() => app.close());

  const get = (url: string, host = "no.localhost") => app.inject({ url, headers: { host } });
  const search = async (query: Record<string, string>) => {
    const response = await get(`/api/v2/agents?${new URLSearchParams(query)}`);
    return response.json<{
      data: OptionalSection[];
      pagination: { total: number };
      place: object | null;
    }>();
  };
  const names = async (query: Record<string, string>) =>
    (await search(query)).data.map(({ id }) => id);

  test("RTE-002: agents are listed with their counts, those with most listings first, of this market alone", async () => {
    const { data, pagination } = await search({});
    expect(data.map(({ id, counts }) => [id, counts])).toEqual([
      ["001111-1", { for_sale: 2, for_rent: 1, sold: 0, rented: 0 }],
      ["001111-2", { for_sale: 1, for_rent: 0, sold: 6, rented: 0 }],
      ["002222-1", { for_sale: 0, for_rent: 0, sold: 0, rented: 1 }],
    ]);
    expect(pagination.total).toBe(3);
    expect(data.map(({ area_names: areas }) => areas)).toEqual([
      ["Oslo", "Ålesund"],
      ["Oslo", "Ålesund"],
      ["Oslo"],
    ]);
  });

  test.each([
    ["åsne", ["001111-1", "001111-2"]],
    ["Asne tak", ["001111-1"]],
    ["AASNE  TAAKELIA", ["001111-1"]],
    ["vild", ["002222-1"]],
    ["elia", []],
    ["50% _", []],
    ["%", ["001111-1", "001111-2", "002222-1"]],
  ])("RTE-002: a name is found by prefixes of its words: %s", async (name, found) => {
    expect(await names({ name })).toEqual(found);
  });

  test("RTE-002: an office is found by words of its name, and alone by its whole name", async () => {
    expect(await names({ office: "nordlys" })).toHaveLength(3);
    expect(await names({ office: "Nordlys bolig" })).toEqual(["001111-1", "001111-2"]);
    expect(await names({ office: "vest" })).toEqual(["002222-1"]);
  });

  test("RTE-002: an area finds agents who sell there, counted there, typos allowed", async () => {
    const { data, place } = await search({ area: "alesun" });
    expect(place).toEqual({
      geo_id: "municipality:1508",
      name: "Ålesund",
      parent: "Møre og Romsdal",
    });
    expect(data.map(({ id, counts }) => [id, counts])).toEqual([
      ["001111-1", { for_sale: 0, for_rent: 1, sold: 0, rented: 0 }],
      ["001111-2", { for_sale: 1, for_rent: 0, sold: 0, rented: 0 }],
    ]);
    expect(await names({ geo_id: "municipality:1508", name: "birk" })).toEqual(["001111-2"]);
  });

  test("an unknown place has no agents", async () => {
    expect(await search({ area: "zzxqwv" })).toMatchObject({ data: [], place: null });
    expect(await names({ geo_id: "suburb:3065-fitzroy" })).toEqual([]);
  });

  test("D33: pages follow one another, and one beyond the last is rejected", async () => {
    expect(await names({ size: "2", page: "2" })).toEqual(["002222-1"]);
    expect((await get("/api/v2/agents?size=2&page=3")).statusCode).toBe(400);
    expect((await get("/api/v2/agents?size=51")).statusCode).toBe(400);
    expect((await get(`/api/v2/agents?name=${"a".repeat(101)}`)).statusCode).toBe(400);
  });

  test("RTE-004, RTE-005: an agent's profile is complete, except for the email address", async () => {
    const response = await get("/api/v2/agents/001111-2");
    expect(response.payload).not.toContain("someone@");
    expect(response.json<{ data: object }>().data).toMatchObject({
      name: "Birk Åsnes",
      title: "Eiendomsmegler",
      agency: { name: "Nordlys Bolig", profile: { box_background: "#123456" } },
      colleagues: 2,
      counts: { for_sale: 1, sold: 6 },
      sold_in_year: { count: 5, median_price: 300, median_days: 99 },
      areas: [
        { geo_id: "municipality:0301", name: "Oslo", parent: null, count: 6 },
        { geo_id: "municipality:1508", name: "Ålesund", count: 1 },
      ],
      newest_open: { agency_id: "001111", property_id: sampleId(4) },
      is_demo: true,
    });
  });

  test("RTE-005: the listings of an agent are results, the newest first, filtered by state", async () => {
    const ids = async (path: string) =>
      (await get(`/api/v2/agents/${path}`))
        .json<{ data: { property_id: string }[] }>()
        .data.map((home) => home.property_id);
    expect(await ids("001111-1/listings?state=for_sale")).toEqual([2, 1].map(sampleId));
    expect(await ids("001111-1/listings?state=for_sale&size=1&page=2")).toEqual([sampleId(1)]);
    expect(await ids("001111-1/listings?state=for_rent")).toEqual([sampleId(3)]);
    expect(await ids("001111-2/listings?state=sold&size=2")).toEqual([14, 13].map(sampleId));
    expect(await ids("001111-2/listings?state=rented")).toEqual([]);
    for (const wrong of ["001111-1/listings", "001111-1/listings?state=for_sale&page=2"]) {
      expect((await get(`/api/v2/agents/${wrong}`)).statusCode).toBe(400);
    }
  });

  test("an agency's profile is that of its agents together, with no email address", async () => {
    const response = await get("/api/v2/agencies/001111");
    expect(response.payload).not.toContain("someone@");
    const { data } = response.json<{ data: { agents: OptionalSection[] } }>();
    expect(data).toMatchObject({
      agency: { name: "Nordlys Bolig", profile: { box_background: "#123456" } },
      counts: { for_sale: 3, for_rent: 1, sold: 6, rented: 0 },
      sold_in_year: { count: 5, median_price: 300, median_days: 99 },
      areas: [
        { geo_id: "municipality:0301", count: 8 },
        { geo_id: "municipality:1508", count: 2 },
      ],
      newest_open: { agency_id: "001111", property_id: sampleId(2) },
      agent_count: 2,
      is_demo: true,
    });
    expect(data.agents.map(({ id }) => id)).toEqual(["001111-1", "001111-2"]);
  });

  test("the listings of an agency are those of all its agents, the newest first", async () => {
    const listed = await get("/api/v2/agencies/001111/listings?state=for_sale&size=2");
    expect(listed.json()).toMatchObject({
      data: [{ property_id: sampleId(2) }, {}],
      pagination: { total: 3, last_page: 2 },
    });
    const closed = await get("/api/v2/agencies/001111/listings?state=sold&size=2");
    expect(closed.json()).toMatchObject({
      data: [14, 13].map((number) => ({ property_id: sampleId(number) })),
    });
    const behind = await get("/api/v2/agencies/001111/listings?state=for_sale&page=2");
    expect(behind.statusCode).toBe(400);
  });

  test("an agency that is unknown, private or of another market responds 404", async () => {
    for (const id of ["999999", "003333", "-1"]) {
      expect((await get(`/api/v2/agencies/${id}`)).statusCode).toBe(404);
      expect((await get(`/api/v2/agencies/${id}/listings?state=sold`)).statusCode).toBe(404);
    }
    expect((await get("/api/v2/agencies/nobody")).statusCode).toBe(400);
    expect((await get("/api/v2/agencies/003333", "au.localhost")).statusCode).toBe(200);
  });

  test("an unknown id, and one of another market, respond 404", async () => {
    for (const id of ["nobody", "003333-1", "%F0%9F%8F%A0", "a".repeat(200)]) {
      expect((await get(`/api/v2/agents/${id}`)).statusCode).toBe(404);
      expect((await get(`/api/v2/agents/${id}/listings?state=sold`)).statusCode).toBe(404);
    }
    expect((await get("/api/v2/agents/%00")).statusCode).toBe(400);
    expect((await get("/api/v2/agents?name=%00&area=%00&office=%00")).statusCode).toBe(200);
    expect((await get("/api/v2/agents/003333-1", "au.localhost")).statusCode).toBe(200);
  });

  test("D110: a project and its units are one listing of their agent, in counts, places and list", async () => {
    const { db } = database();
    const projectId = sampleId(50);
    await saveListings(db, regionNo, [
      sampleListing(50, of(nordlysWest, vilde, { objectType: "project" })),
      ...[51, 52].map((number) => sampleListing(number, of(nordlysWest, vilde, { projectId }))),
    ]);
    const one = { for_sale: 1, for_rent: 0, sold: 0, rented: 1 };
    const { data } = await search({ name: "vilde" });
    expect(data.map(({ counts }) => counts)).toEqual([one]);
    expect((await search({ geo_id: "municipality:0301", name: "vilde" })).data[0]?.counts).toEqual(
      one,
    );
    const profile = await get("/api/v2/agents/002222-1");
    expect(profile.json()).toMatchObject({ data: { counts: one, areas: [{ count: 2 }] } });
    const listed = await get("/api/v2/agents/002222-1/listings?state=for_sale");
    expect(listed.json()).toMatchObject({
      data: [{ property_id: projectId }],
      pagination: { total: 1 },
    });
    expect(listed.json<{ data: unknown[] }>().data).toHaveLength(1);
    const unavailable = [50, 51, 52].map((number) =>
      sampleListing(number, of(nordlysWest, vilde, { status: "unavailable" })),
    );
    await saveListings(db, regionNo, unavailable);
  });

  test("a newer listing updates the agent's details, and a listing that changes agents is counted once", async () => {
    const { db } = database();
    await saveListings(db, regionNo, [
      sampleListing(
        5,
        of(
          nordlysWest,
          { ...vilde, name: "Vilde Solbris" },
          { changedAt: "2026-11-20T08:00:00.000Z" },
        ),
      ),
      sampleListing(
        40,
        of(
          nordlysWest,
          { ...vilde, name: "Vilde Gammel" },
          { changedAt: "2025-11-20T08:00:00.000Z" },
        ),
      ),
      sampleListing(1, of(nordlysWest, vilde, { changedAt: "2025-11-20T08:00:00.000Z" })),
    ]);
    const fresh = await buildTestApp(db);
    const { data } = (
      await fresh.inject({ url: "/api/v2/agents", headers: { host: "no.localhost" } })
    ).json<{
      data: (OptionalSection & { name: string })[];
    }>();
    await fresh.close();
    expect(data.map(({ name, counts }) => [name, counts])).toContainEqual([
      "Vilde Solbris",
      { for_sale: 3, for_rent: 0, sold: 0, rented: 0 },
    ]);
    expect(data.map(({ name, counts }) => [name, counts])).toContainEqual([
      "Åsne Tåkelia",
      { for_sale: 1, for_rent: 1, sold: 0, rented: 0 },
    ]);
  });
}

onEmbeddedFirst(listsAgents);
