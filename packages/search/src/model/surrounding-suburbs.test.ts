import { openTestApp } from "@hjem/storefront/testing/open-test-app";
import { australianHome } from "@hjem/storefront/testing/sample-homes";
import type { StubCall } from "@hjem/storefront/testing/stub-api";
import { expect, test, vi } from "vitest";
import { testFeature } from "../testing/feature.ts";
import { response } from "../testing/search-response.ts";
import type { ListModel } from "./list-model.ts";
import { loadList } from "./load-list.ts";

// Modules of its own: those of other files may check responses, and the ones here are not complete.
vi.hoisted(() => vi.resetModules());

const fitzroy = {
  geoId: "suburb:3065-fitzroy",
  kind: "suburb",
  name: "Fitzroy",
  parent: "VIC",
  count: 7,
  location: { lat: -37.8, lng: 144.98 },
};

/** The page of a URL with the given counts in the suburb, and including surrounding ones. */
async function load(query: string, [within, around]: readonly [number, number]) {
  const { app, calls } = await openTestApp({
    region: "au",
    features: [testFeature],
    api: {
      "POST /api/v2/property/search": ({ body }: StubCall) => {
        const { includesSurrounding } = body as { includesSurrounding?: boolean };
        const total = includesSurrounding ? around : within;
        return response(total > 0 ? [australianHome()] : [], total);
      },
      "GET /api/v2/address/lookup": { data: [fitzroy] },
    },
  });
  const url = new URL(`/list${query}`, "http://au.test");
  const loaded = (await loadList({
    request: new Request(url),
    url,
    params: {},
    page: app.page,
  })) as ListModel;
  return { model: loaded, results: await loaded.results, calls };
}

test("D51: links to homes in surrounding suburbs with their number", async () => {
  const { results } = await load("?geoId=suburb:3065-fitzroy", [7, 41]);
  expect(results).toMatchObject({
    heading: "7 homes for sale in Fitzroy",
    surrounding: {
      label: "+34 in surrounding suburbs",
      href: "/list?geoId=suburb:3065-fitzroy&includesSurrounding=true",
    },
  });
});

test("D51: links to them from a moved map too, without its frame", async () => {
  const frame =
    "locationTopLeftLat=-37.79&locationTopLeftLng=144.97&locationBottomRightLat=-37.8&locationBottomRightLng=144.98&zoomLevel=15";
  const { results, calls } = await load(`?geoId=suburb:3065-fitzroy&${frame}&view=map`, [7, 41]);
  expect(results?.surrounding).toEqual({
    label: "+34 in surrounding suburbs",
    href: "/list?geoId=suburb:3065-fitzroy&includesSurrounding=true&view=map",
  });
  const counted = calls.filter(({ path }) => path.endsWith("/search")).map(({ body }) => body);
  expect(counted.filter((body) => "zoomLevel" in (body as object))).toHaveLength(1);
});

test("D51: once included they are a removable chip, and are not offered again", async () => {
  const { model, results } = await load(
    "?geoId=suburb:3065-fitzroy&includesSurrounding=true",
    [7, 41],
  );
  expect(results).toMatchObject({ total: 41, surrounding: null });
  expect(model.chosen.filters).toContainEqual(
    expect.objectContaining({
      label: "Surrounding suburbs",
      href: "/list?geoId=suburb:3065-fitzroy",
    }),
  );
});

test("D51: offers nothing without homes around, and does not count twice without a suburb", async () => {
  expect((await load("?geoId=suburb:3065-fitzroy", [7, 7])).results?.surrounding).toBeNull();
  const { calls } = await load("?geoId=state:vic", [7, 41]);
  expect(calls.filter(({ path }) => path.endsWith("/search"))).toHaveLength(1);
});

test("S2: an empty suburb suggests surrounding suburbs first, not those in other states", async () => {
  const { results } = await load("?geoId=suburb:3065-fitzroy", [0, 34]);
  expect(results?.empty).toMatchObject({
    title: "No exact matches, but 34 homes if you change your search",
    suggestions: [{ act: "Include surrounding suburbs", gain: "+34 homes" }],
  });
});
