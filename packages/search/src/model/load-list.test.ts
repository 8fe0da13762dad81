import { type TestAppOptions, openTestApp } from "@hjem/storefront/testing/open-test-app";
import { norwegianHome } from "@hjem/storefront/testing/sample-homes";
import { StubError } from "@hjem/storefront/testing/stub-api";
import { expect, test, vi } from "vitest";
import { feature } from "../feature.ts";
import { loader } from "../list-page.tsx";
import { testFeature } from "../testing/feature.ts";
import { api, load, model, redirected } from "../testing/load.ts";
import { response } from "../testing/search-response.ts";
import { prefetchPage } from "./prefetch-page.ts";

// Modules of its own: those of other files may check responses, and the ones here are not complete.
vi.hoisted(() => vi.resetModules());

const image = {
  type: "exterior",
  url: "/media/aaaaaaaa01",
  ratio: 1.5,
  color: "#88a0b0",
  isIllustration: true,
} as const;
test("SRCH-007: the list is a public page, titled by its listing type and as a list", async () => {
  expect(feature.routes.find(({ path }) => path === "/list")).toMatchObject({
    layout: "default",
    access: "public",
  });
  const { head, results } = await model("?listingType=leisure");
  expect(head.title).toBe("Fritidsboliger til salgs – Liste");
  expect(await results).toMatchObject({ heading: "128 fritidsboliger til salgs" });
});

test("SRCH-007: the English title contains List, and other views have their own name", async () => {
  expect((await model("", { region: "au" })).head.title).toBe("Homes for sale – List");
  expect((await model("?view=grid", { region: "au" })).head.title).toBe("Homes for sale – Grid");
});

test("FND-016: stores the current listing type, but not when the page is only prefetched", async () => {
  const { app } = await openTestApp({ api, features: [testFeature] });
  const { store } = app.page;
  const visit = async (query: string) => {
    const url = new URL(`/list${query}`, "http://no.test");
    await loader({ request: new Request(url), url, params: {}, page: app.page });
    return store.getState().app.currentListing;
  };
  expect(await visit("?listingType=commercial&acquisition=rent")).toEqual({
    listingType: "commercial",
    acquisition: "rent",
  });
  const leave = new AbortController();
  await prefetchPage(app.page, "/list?listingType=leisure", leave.signal);
  expect(store.getState().app.currentListing.listingType).toBe("commercial");
  leave.abort();
  expect(await visit("?listingType=rent")).toEqual({ listingType: "rent", acquisition: "rent" });
});

test.each([
  ["?propertyType=plot", "Tomt – Liste"],
  ["?propertyType=garage_parking&propertyType=plot", "Garasje/parkering, Tomt – Liste"],
])("plots and parking spaces are not called homes: %s", async (query, title) => {
  const { head, results } = await model(query);
  expect(head.title).toBe(title);
  expect(await results).toMatchObject({ heading: "128 annonser" });
});

test("the heading shows the number of homes and the place", async () => {
  const { results } = await model("?geoId=municipality:5001");
  expect(await results).toMatchObject({
    heading: "128 boliger til salgs i Trondheim",
    pages: { current: 1, last: 11 },
  });
});

test("names each listing type as its market does", async () => {
  const heading = async (query: string, options?: TestAppOptions) =>
    (await (await model(query, options)).results)?.heading;
  expect(await heading("?listingType=rent")).toBe("128 boliger til leie");
  expect(await heading("?listingType=commercial&acquisition=rent")).toBe(
    "128 næringslokaler til leie",
  );
  expect(await heading("?listingType=new_homes", { region: "au" })).toBe("128 new homes");
});

test("S9, D54: headings, titles and descriptions distinguish sold, rented and upcoming homes in both markets", async () => {
  const loaded = async (query: string, options?: TestAppOptions) => {
    const { head, results } = await model(query, options);
    return [(await results)?.heading, head.title.split(" – ")[0], head.description?.split(".")[0]];
  };
  const sold = "128 solgte boliger i Trondheim";
  expect(await loaded("?geoId=municipality:5001&availability=sold")).toEqual([
    sold,
    "Solgte boliger i Trondheim",
    sold,
  ]);
  const heading = async (query: string, options?: TestAppOptions) =>
    (await loaded(query, options))[0];
  expect(await heading("?listingType=rent&availability=rented")).toBe("128 utleide boliger");
  expect(await heading("?availability=future")).toBe("128 boliger som kommer snart");
  expect(await heading("?listingType=leisure&availability=sold")).toBe("128 solgte fritidsboliger");
  expect(await heading("?listingType=commercial&acquisition=rent&availability=rented")).toBe(
    "128 utleide næringslokaler",
  );
  expect(await heading("?availability=all")).toBe("128 boliger");
  const au = { region: "au" } as const;
  expect(await heading("?availability=sold", au)).toBe("128 sold homes");
  expect(await loaded("?listingType=rent&availability=rented", au)).toEqual([
    "128 leased homes",
    "Leased homes",
    "128 leased homes",
  ]);
  expect(await heading("?listingType=new_homes&availability=sold", au)).toBe("128 sold new homes");
});

test("D55: a project shows how many units match and links to them; without filters it shows the number for sale", async () => {
  const project = norwegianHome({
    childPropertyId: ["un1t000001", "un1t000002", "un1t000003"],
    matchingUnits: { count: 2, priceMin: 4_000_000 },
  });
  const linesOf = async (query: string) => {
    const withProject = { ...api, "POST /api/v2/property/search": response([project], 128) };
    const { loaded } = await load(query, { api: withProject });
    if (loaded instanceof Response) throw new Error("The list leads elsewhere.");
    return Object.values((await loaded.results)?.units ?? {});
  };
  const address = "/property/001204/3f7q9z2k1m";
  expect(await linesOf("?bedroomMin=3&sorting=price&order=asc")).toEqual([
    { label: "2 av 3 boliger passer", href: `${address}?bedroomMin=3` },
  ]);
  expect(await linesOf("?geoId=municipality:5001")).toEqual([
    { label: "2 av 3 boliger er til salgs", href: address },
  ]);
  const { results } = await model("");
  expect((await results)?.units).toEqual({});
});

test("SRCH-008: keeps the landing page id across text searches, filters, sortings and pages", async () => {
  expect(await redirected("?search=trondheim&landingpageid=spring")).toBe(
    "302 /list?geoId=municipality:5001&landingpageid=spring",
  );
  const { sort, views, pageHrefs, chosen } = await model(
    "?priceMax=5000000&bedroomMin=2&landingpageid=spring",
  );
  const hrefs = [
    pageHrefs.second,
    ...views.map(({ href }) => href),
    ...chosen.filters.map(({ href }) => href),
  ];
  expect(hrefs.length).toBeGreaterThan(4);
  for (const href of hrefs) expect(href).toMatch(/[?&]landingpageid=spring$/);
  expect(sort.hidden).toContainEqual(["landingpageid", "spring"]);
});

const landing = {
  id: "ved-sjoen",
  title: "Bo ved sjøen",
  lead: "Ved kysten.",
  search: "locationTypes=coast&priceMax=5000000",
  isDemo: true,
};
const withLanding = { ...api, "GET /api/v2/landing_pages/ved-sjoen": { data: landing } };
const landingRedirect = async (query: string) => {
  const { loaded } = await load(query, { api: withLanding });
  return loaded instanceof Response ? loaded.headers.get("location") : null;
};

test("SRCH-008: a landing page id alone redirects to its search once, and stays in the URL", async () => {
  const landingSearch = "/list?priceMax=5000000&locationTypes=coast";
  expect(await landingRedirect("?landingpageid=ved-sjoen")).toBe(
    `${landingSearch}&landingpageid=ved-sjoen`,
  );
  expect(await landingRedirect("?landingpageid=ved-sjoen&language=en&utm_source=post")).toBe(
    `${landingSearch}&landingpageid=ved-sjoen&language=en&utm_source=post`,
  );
  expect(
    await landingRedirect(`${landingSearch.slice("/list".length)}&landingpageid=ved-sjoen`),
  ).toBeNull();
});

test("SRCH-008: shows the landing page above its results, with a link back", async () => {
  const { landing: shown } = await model("?bedroomMin=2&landingpageid=ved-sjoen", {
    api: withLanding,
  });
  expect(shown).toEqual({
    title: "Bo ved sjøen",
    lead: "Ved kysten.",
    href: "/landing?landingpageid=ved-sjoen",
  });
});

test("SRCH-008: does not restore a landing page filter that the visitor removed", async () => {
  const { chosen, calls } = await model("?priceMax=4000000&landingpageid=ved-sjoen", {
    api: withLanding,
  });
  expect(calls.find(({ path }) => path === "/api/v2/property/search")?.body).not.toHaveProperty(
    "locationTypes",
  );
  expect(chosen.filters.map(({ href }) => href)).toEqual(["/list"]);
  expect(await landingRedirect("?priceMax=&landingpageid=ved-sjoen")).toBe("/list");
});

test("SRCH-008: an unknown landing page id is kept and has no effect", async () => {
  const { landing: shown, calls, pageHrefs } = await model("?landingpageid=gone");
  expect(shown).toBeNull();
  expect(calls.map(({ path }) => path)).toContain("/api/v2/property/search");
  expect(pageHrefs.second).toBe("/list?page=2&landingpageid=gone");
});

test("redirects a form sent without JavaScript to the canonical URL", async () => {
  expect(await redirected("?listingType=buy&priceMin=&bedroomMin=2&sort=price-asc")).toBe(
    "302 /list?bedroomMin=2&sorting=price&order=asc",
  );
});

test("redirects an empty form of the home page to the list of its listing type", async () => {
  expect(await redirected("?search=&listingType=rent&acquisition=buy")).toBe(
    "302 /list?listingType=rent",
  );
});

test("redirects parameters in another order, and keeps the language", async () => {
  expect(await redirected("?language=en&bedroomMin=2")).toBe("302 /list?bedroomMin=2&language=en");
});

test("keeps an unknown filter in the URL, and shows what was ignored", async () => {
  const { ignored, calls, head } = await model("?bedroomMin=2&foo=1&priceMin=x");
  // S24: the response names them in `X-Ignored-Fields`.
  expect(head.ignoredFields).toEqual(["foo"]);
  expect(ignored).toEqual({ keys: ["foo"], wrong: 1, unused: "", cleanHref: "/list?bedroomMin=2" });
  expect(calls.find(({ path }) => path === "/api/v2/property/search")?.body).not.toHaveProperty(
    "foo",
  );
});

test("D33: redirects a page beyond the last one to the first", async () => {
  const beyond = { "POST /api/v2/property/search": new StubError(400, "page_out_of_range") };
  const { loaded } = await load("?bedroomMin=2&page=999", { api: beyond });
  expect((loaded as Response).headers.get("location")).toBe("/list?bedroomMin=2");
});

test("does not request a reversed range, and offers to swap it", async () => {
  const { reversed, results, calls } = await model("?priceMin=5000000&priceMax=1000000");
  expect(results).toBeNull();
  expect(calls).toEqual([]);
  expect(reversed[0]?.swapHref).toBe("/list?priceMin=1000000&priceMax=5000000");
});

test("S5: a reversed floor range is offered for swapping, also on the map", async () => {
  for (const view of ["", "&view=map"]) {
    const { reversed, calls } = await model(`?floors=7-2${view}`);
    expect(calls).toEqual([]);
    expect(reversed).toEqual([
      { label: expect.stringMatching(/7.2/), swapHref: `/list?floors=2-7${view}` },
    ]);
  }
});

test("only the first page of a place is indexed, narrower searches are not", async () => {
  expect((await model("?geoId=municipality:5001")).head).toMatchObject({
    title: "Boliger til salgs i Trondheim – Liste",
    canonical: "/list?geoId=municipality:5001",
    isNoIndex: false,
  });
  expect((await model("?bedroomMin=2")).head.isNoIndex).toBe(true);
  expect((await model("?page=2")).head.isNoIndex).toBe(true);
});

test("structured data lists the homes in order, and link previews have the first picture", async () => {
  const { head } = await model("?geoId=municipality:5001", {
    api: {
      ...api,
      "POST /api/v2/property/search": response([norwegianHome({ images: [image] })], 128),
    },
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

test("a list that is not indexed has no structured data", async () => {
  expect((await model("?page=2")).head.jsonLd).toBeUndefined();
});

test("SRCH-097..110: the sort menu has 13 options in the market's terms, and the current one is selected", async () => {
  const { sort } = await model("");
  expect(sort.options.map(({ label }) => label)).toEqual([
    "Mest relevante",
    "Nyeste",
    "Eldste",
    "Pris, lav til høy",
    "Pris, høy til lav",
    "BRA-i, minst først",
    "BRA-i, størst først",
    "Totalpris, lav til høy",
    "Totalpris, høy til lav",
    "Pris per m², lav til høy",
    "Pris per m², høy til lav",
    "Bruksareal, minst først",
    "Bruksareal, størst først",
  ]);
  expect(sort.value).toBe("created_at-desc");
  expect((await model("", { region: "au" })).sort.options).toHaveLength(13);
});

test("SRCH-115, SRCH-116: sorts by relevance with keywords, unless another sorting is chosen", async () => {
  expect((await model("?keywords=peis")).sort.value).toBe("relevance-desc");
  expect((await model("?keywords=peis&sorting=price&order=asc")).sort.value).toBe("price-asc");
});

const resultWith = (given: Parameters<typeof norwegianHome>[0]) => ({
  "POST /api/v2/property/search": response([norwegianHome(given)]),
});
const loaded = (parts: readonly { text: string; isHit?: true }[] = []) =>
  parts.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join("");

test("SRCH-035: shows where the keywords match: in title, facilities, or else the description", async () => {
  const { results } = await model("?keywords=peisen+heis+utsikt+-garasje", {
    api: resultWith({ title: "Lys leilighet med peis", facilities: ["balcony", "elevator"] }),
  });
  const found = (await results)?.found?.[norwegianHome().propertyId];
  expect(loaded(found?.title)).toBe("Lys leilighet med [peis]");
  expect(loaded(found?.line)).toBe("[Heis] · «[utsikt]» i beskrivelsen");
});

test("a title with every keyword needs no extra line, and without keywords nothing is highlighted", async () => {
  const options = { api: resultWith({ title: "Hus med peis", facilities: ["fireplace"] }) };
  const marked = (await (await model("?keywords=peis", options)).results)?.found;
  expect(marked?.[norwegianHome().propertyId]?.line).toEqual([]);
  expect((await (await model("", options)).results)?.found).toBeNull();
});

test("suggests changes for few results, if a filter can be relaxed", async () => {
  const few = async (query: string, total: number) => {
    const some = { "POST /api/v2/property/search": response([norwegianHome()], total) };
    return (await (await model(query, { api: some })).results)?.few;
  };
  expect(await few("?bedroomMin=4", 3)).toBe(3);
  expect(await few("?bedroomMin=4", 4)).toBe(0);
  expect(await few("", 2)).toBe(0);
});

test("SRCH-013: offers every view of a search, and names the current one", async () => {
  const { view, views } = await model("?bedroomMin=2&view=map");
  expect(view).toBe("map");
  expect(views.map(({ href }) => href)).toEqual([
    "/list?bedroomMin=2",
    "/list?bedroomMin=2&view=grid",
    "/list?bedroomMin=2&view=map",
  ]);
  expect((await model("?view=foo")).view).toBe("list");
});

test("a map without homes offers no changes and runs no further searches", async () => {
  const { results, calls } = await model("?bedroomMin=9&view=map", {
    api: { "POST /api/v2/property/search": response([], 0) },
  });
  expect(await results).toMatchObject({ total: 0, pages: null, empty: null });
  expect(calls).toHaveLength(1);
});

test("SRCH-053: loads the names of selected agencies by id, and none without agencies", async () => {
  const known = { data: [{ agencyId: "001204", name: "Nordlys Bolig" }] };
  const responses = { ...api, "GET /api/v2/agencies": known };
  const { chosen, calls } = await model("?agencyId=001204", { api: responses });
  expect(chosen.filters).toMatchObject([{ label: "Nordlys Bolig", href: "/list" }]);
  const namings = calls.filter(({ path }) => path === "/api/v2/agencies");
  expect(namings.map(({ query }) => query.getAll("ids[]"))).toEqual([["001204"]]);
  const { calls: others } = await model("?bedroomMin=2", { api: responses });
  expect(others.map(({ path }) => path)).not.toContain("/api/v2/agencies");
});

test("SRCH-053: requests the homes of an agency in parallel with its name", async () => {
  const searching = Promise.withResolvers<void>();
  const { chosen } = await model("?agencyId=001204", {
    api: {
      ...api,
      "GET /api/v2/agencies": async () => {
        await searching.promise;
        return { data: [{ agencyId: "001204", name: "Nordlys Bolig" }] };
      },
      "POST /api/v2/property/search": () => {
        searching.resolve();
        return api["POST /api/v2/property/search"];
      },
    },
  });
  expect(JSON.stringify(chosen)).toContain("Nordlys Bolig");
});
