import { renderWithStorefront, type RenderOptions } from "@hjem/storefront/testing";
import { StubError } from "@hjem/storefront/testing/stub-api";
import { expect, test } from "vitest";
import { answer, property } from "../testing/property.ts";
import { words } from "../testing/words.ts";
import type { ListModel } from "./list-model.ts";
import { loadList } from "./load-list.ts";

const trondheim = {
  geoId: "municipality:5001",
  kind: "municipality",
  name: "Trondheim",
  parent: "Trøndelag",
  count: 135,
  location: { lat: 63.4, lng: 10.4 },
};

const image = {
  type: "exterior",
  url: "/media/aaaaaaaa01",
  ratio: 1.5,
  color: "#88a0b0",
  isIllustration: true,
} as const;

const api = {
  "POST /api/v2/property/search": answer([property()], 128),
  "GET /api/v2/address": { data: [trondheim] },
  "GET /api/v2/address/lookup": { data: [trondheim] },
};

async function load(query: string, options: RenderOptions = {}) {
  const { app, calls } = await renderWithStorefront(null, { api, features: [words], ...options });
  const url = new URL(`/list${query}`, "http://no.test");
  // The tests' own page is not the list, so results that take long would come later.
  const told = await loadList({ request: new Request(url), url, params: {}, page: app.page });
  return { told, calls };
}

const redirected = async (query: string) => {
  const { told } = await load(query);
  expect(told).toBeInstanceOf(Response);
  const { status, headers } = told as Response;
  return `${status} ${headers.get("location")}`;
};

const model = async (query: string, options?: RenderOptions) => {
  const { told, calls } = await load(query, options);
  expect(told).not.toBeInstanceOf(Response);
  return { ...(told as ListModel), calls };
};

test("the heading says how many homes there are, and where", async () => {
  const { results } = await model("?geoId=municipality:5001");
  expect(await results).toMatchObject({
    heading: "128 boliger til salgs i Trondheim",
    pages: { current: 1, last: 11 },
  });
});

test("each kind of listing is named as its market does", async () => {
  const heading = async (query: string, options?: RenderOptions) =>
    (await (await model(query, options)).results)?.heading;
  expect(await heading("?listingType=rent")).toBe("128 boliger til leie");
  expect(await heading("?listingType=commercial&acquisition=rent")).toBe(
    "128 næringslokaler til leie",
  );
  expect(await heading("?listingType=new_homes", { region: "au" })).toBe("128 new homes");
});

test("SRCH-009: typed words that name a place lead to the homes there", async () => {
  expect(await redirected("?search=trondheim&listingType=rent")).toBe(
    "302 /list?listingType=rent&geoId=municipality:5001",
  );
});

test("a form without JavaScript is led to the one right form of its address", async () => {
  expect(await redirected("?listingType=buy&priceMin=&bedroomMin=2&sort=price-asc")).toBe(
    "302 /list?bedroomMin=2&sorting=price&order=asc",
  );
});

test("keys in another order are put right, the language stays", async () => {
  expect(await redirected("?language=en&bedroomMin=2")).toBe("302 /list?bedroomMin=2&language=en");
});

test("an address with an unknown filter stays, and the page tells what was ignored", async () => {
  const { ignored, calls } = await model("?bedroomMin=2&foo=1&priceMin=x");
  expect(ignored).toEqual({ keys: ["foo"], wrong: 1 });
  expect(calls.find(({ path }) => path === "/api/v2/property/search")?.body).not.toHaveProperty(
    "foo",
  );
});

test("D33: a page beyond the last one leads to the first", async () => {
  const beyond = { "POST /api/v2/property/search": new StubError(400, "page_out_of_range") };
  const { told } = await load("?bedroomMin=2&page=999", { api: beyond });
  expect((told as Response).headers.get("location")).toBe("/list?bedroomMin=2");
});

test("a range that stands upside down is not asked for, and can be turned with one press", async () => {
  const { reversed, results, calls } = await model("?priceMin=5000000&priceMax=1000000");
  expect(results).toBeNull();
  expect(calls).toEqual([]);
  expect(reversed[0]?.swapHref).toBe("/list?priceMin=1000000&priceMax=5000000");
});

test("only one page for each place is kept by searchers, narrower ones are not", async () => {
  expect((await model("?geoId=municipality:5001")).head).toMatchObject({
    title: "Boliger til salgs i Trondheim",
    canonical: "/list?geoId=municipality:5001",
    isNoIndex: false,
  });
  expect((await model("?bedroomMin=2")).head.isNoIndex).toBe(true);
  expect((await model("?page=2")).head.isNoIndex).toBe(true);
});

test("searchers are told the homes of a list in their order, and other sites its first picture", async () => {
  const { head } = await model("?geoId=municipality:5001", {
    api: { ...api, "POST /api/v2/property/search": answer([property({ images: [image] })], 128) },
  });
  expect(head.image).toMatchObject({ alt: "Innholdsrik enebolig med solrik hage" });
  expect(head.jsonLd?.[0]).toMatchObject({
    "@type": "ItemList",
    numberOfItems: 128,
    itemListElement: [{ position: 1, url: expect.stringMatching(/\/property\/\d+\/3f7q9z2k1m$/) }],
  });
  expect(head.jsonLd?.[1]).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { name: "Hjem" },
      { name: "Boliger til salgs" },
      {
        name: "Trondheim",
        item: { "@id": expect.stringMatching(/\/list\?geoId=municipality:5001$/) },
      },
    ],
  });
});

test("a list that is kept out of search engines tells them nothing of its homes", async () => {
  expect((await model("?page=2")).head.jsonLd).toBeUndefined();
});

test("relevance is offered only where there are words to be relevant to", async () => {
  const labels = async (query: string) =>
    (await model(query)).sort.options.map(({ label }) => label);
  expect(await labels("")).not.toContain("Mest relevante");
  expect(await labels("?keywords=peis")).toContain("Mest relevante");
});

test("an empty search is told what each filter costs, in numbers that add up", async () => {
  const totals: Record<string, number> = { price: 21, bedroom: 9 };
  const { results } = await model("?priceMax=4000000&bedroomMin=4", {
    api: {
      "POST /api/v2/property/search": ({ body }: { body: unknown }) => {
        const { priceMax, bedroomMin } = body as { priceMax?: number; bedroomMin?: number };
        if (priceMax === 4_000_000 && bedroomMin === 4) return answer([], 0);
        return answer([property()], totals[bedroomMin === 4 ? "price" : "bedroom"]);
      },
    },
  });
  const near = (await results)?.near;
  expect(near?.title).toBe("Ingen boliger passer alt dette, men 30 er nær");
  expect(near?.ways.map(({ act, gain }) => [act.replaceAll("\u00a0", " "), gain])).toEqual([
    ["Øk prisen til 5,2 mill.", "+21 boliger"],
    ["Ta med 3+ soverom", "+9 boliger"],
  ]);
});
